import { getTranslations } from 'next-intl/server'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { bankNotice } from '@/lib/site-content/bank-queries'

/** The last change to the bank details, so that student payments are never redirected unnoticed. */
export async function BankNote() {
  const [t, notice] = await Promise.all([getTranslations('BankNote'), settle('bankNotice', bankNotice())])
  if (!notice.ok || !notice.data) return null
  const { event, who, at, liveFrom, isPending } = notice.data
  return (
    <section
      aria-label={t('title')}
      className={`border-b print:hidden ${isPending ? 'border-alert bg-alert-soft text-alert' : 'border-line bg-clay'}`}
    >
      <div className="office-page flex flex-wrap items-center gap-x-4 py-1 text-small">
        <p className={`min-w-0 py-1.5 wrap-anywhere ${isPending ? 'font-semibold' : ''}`}>
          {t.rich(event, {
            who: who === 'system' ? t('system') : who,
            at: () => <StaffTime iso={at} />,
            live: () => liveFrom && <StaffTime iso={liveFrom} />,
          })}{' '}
          {isPending && t('unexpected')}
        </p>
        <Link
          href={routes.siteDocument('bank')}
          className="flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
        >
          {t('open')}
        </Link>
      </div>
    </section>
  )
}
