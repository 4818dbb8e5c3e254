import { Search } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { ChangeEvent, Ref } from 'react'
import type { SearchBoxLabels } from './labels'

/** The search field: a form that works by itself, and reports what is typed where `onType` is given. */
export function SearchBox({
  action,
  labels,
  defaultValue,
  onType,
  ref,
}: {
  action: string
  labels: SearchBoxLabels
  defaultValue?: string
  onType?: (text: string) => void
  ref?: Ref<HTMLFormElement>
}) {
  return (
    <form ref={ref} action={action} role="search" className="mb-10 flex max-w-xl gap-2">
      <label className="relative flex-1">
        <span className="sr-only">{labels.label}</span>
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet"
          aria-hidden
        />
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={labels.placeholder}
          defaultValue={defaultValue}
          onChange={onType && ((event: ChangeEvent<HTMLInputElement>) => onType(event.target.value))}
          className="h-12 w-full rounded-full border border-control bg-raised pr-4 pl-12 placeholder:text-quiet"
        />
      </label>
      <button
        type="submit"
        className="h-12 rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
      >
        {labels.button}
      </button>
    </form>
  )
}

/** The link from a search that found nothing to the whole list. */
export function ShowAllLink({ label, href, onClick }: { label: string; href: Route; onClick?: () => void }) {
  return (
    <p className="mt-5">
      <Link
        href={href}
        onClick={onClick}
        className="inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
      >
        {label}
      </Link>
    </p>
  )
}
