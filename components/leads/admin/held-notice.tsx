import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { heldCount } from '@/lib/leads/inbox/metrics-queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** Tells admins that enquiries are held, and why; nothing if there are none. */
export async function HeldNotice() {
  const locale = await getLocale()
  const t = await getTranslations('Leads.held')
  const count = await settle('heldCount', heldCount())
  if (!count.ok || count.data.held === 0) return null
  const { held, perHour } = count.data
  return (
    <Notice variant="alert" size="small">
      <span className="flex min-h-11 items-center justify-between gap-x-6">
        {t('alert', { ...counted(held, locale), limit: formatNumber(perHour, locale) })}
        <Link
          href={routes.heldLeads}
          aria-label={t('open')}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('openShort')}
        </Link>
      </span>
    </Notice>
  )
}
