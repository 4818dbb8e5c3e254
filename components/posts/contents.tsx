import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/lib/i18n/routing'
import type { Heading } from '@/lib/markdown/headings'

interface Section {
  readonly heading: Heading
  readonly parts: Heading[]
}

/** An h3 without an h2 before it is a separate section. */
function sectionsOf(headings: readonly Heading[]): Section[] {
  const sections: Section[] = []
  for (const heading of headings) {
    const last = sections.at(-1)
    if (heading.depth === 3 && last?.heading.depth === 2) last.parts.push(heading)
    else sections.push({ heading, parts: [] })
  }
  return sections
}

function ContentsLink({ id, text }: Heading) {
  return (
    <a href={`#${id}`} className="contents-link">
      {text}
    </a>
  )
}

function ContentsList({ headings, language }: { headings: readonly Heading[]; language: Locale }) {
  return (
    <ol lang={language} className="text-small text-quiet">
      {sectionsOf(headings).map(({ heading, parts }) => (
        <li key={heading.id}>
          <ContentsLink {...heading} />
          {parts.length > 0 && (
            <ol className="ps-4">
              {parts.map((part) => (
                <li key={part.id}>
                  <ContentsLink {...part} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

/**
 * The table of contents of a long post, rendered twice with one visible: closed above the text, or open beside it if
 * the container is wide enough (measured in letters, so that large ones count). `language` is the post's.
 */
export function Contents(props: { headings: readonly Heading[]; language: Locale }) {
  const locale = useLocale()
  const t = useTranslations('Posts.article')
  const nav = { lang: locale, 'aria-label': t('contents') }
  return (
    <>
      <nav
        {...nav}
        className="mx-auto mb-10 max-w-[41.25rem] rounded-card border border-line bg-raised @min-[70rem]:hidden print:hidden"
      >
        <details>
          <summary className="min-h-12 px-5 py-3 font-semibold">{t('contents')}</summary>
          <div className="px-5 pb-3">
            <ContentsList {...props} />
          </div>
        </details>
      </nav>
      <nav
        {...nav}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto @min-[70rem]:block print:hidden"
      >
        <p className="pb-1 text-small font-semibold">{t('contents')}</p>
        <ContentsList {...props} />
      </nav>
    </>
  )
}
