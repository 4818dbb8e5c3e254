'use client'

import { useSyncExternalStore } from 'react'
import { formatDate } from '@/lib/i18n/formats'
import { TIME_ZONE } from '@/lib/i18n/routing'

const never = () => () => {}

/** The visitor's own form of the page's language (en-US on an English page), or the site's. */
function ownTag(siteTag: string): string {
  const language = siteTag.split('-')[0]
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? siteTag
}

/**
 * A date in the visitor's format and time zone. The server writes it in the site's; the browser then corrects it
 * without a mismatch, because both forms are named as what they are.
 */
export function LocalDate({
  iso,
  siteTag,
  withTime = false,
}: {
  iso: string
  siteTag: string
  withTime?: boolean
}) {
  const format = (tag: string, timeZone?: string) =>
    formatDate(new Date(iso), tag, {
      ...(withTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' }),
      timeZone,
    })
  const text = useSyncExternalStore(
    never,
    () => format(ownTag(siteTag)),
    () => format(siteTag, TIME_ZONE),
  )
  return (
    <time dateTime={iso} className="inline-block">
      {text}
    </time>
  )
}
