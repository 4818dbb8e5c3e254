import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LocalDate } from '@/components/ui/local-date'
import { fromLocalTime } from '@/lib/dates'
import type { LegalText } from '@/lib/content/documents/legal'
import { langProps, textProps } from '@/lib/content/localized'
import { formatLocale } from '@/lib/i18n/routing'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import type { PageMeta } from '@/lib/seo/page-meta'
import { JsonLd } from '@/components/site/document/json-ld'
import { LegalMarkdown } from './legal-markdown'
import { PageHero } from '../page-hero'

/** Noon in the provider's time zone: the same calendar day for most visitors. */
const noonOf = (day: string) => fromLocalTime(`${day}T12:00`)

/** A legal text: last rewriting, later changes, contents, and sections, each with its own address. */
export function LegalPage({
  meta,
  title,
  intro,
  text: { updated, changes = [], sections },
  notice,
  children,
}: {
  /** For search engines; none for an unlisted page. */
  meta?: PageMeta
  title: string
  intro?: string
  text: LegalText
  /** Shown before the text. */
  notice?: ReactNode
  /** Shown below the text. */
  children?: ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Legal')
  return (
    <>
      {/* “Privaatheidsbeleid” is one long word: smaller on a narrow phone. */}
      <div className="max-[22rem]:[&_h1]:text-section">
        <PageHero place={pagePlaces.legal} title={title} intro={intro}>
          <p className="mt-4 text-small text-quiet">
            {t('updated')} <LocalDate iso={noonOf(updated)} siteTag={formatLocale[locale]} />
          </p>
          {changes.length > 0 && (
            <div className="mt-2 max-w-2xl text-small text-quiet">
              <p>{t('changes')}</p>
              <ul>
                {changes.map(({ day, what }, index) => (
                  <li key={index}>
                    <LocalDate iso={noonOf(day)} siteTag={formatLocale[locale]} />:{' '}
                    <span {...textProps(what, locale)} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {notice}
        </PageHero>
      </div>
      <div className="shell grid gap-10 py-12 sm:py-16 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start print:hidden">
          <h2 id="contents" className="small-title">
            {t('contents')}
          </h2>
          <ol className="mt-2 border-l-2 border-line">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-2 pl-4 leading-snug wrap-anywhere hover:border-grain hover:text-vine"
                  {...textProps(name, locale)}
                />
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-12">
          {sections.map(({ id, title: name, text }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              {...langProps(text, locale)}
              className="post min-w-0 wrap-anywhere"
            >
              <h2 id={`${id}-title`} className="post-heading">
                {name[locale]}
              </h2>
              <LegalMarkdown text={text[locale]} />
            </section>
          ))}
          {children}
        </div>
      </div>
      {meta && <JsonLd meta={meta} breadcrumbs={[{ name: title, path: meta.path }]} />}
    </>
  )
}
