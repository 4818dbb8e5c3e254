import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { heldCount } from '@/lib/leads/inbox/metrics-queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** Tells admins that enquiries are held, and why; nothing if there are none. */
export async function HeldNotice() {
  const [locale, t, count] = await Promise.all([
    getLocale(),
    getTranslations('Leads.held'),
    settle('heldCount', heldCount()),
  ])
  if (!count.ok || count.data.held === 0) return null
  const { held, perHour } = count.data
  return (
    <Notice variant="alert">
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {t('alert', { ...counted(held, locale), limit: formatNumber(perHour, locale) })}
        <ButtonLink variant="quiet" href={routes.heldLeads}>
          {t('open')}
        </ButtonLink>
      </span>
    </Notice>
  )
}
