import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import {
  type SubscriptionCounts,
  type SubscriptionState,
  countOf,
  subscriptionStates,
} from '@/lib/newsletter/subscribers'

/** Subscriptions by state and language; states are rows, to fit a narrow screen. */
export function SubscriberTable({ counts }: { counts: SubscriptionCounts }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  const states = useTranslations('NewsletterAdmin.subscribers.states')
  const languages = useLanguageNames()
  const cells = (state: SubscriptionState) => [
    ...routing.locales.map((language) => counts[language][state]),
    countOf(counts, state),
  ]
  return (
    <table aria-label={t('subscribersTitle')} className="w-full text-left tabular-nums max-sm:text-small">
      <thead>
        <tr className="border-b-2 border-ink text-small">
          <td />
          {[...routing.locales.map(languages), t('all')].map((head) => (
            <th key={head} scope="col" className="py-2 pl-2 sm:pl-3 text-right font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subscriptionStates.map((state) => (
          <tr key={state} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 font-normal wrap-anywhere">
              {states(state)}
            </th>
            {cells(state).map((count, index) => (
              <td key={index} className="py-2.5 pl-2 sm:pl-3 text-right">
                {formatNumber(count, locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
