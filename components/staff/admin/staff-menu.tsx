'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/lib/i18n/formats'
import { localeOf, localePath, unprefixed } from '@/lib/i18n/paths'
import { api } from '@/lib/routes'
import type { MenuKey, MenuOf } from '@/lib/staff-menu/entries'
import { presentEntry } from '@/lib/staff-menu/present'
import type { Waiting } from '@/lib/staff-menu/queries'

/** Milliseconds after which the counts are read again with the next page. */
const FRESH_FOR = 30_000

const Counts = createContext<Waiting>({})

/**
 * Gives the menus inside their counts. The server renders those of `waiting` with a whole page and after each change of
 * this browser; between pages they are read again, because a navigation does not render the frame.
 */
export function WaitingCounts({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const pathname = usePathname()
  const [later, setLater] = useState<{ over: Waiting; waiting: Waiting } | null>(null)
  const readAt = useRef(0)

  useEffect(() => {
    readAt.current = Date.now()
  }, [waiting])

  useEffect(() => {
    if (Date.now() - readAt.current < FRESH_FOR) return
    readAt.current = Date.now()
    fetch(api.waiting)
      .then(async (answer) => {
        if (answer.ok) setLater({ over: waiting, waiting: (await answer.json()) as Waiting })
      })
      // The last counts stay.
      .catch(() => undefined)
  }, [pathname, waiting])

  return <Counts value={later?.over === waiting ? later.waiting : waiting}>{children}</Counts>
}

/** The groups of the staff menu with what waits, the page's entry marked. */
export function StaffMenu({
  label,
  menu,
  words,
}: {
  label: string
  menu: MenuOf
  words: Readonly<Record<MenuKey, string>>
}) {
  const pathname = usePathname()
  const search = useSearchParams()
  const waiting = use(Counts)
  const locale = localeOf(pathname)
  const present = presentEntry(menu, unprefixed(pathname), search)

  function link({ key, href }: MenuOf[number]['entries'][number]) {
    const count = waiting[key]
    return (
      <Link
        href={localePath(href, locale)}
        prefetch={false}
        aria-current={key === present ? 'page' : undefined}
        className="office-link"
      >
        <span className="min-w-0 wrap-anywhere">{words[key]}</span>{' '}
        {count !== undefined && <span className="office-count">{formatNumber(count, locale)}</span>}
      </Link>
    )
  }

  return (
    <nav aria-label={label}>
      <ul className="office-groups">
        {menu.map(({ key, href, entries }) => (
          <li key={key}>
            {href === null ? (
              <p className="office-heading">{words[key]}</p>
            ) : (
              <div className="office-heading">{link({ key, href })}</div>
            )}
            {entries.length > 0 && (
              <ul aria-label={words[key]}>
                {entries.map((entry) => (
                  <li key={entry.key}>{link(entry)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
