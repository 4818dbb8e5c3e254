'use client'

import { useSyncExternalStore } from 'react'
import { formatDate } from '@/lib/i18n/formats'

/** South Africa's time is two hours before UTC all year, in the minutes of `Date.getTimezoneOffset`. */
const SITE_OFFSET = -120

/** The visitor's own form of the page's language (en-US on an English page), or the site's. */
function ownTag(siteTag: string): string {
  const language = siteTag.split('-')[0]
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? siteTag
}

/** Whether formatters may be made: the first takes a phone 50 ms, in which it can show the page instead. */
let isReady = false
const dates = new Set<() => void>()

function subscribe(onChange: () => void) {
  dates.add(onChange)
  // One task for all dates of a page, after it is shown.
  if (!isReady && dates.size === 1)
    setTimeout(() => {
      isReady = true
      dates.forEach((change) => change())
    })
  return () => void dates.delete(onChange)
}

/**
 * A date as the visitor's browser writes it, where that is not as the site does.
 * @param children the date as the site writes it
 */
export function OwnDate({
  iso,
  siteTag,
  options,
  children,
}: {
  iso: string
  siteTag: string
  options: Intl.DateTimeFormatOptions
  children: string
}) {
  function ownText() {
    if (!isReady) return children
    const date = new Date(iso)
    const tag = ownTag(siteTag)
    const isAsSite = tag === siteTag && date.getTimezoneOffset() === SITE_OFFSET
    return isAsSite ? children : formatDate(date, tag, options)
  }
  return useSyncExternalStore(subscribe, ownText, () => children)
}
