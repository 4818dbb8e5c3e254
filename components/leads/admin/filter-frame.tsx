'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The form of the filters. A list that is chosen from applies at once, what is typed with the button. It leads to an
 * address, which can be reloaded, bookmarked and shared; without JavaScript the browser goes there itself.
 */
export function FilterFrame({
  action,
  values,
  label,
  className,
  children,
}: {
  action: Route
  /** What the address asks for now, by the names of the fields. */
  values: Readonly<Record<string, string>>
  label: string
  className: string
  children: ReactNode
}) {
  const router = useRouter()
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The page of another filter keeps the fields, and the focus with them; they must say what is listed.
    for (const field of ref.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [])
      if (field !== document.activeElement)
        field.value = values[field.name] ?? (field.name === 'sort' ? 'newest' : '')
  }, [values])

  return (
    <form
      ref={ref}
      action={action}
      role="search"
      aria-label={label}
      className={className}
      onChange={({ target, currentTarget }) => {
        if ((target as Element).matches('select')) currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
        const search = new URLSearchParams(given as [string, string][]).toString()
        router.push((search ? `${action}?${search}` : action) as Route, { scroll: false })
      }}
    >
      {children}
    </form>
  )
}
