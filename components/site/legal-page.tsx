import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { LocalDate } from '@/components/ui/local-date'
import type { LegalBlock, LegalLink, LegalSection, StorageKey } from '@/lib/content/legal'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import type { PageMeta } from '@/lib/seo/page-meta'
import { JsonLd } from './json-ld'
import { PageHero } from './page-hero'

function Storage({ items }: { items: readonly StorageKey[] }) {
  const locale = useLocale()
  const t = useTranslations('Legal')
  return (
    <ul className="list-none! border-b border-line pl-0!">
      {items.map(({ name, place, purpose, kept }) => (
        <li key={name} className="mt-0! border-t border-line py-4">
          <code className="font-semibold">{name}</code>
          <dl className="mt-2 grid gap-x-5 text-small sm:grid-cols-[6rem_1fr]">
            <dt className="mt-0!">{t('place')}</dt>
            <dd className="pl-0!">{place[locale]}</dd>
            <dt className="mt-3! sm:mt-0!">{t('purpose')}</dt>
            <dd className="pl-0!">{purpose[locale]}</dd>
            <dt className="mt-3! sm:mt-0!">{t('kept')}</dt>
            <dd className="pl-0!">{kept[locale]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Reference({ link }: { link: LegalLink }) {
  const locale = useLocale()
  const links = useTranslations('Links')
  const label = link.label[locale]
  if ('path' in link) return <Link href={localePath(link.path, locale)}>{label}</Link>
  if (!link.href.startsWith('http')) return <a href={link.href}>{label}</a>
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {label}
      <span className="sr-only"> {links('newTab')}</span>
    </a>
  )
}

/** One piece of a legal text, as the element it is. */
function Block({ block }: { block: LegalBlock }) {
  const locale = useLocale()
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text[locale]}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.en}>{item[locale]}</li>
          ))}
        </ul>
      )
    case 'definitions':
      return (
        <dl>
          {block.items.map(({ term, text }) => (
            <div key={term.en} className="not-first:mt-3">
              <dt>{term[locale]}</dt>
              <dd className="pl-0!">{text[locale]}</dd>
            </div>
          ))}
        </dl>
      )
    case 'storage':
      return <Storage items={block.items} />
    case 'links':
      return (
        <ul>
          {block.items.map((link) => (
            <li key={link.label.en} className="wrap-anywhere">
              <Reference link={link} />
            </li>
          ))}
        </ul>
      )
  }
}

/** Noon in South Africa: the same day of the calendar for nearly every visitor on earth. */
const noonOf = (day: string) => `${day}T12:00:00+02:00`

/** A legal text: when it was last changed, what is in it, and its sections, each with its own address. */
export function LegalPage({
  meta,
  title,
  intro,
  updated,
  sections,
}: {
  meta: PageMeta
  title: string
  intro: string
  /** The day of the last change, ISO 8601. */
  updated: string
  sections: readonly LegalSection[]
}) {
  const locale = useLocale()
  const t = useTranslations('Legal')
  return (
    <>
      {/* “Privaatheidsbeleid” is one long word: on a narrow phone the title steps down a size. */}
      <div className="max-[22rem]:[&_h1]:text-h2">
        <PageHero title={title} intro={intro}>
          <p className="mt-4 text-small text-quiet">
            {t('updated')} <LocalDate iso={noonOf(updated)} siteTag={formatLocale[locale]} />
          </p>
        </PageHero>
      </div>
      <div className="shell grid gap-10 py-12 sm:py-16 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start print:hidden">
          <h2 id="contents" className="font-text text-small font-semibold tracking-normal text-quiet">
            {t('contents')}
          </h2>
          <ol className="mt-2 border-l-2 border-line">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-2 pl-4 leading-snug hover:border-grain hover:text-vine"
                >
                  {name[locale]}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-12">
          {sections.map(({ id, title: name, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="post min-w-0">
              <h2 id={`${id}-title`} className="mt-0!">
                {name[locale]}
              </h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <JsonLd meta={meta} breadcrumbs={[{ name: title, path: meta.path }]} />
    </>
  )
}
