'use client'

import type { Route } from 'next'
import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** Milliseconds without a key after which typed text applies. */
const PAUSE = 400

/** The neutral value, left out of the address, so that one list has one address. */
const unfiltered = (name: string) => (name === 'sort' ? 'newest' : '')

type Field = HTMLInputElement | HTMLSelectElement

/** Closes the panel of the filters; with Escape the focus returns to its button. */
function closePanel(form: HTMLFormElement, returnsFocus: boolean) {
  const panel = form.querySelector('details[open]')
  panel?.removeAttribute('open')
  if (returnsFocus) panel?.querySelector('summary')?.focus()
}

/**
 * The search and filters of a list, applied as they change. The form leads to an address, which can be reloaded,
 * bookmarked and shared; without JavaScript its button does so.
 */
export function ListForm({
  path,
  values,
  label,
  children,
}: {
  path: Path
  /** In the address, by field name. */
  values: Readonly<Record<string, string>>
  label: string
  children: ReactNode
}) {
  const action = localePath(path, useLocale())
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)
  const isNew = useRef(true)
  const timer = useRef(0)

  useEffect(() => {
    const form = ref.current!
    const fields = [...form.querySelectorAll<Field>('[name]')]
    const listed = ({ name }: Field) => values[name] ?? unfiltered(name)
    if (isNew.current) {
      isNew.current = false
      // A choice made before hydration: its event is lost.
      if (fields.some((field) => field.value !== listed(field))) form.requestSubmit()
      return
    }
    // Navigation keeps the fields and the focus: update the rest to match the list.
    for (const field of fields) if (field !== document.activeElement) field.value = listed(field)
  }, [values])

  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      const form = ref.current!
      if (!form.contains(target as Node)) closePanel(form, false)
    }
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      window.clearTimeout(timer.current)
    }
  }, [])

  /** Typed text adds no steps to the history. */
  function apply(form: HTMLFormElement, isTyped = false) {
    window.clearTimeout(timer.current)
    const given = [...new FormData(form)].filter(
      ([name, value]) => value !== '' && value !== unfiltered(name),
    ) as [string, string][]
    const isListed = given.length === Object.keys(values).length
    if (isListed && given.every(([name, value]) => values[name] === value)) return
    const search = new URLSearchParams(given).toString()
    const address = (search ? `${action}?${search}` : action) as Route
    startTransition(() => {
      if (isTyped) router.replace(address, { scroll: false })
      else router.push(address, { scroll: false })
    })
  }

  return (
    <form
      ref={ref}
      action={action}
      role="search"
      // Otherwise a browser going back would restore later choices.
      autoComplete="off"
      aria-label={label}
      aria-busy={busy}
      className="list-form"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') closePanel(currentTarget, true)
      }}
      onChange={({ target, currentTarget }) => {
        window.clearTimeout(timer.current)
        if ((target as Element).matches('select')) apply(currentTarget)
        else timer.current = window.setTimeout(apply, PAUSE, currentTarget, true)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}
