'use client'

import { useEffect, useRef, useState } from 'react'
import { formatDate } from '@/lib/i18n/formats'

/** South Africa's time is two hours before UTC all year, in the minutes of `Date.getTimezoneOffset`. */
const SITE_OFFSET = -120

/** The visitor's own form of the page's language (en-US on an English page), or the site's. */
function ownTag(siteTag: string): string {
  const language = siteTag.split('-')[0]
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? siteTag
}

/**
 * A date as the visitor's browser writes it, where that is not as the site does. It is corrected when it comes to the
 * screen: the first formatter takes a phone 50 ms, in which it can show the page instead.
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
  const place = useRef<HTMLTimeElement>(null)
  const [own, setOwn] = useState<string>()
  const { dateStyle, timeStyle } = options
  useEffect(() => {
    const date = new Date(iso)
    const tag = ownTag(siteTag)
    if (tag === siteTag && date.getTimezoneOffset() === SITE_OFFSET) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setOwn(formatDate(date, tag, { dateStyle, timeStyle }))
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [iso, siteTag, dateStyle, timeStyle])
  return (
    <time ref={place} dateTime={iso} className="inline-block">
      {own ?? children}
    </time>
  )
}
