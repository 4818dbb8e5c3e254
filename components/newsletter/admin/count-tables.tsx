import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/admin/staff-time'
import { formatNumber } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import type { NewsletterDay } from '@/lib/newsletter/subscriber-queries'
import { type SubscriptionCounts, countOf, subscriptionStates } from '@/lib/newsletter/subscribers'

/** A name and its counts in each row, which fit a narrow screen. */
function CountTable({
  label,
  first,
  heads,
  rows,
}: {
  label: string
  /** The head of the names. */
  first?: string
  heads: readonly string[]
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly counts: readonly number[] }[]
}) {
  const locale = useLocale()
  return (
    <table aria-label={label} className="w-full text-left tabular-nums max-sm:text-small">
      <thead>
        <tr className="border-b-2 border-ink text-small">
          {first ? (
            <th scope="col" className="py-2 font-semibold">
              {first}
            </th>
          ) : (
            <td />
          )}
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pl-2 text-right font-semibold wrap-anywhere sm:pl-3">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, counts }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 font-normal wrap-anywhere">
              {name}
            </th>
            {counts.map((count, index) => (
              <td key={index} className="py-2.5 pl-2 text-right sm:pl-3">
                {formatNumber(count, locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Subscriptions begun and ended, for each day with any. */
export function DayTable({ days }: { days: readonly NewsletterDay[] }) {
  const t = useTranslations('NewsletterAdmin')
  if (days.length === 0) return <p className="text-quiet">{t('daysNone')}</p>
  const rows = days.map(({ day, confirmed, ended }) => ({
    key: day,
    name: <Day day={day} />,
    counts: [confirmed, ended],
  }))
  return (
    <div className="max-h-80 overflow-y-auto" tabIndex={0} role="group" aria-label={t('daysTitle')}>
      <CountTable label={t('daysTitle')} first={t('day')} heads={[t('confirmed'), t('ended')]} rows={rows} />
    </div>
  )
}

/** Subscriptions by state and language. */
export function SubscriberTable({ counts }: { counts: SubscriptionCounts }) {
  const t = useTranslations('NewsletterAdmin')
  const states = useTranslations('NewsletterAdmin.subscribers.states')
  const languages = useLanguageNames()
  const rows = subscriptionStates.map((state) => ({
    key: state,
    name: states(state),
    counts: [...routing.locales.map((language) => counts[language][state]), countOf(counts, state)],
  }))
  const heads = [...routing.locales.map(languages), t('all')]
  return <CountTable label={t('subscribersTitle')} heads={heads} rows={rows} />
}
