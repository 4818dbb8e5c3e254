import type { Route } from 'next'
import Link from 'next/link'
import type { ChangeEvent, Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import type { PostCategory } from '@/lib/posts/fields'
import type { SearchLabels } from './labels'

/** The values of the search fields; empty if unused. */
export interface Asked {
  readonly q: string
  readonly language: string
}

const roundClass = 'h-12 rounded-full border border-control'

/**
 * The search field and language choice: a form that works without scripts, and reports changes to `onChange`. A
 * category limits the search.
 */
export function SearchBox({
  action,
  labels,
  category,
  asked,
  onChange,
  ref,
}: {
  action: string
  labels: SearchLabels
  category: PostCategory | null
  asked?: Asked
  onChange?: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}) {
  const report =
    onChange &&
    (({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(form!))
  return (
    <form ref={ref} action={action} role="search" className="mb-4 flex max-w-2xl flex-wrap gap-2 sm:mb-10">
      <label className="relative min-w-0 flex-1 basis-32 sm:basis-0">
        <span className="sr-only">{labels.label}</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-quiet max-sm:hidden"
        />
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={labels.placeholder}
          defaultValue={asked?.q}
          onChange={report}
          // An empty field gives the space of its button to the hint, whose last word a phone would cut off.
          className={`${roundClass} w-full bg-raised pr-2 pl-4 text-ellipsis placeholder:text-quiet sm:pr-4 sm:pl-12 placeholder-shown:[&::-webkit-search-cancel-button]:hidden`}
        />
      </label>
      <label>
        <span className="sr-only">{labels.language}</span>
        <select
          name="language"
          defaultValue={asked?.language}
          onChange={report}
          className={`${roundClass} w-full bg-raised pr-8 pl-3 sm:pr-9 sm:pl-4`}
        >
          <option value="">{labels.allLanguages}</option>
          {Object.entries(labels.card.languages).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {category && <input type="hidden" name="category" value={category} />}
      {/* On a phone with scripts, which search while one types, it would only take space. */}
      <button
        type="submit"
        className={`${roundClass} px-5 font-semibold hover:border-vine hover:text-vine max-sm:[@media(scripting:enabled)]:hidden`}
      >
        {labels.button}
      </button>
    </form>
  )
}

/** A link from the results to more of them or, without results, to the whole list. */
export function ListLink({ label, ...link }: { label: string; href: Route; onClick?: () => void }) {
  return (
    <Link
      prefetch={false}
      className="inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
      {...link}
    >
      {label}
    </Link>
  )
}
