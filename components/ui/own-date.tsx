'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formatDate, offsetAt } from '@/lib/i18n/formats'

/** The visitor's variant of the page's language (en-US on an English page), or the site's. */
function ownTag(siteTag: string): string {
  const language = siteTag.split('-')[0]
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? siteTag
}

/** A date has been on screen: the first formatter takes a phone 50 ms, better spent showing the page. */
let isSeen = false
const dates = new Set<() => void>()

function subscribe(onChange: () => void) {
  dates.add(onChange)
  return () => void dates.delete(onChange)
}

let observer: IntersectionObserver | undefined

function correct() {
  isSeen = true
  dates.forEach((change) => change())
}

/** Corrects all dates once one is on screen, so that formats do not mix. */
function watch(date: Element) {
  if (isSeen) return
  observer ??= new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer?.disconnect()
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(correct)
    else setTimeout(correct)
  })
  observer.observe(date)
  return () => observer?.unobserve(date)
}

/**
 * A date in the visitor's format, if different from the site's.
 * @param children the date in the site's format
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
  useEffect(() => watch(place.current!), [])
  function ownText() {
    if (!isSeen) return children
    const date = new Date(iso)
    const tag = ownTag(siteTag)
    const isAsSite = tag === siteTag && date.getTimezoneOffset() * -60_000 === offsetAt(date.getTime())
    return isAsSite ? children : formatDate(date, tag, options)
  }
  const text = useSyncExternalStore(subscribe, ownText, () => children)
  return (
    <time ref={place} dateTime={iso} className="inline-block">
      {text}
    </time>
  )
}
