'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { prefixed, unprefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { rememberLocale } from './header/language-memory'

/**
 * A link to the same page in another language, keeping query and fragment. It loads a new document, to change the
 * document's language.
 */
export function LanguageLink({ language, label }: { language: Locale; label: string }) {
  const href = prefixed(unprefixed(usePathname()), language)

  function choose(event: MouseEvent) {
    rememberLocale(language)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    window.location.assign(href + window.location.search + window.location.hash)
  }

  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      aria-label={`${language.toUpperCase()}: ${label}`}
      onClick={choose}
      className="bar-button text-small font-semibold tracking-wide"
    >
      {language.toUpperCase()}
    </a>
  )
}
