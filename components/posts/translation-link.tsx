import { Languages } from 'lucide-react'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'

/** Each in the language that it leads to, for that is what its reader reads. */
const words = { en: 'Read in English', af: 'Lees in Afrikaans' } as const satisfies Record<Locale, string>

/**
 * The way to the same post in the other language, on the pages of that language. A whole new page is loaded, so that
 * the language of the document changes with it.
 */
export function TranslationLink({
  slug,
  language,
  className,
}: {
  slug: string
  language: Locale
  className: string
}) {
  return (
    <a href={localePath(`/blog/${slug}`, language)} lang={language} hrefLang={language} className={className}>
      <Languages className="size-4" aria-hidden />
      {words[language]}
    </a>
  )
}
