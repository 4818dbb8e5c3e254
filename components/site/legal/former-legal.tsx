import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { LocalDate } from '@/components/ui/local-date'
import { today } from '@/lib/dates'
import { isBuilding } from '@/lib/env'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { type FormerVersion, type LegalKey, formerText, formerVersions } from '@/lib/site/former-queries'
import { DoNotCache, Missing, NotFoundView } from '../missing'
import { LegalPage } from './legal-page'

const addresses = {
  privacy: { present: routes.privacyPolicy, former: routes.formerPrivacy },
  terms: { present: routes.terms, former: routes.formerTerms },
} as const

/** For `t.rich`: days, with the time if both are the same day. */
function period({ from, until }: FormerVersion, locale: Locale) {
  const withTime = today(new Date(from)) === today(new Date(until))
  const date = (iso: string) => <LocalDate iso={iso} siteTag={formatLocale[locale]} withTime={withTime} />
  return { from: () => date(from), until: () => date(until) }
}

/** Links to a legal text's former versions; nothing if there are none. */
export async function EarlierVersions({ legal }: { legal: LegalKey }) {
  const locale = await getLocale()
  const t = await getTranslations('Legal')
  const reading = await formerVersions(legal)
  if (reading.state === 'unavailable') return <DoNotCache />
  if (reading.data.length === 0) return null
  return (
    <nav aria-labelledby="earlier" className="print:hidden">
      <h2 id="earlier" className="text-lead">
        {t('earlierTitle')}
      </h2>
      <ul className="mt-2">
        {reading.data.map((version) => (
          <li key={version.version}>
            <Link
              href={addresses[legal].former(version.version)}
              className="inline-flex min-h-11 items-center font-semibold text-vine underline underline-offset-4"
            >
              <span>{t.rich('earlier', period(version, locale))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The address parameters of all former versions. */
export async function formerVersionParams(legal: LegalKey): Promise<{ version: string }[]> {
  const reading = await formerVersions(legal)
  if (reading.state === 'unavailable') return []
  return reading.data.map(({ version }) => ({ version: String(version) }))
}

/** A former version of a legal text, linked to the current one. */
export async function FormerLegalPage({ legal, version }: { legal: LegalKey; version: string }) {
  const locale = await getLocale()
  const t = await getTranslations('Legal')
  const reading = await formerText(legal, version)
  if (reading.state === 'unavailable' || !reading.data) {
    if (isBuilding && reading.state === 'unavailable')
      throw new Error(`The database did not give the former ${legal} ${version}.`)
    return (
      <Missing doNotCache={reading.state === 'unavailable'}>
        <NotFoundView />
      </Missing>
    )
  }
  return (
    <LegalPage
      title={t(`${legal}Title`)}
      text={reading.data.text}
      notice={
        <p className="mt-6 max-w-2xl rounded-card border-l-4 border-grain bg-paper px-5 py-4">
          {t.rich('former', {
            ...period(reading.data, locale),
            link: (text) => (
              <Link
                href={addresses[legal].present}
                className="font-semibold text-vine underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      }
    />
  )
}
