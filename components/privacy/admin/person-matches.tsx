import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/admin/email'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import type { PersonMatch } from '@/lib/privacy/person-queries'

/** The search's matches, each with a button to show its data. Inside the search form. */
export function PersonMatches({
  query,
  matches,
  total,
  pending,
}: {
  query: string
  matches: readonly PersonMatch[]
  total: number
  pending: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Privacy')
  if (total === 0) return <Notice variant="good">{t('nobody', { query })}</Notice>
  return (
    <section aria-labelledby="matches" className="border-t border-line pt-6">
      <h3 id="matches">{t('matchesTitle', counted(total, locale))}</h3>
      <p className="mt-1 max-w-2xl text-quiet">
        {t('matchesText')}
        {total > matches.length && ` ${t('matchesMore', { count: matches.length })}`}
      </p>
      <ul className="mt-4 grid">
        {matches.map(({ email, name, phone, enquiries, spam, newsletter }) => (
          <li
            key={email}
            className="grid items-center gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {name && <span className="font-semibold">{name}</span>} {name && <br />}
              <EmailAddress address={email} />
              {phone && phone !== email && (
                <>
                  <br />
                  {phone}
                </>
              )}
              <br />
              <span className="text-small text-quiet">
                {[
                  t('matchEnquiries', { count: enquiries }),
                  ...(spam > 0 ? [t('matchSpam', { count: spam })] : []),
                  ...(newsletter ? [t('matchNewsletter')] : []),
                ].join(' · ')}
              </span>
            </p>
            <Button
              variant="quiet"
              name="address"
              value={email}
              disabled={pending}
              aria-label={t('showOf', { address: email })}
              className="justify-self-start"
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
