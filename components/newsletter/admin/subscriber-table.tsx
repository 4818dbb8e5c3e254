import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/i18n/formats'
import type { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { type SubscriptionState, subscriptionStates } from '@/lib/newsletter/subscribers'

type Counts = Awaited<ReturnType<typeof subscriptionCounts>>

/** How many subscriptions there are by state and language: a row for each state, so that it fits a narrow screen. */
export function SubscriberTable({ counts }: { counts: Counts }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  const states = useTranslations('NewsletterAdmin.subscribers.states')
  const languages = useTranslations('Posts.languages')
  const cells = (state: SubscriptionState) => {
    const [en, af] = [counts.en[state], counts.af[state]]
    return [en, af, en + af]
  }
  return (
    <table aria-label={t('subscribersTitle')} className="w-full text-left tabular-nums max-sm:text-small">
      <thead>
        <tr className="border-b-2 border-ink text-small">
          <td />
          {[languages('en'), languages('af'), t('all')].map((head) => (
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
