'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useOptimistic, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { toRoute } from '@/lib/i18n/paths'
import { type StaffListQuery, listSelects, staffListAddress, staffListQuery } from '@/lib/posts/staff-list'
import type { FilterTexts } from './filter-texts'

/**
 * Search, filters and order of the staff list: a form that works by itself; with JavaScript a choice counts at once
 * and the page stays where it is.
 */
export function PostFilters({
  query,
  base,
  texts,
}: {
  query: StaffListQuery
  /** What stands before an unprefixed address: nothing, or /af. */
  base: string
  texts: FilterTexts
}) {
  const router = useRouter()
  const [busy, startWork] = useTransition()
  const [chosen, choose] = useOptimistic(query)
  // What is typed belongs to the search that it was typed over: a new address brings its own words.
  const [typed, setTyped] = useState({ over: query.q, words: query.q })
  const words = typed.over === query.q ? typed.words : query.q

  function go(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const next = staffListQuery(Object.fromEntries(entries))
    startWork(() => {
      choose(next)
      router.push(toRoute(base + staffListAddress(next)), { scroll: false })
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    go(event.currentTarget)
  }

  return (
    <form
      action={texts.action}
      role="search"
      aria-label={texts.form}
      aria-busy={busy}
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5 [&_input,&_select]:h-13 [&_input,&_select]:py-0"
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <Field id="filter-q" label={texts.search}>
          {(field) => (
            <input
              {...field}
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              value={words}
              onChange={(event) => setTyped({ over: query.q, words: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" aria-label={texts.button} className="h-13">
          <Search className="size-5" aria-hidden />
          <span className="max-sm:hidden">{texts.button}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {listSelects.map((name) => (
          <Field key={name} id={`filter-${name}`} label={texts.labels[name]}>
            {(field) => (
              <select
                {...field}
                className={`${field.className} max-sm:px-2.5`}
                name={name}
                value={chosen[name] ?? ''}
                onChange={(event) => go(event.currentTarget.form!)}
              >
                {texts.choices[name].map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </form>
  )
}
