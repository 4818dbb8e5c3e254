'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { otherLocale, prefixed, unprefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { rememberLocale } from './language-memory'

/**
 * A link to the same page in the other language; page, query and fragment are kept. A whole new page is loaded, so that
 * the language of the document changes with it.
 */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const other = otherLocale(locale)
  const href = prefixed(unprefixed(usePathname()), other)

  function choose(event: MouseEvent) {
    rememberLocale(other)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    window.location.assign(href + window.location.search + window.location.hash)
  }

  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      aria-label={`${other.toUpperCase()}: ${label}`}
      onClick={choose}
      className="bar-button text-small font-semibold tracking-wide"
    >
      {other.toUpperCase()}
    </a>
  )
}
