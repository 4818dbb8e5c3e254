import { Search } from 'lucide-react'
import type { ChangeEvent, Ref } from 'react'
import type { SearchTexts } from './search-texts'

/** The search field: a form that works by itself, and tells its owner what is typed. */
export function SearchBox({
  action,
  texts,
  defaultValue,
  onType,
  ref,
}: {
  action: string
  texts: SearchTexts
  defaultValue?: string
  onType?: (text: string) => void
  ref?: Ref<HTMLFormElement>
}) {
  return (
    <form ref={ref} action={action} role="search" className="mb-10 flex max-w-xl gap-2">
      <label className="relative flex-1">
        <span className="sr-only">{texts.label}</span>
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet"
          aria-hidden
        />
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={texts.placeholder}
          defaultValue={defaultValue}
          onChange={onType && ((event: ChangeEvent<HTMLInputElement>) => onType(event.target.value))}
          className="h-12 w-full rounded-full border border-control bg-raised pr-4 pl-12 placeholder:text-quiet"
        />
      </label>
      <button
        type="submit"
        className="h-12 rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
      >
        {texts.button}
      </button>
    </form>
  )
}
