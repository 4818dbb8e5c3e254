'use client'

import type { Route } from 'next'
import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** The neutral value, left out of the address, so that one list has one address. */
const unfiltered = (name: string) => (name === 'sort' ? 'newest' : '')

/**
 * The filter form. Selects apply at once, typed fields with the button. It leads to an address, which can be reloaded,
 * bookmarked and shared, without JavaScript too.
 */
export function FilterFrame({
  path,
  values,
  label,
  className,
  children,
}: {
  path: Path
  /** In the address, by field name. */
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
      // A choice made before hydration: its event is lost.
      if ([...form.querySelectorAll('select')].some(({ name, value }) => value !== listed(name)))
        form.requestSubmit()
      return
    }
    // Navigation keeps the fields and the focus: update the rest to match the list.
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      if (field !== document.activeElement) field.value = listed(field.name)
  }, [values])

  return (
    <form
      ref={ref}
      action={action}
      role="search"
      // Otherwise a browser going back would restore later choices.
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
