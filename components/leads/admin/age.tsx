import { useTranslations } from 'next-intl'

const HOUR = 60 * 60 * 1000

/** How long ago a lead wrote. */
export function Age({ since, now }: { since: string; now: number }) {
  const t = useTranslations('Leads.lead')
  const hours = Math.floor((now - Date.parse(since)) / HOUR)
  return hours < 24 ? t('ageHours', { hours }) : t('ageDays', { days: Math.floor(hours / 24) })
}
