import { useLocale, useTranslations } from 'next-intl'
import { counted } from '@/lib/i18n/formats'

const HOUR = 60 * 60 * 1000

/** How long ago a lead wrote. */
export function Age({ since, now }: { since: string; now: number }) {
  const locale = useLocale()
  const t = useTranslations('Leads.lead')
  const hours = Math.floor((now - Date.parse(since)) / HOUR)
  return hours < 24 ? t('ageHours', { hours }) : t('ageDays', counted(Math.floor(hours / 24), locale))
}
