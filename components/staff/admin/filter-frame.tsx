'use client'

import type { Route } from 'next'
import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** What a field says that narrows nothing; an address leaves it out, so that one list has one address. */
const unfiltered = (name: string) => (name === 'sort' ? 'newest' : '')

/**
 * The form of the filters. A list that is chosen from applies at once, what is typed with the button. It leads to an
 * address, which can be reloaded, bookmarked and shared; without JavaScript the browser goes there itself.
 */
export function FilterFrame({
  path,
  values,
  label,
  className,
  children,
}: {
  /** The page of the list. */
  path: Path
  /** What the address asks for now, by the names of the fields. */
  values: Readonly<Record<string, string>>
  label: string
  className: string
  children: ReactNode
}) {
  const action = localePath(path, useLocale())
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)
  const isNew = useRef(true)

  useEffect(() => {
    const form = ref.current!
    const listed = (name: string) => values[name] ?? unfiltered(name)
    if (isNew.current) {
      isNew.current = false
      // Chosen before React knew of the form: that event is lost.
      if ([...form.querySelectorAll('select')].some(({ name, value }) => value !== listed(name)))
        form.requestSubmit()
      return
    }
    // The page of another filter keeps the fields, and the focus with them; they must say what is listed.
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      if (field !== document.activeElement) field.value = listed(field.name)
  }, [values])

  return (
    <form
      ref={ref}
      action={action}
      role="search"
      // Else a browser that goes back would fill in what was chosen later.
      autoComplete="off"
      aria-label={label}
      aria-busy={busy}
      className={className}
      onChange={({ target, currentTarget }) => {
        if ((target as Element).matches('select')) currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)].filter(
          ([name, value]) => value !== '' && value !== unfiltered(name),
        )
        const search = new URLSearchParams(given as [string, string][]).toString()
        startTransition(() =>
          router.push((search ? `${action}?${search}` : action) as Route, { scroll: false }),
        )
      }}
    >
      {children}
    </form>
  )
}
