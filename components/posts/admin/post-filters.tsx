'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useOptimistic, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/fields'
import {
  type StaffListQuery,
  listSelects,
  listSorts,
  listStatuses,
  staffListAddress,
  staffListQuery,
} from '@/lib/posts/list-params'
import { routes } from '@/lib/routes'

/** The options of each select. The first one's value is empty and stands for all. */
function useOptions(): Record<(typeof listSelects)[number], readonly { value: string; label: string }[]> {
  const t = useTranslations('Posts.admin')
  const languages = useTranslations('Posts.languages')
  const categories = useTranslations('Posts.categories')
  return {
    status: [
      { value: '', label: t('filterAll.status') },
      ...listStatuses.map((value) => ({ value, label: t(`filterStatuses.${value}`) })),
    ],
    language: [
      { value: '', label: t('filterAll.language') },
      ...routing.locales.map((value) => ({ value, label: languages(value) })),
    ],
    category: [
      { value: '', label: t('filterAll.category') },
      ...postCategories.map((value) => ({ value, label: categories(value) })),
    ],
    sort: listSorts.map((value) => ({ value, label: t(`filterSorts.${value}`) })),
  }
}

/**
 * Search, filters and order of the staff list: a form that works by itself. With JavaScript a choice counts at once and
 * the page keeps its scroll position.
 */
export function PostFilters({ query }: { query: StaffListQuery }) {
  const locale = useLocale()
  const t = useTranslations('Posts.admin')
  const options = useOptions()
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  const [chosen, choose] = useOptimistic(query)
  // What is typed belongs to the search that it was typed over: a new address replaces it.
  const [typed, setTyped] = useState({ over: query.q, text: query.q })
  const text = typed.over === query.q ? typed.text : query.q

  function go(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const next = staffListQuery(Object.fromEntries(entries))
    startTransition(() => {
      choose(next)
      router.push(localePath(staffListAddress(next), locale), { scroll: false })
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    go(event.currentTarget)
  }

  return (
    <form
      action={localePath(routes.blogAdmin, locale)}
      role="search"
      aria-label={t('filterForm')}
      aria-busy={busy}
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5 [&_input,&_select]:h-13 [&_input,&_select]:py-0"
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <Field id="filter-q" label={t('filterSearch')}>
          {(field) => (
            <input
              {...field}
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              value={text}
              onChange={(event) => setTyped({ over: query.q, text: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" aria-label={t('filterButton')} className="h-13">
          <Icon name="search" />
          <span className="max-sm:hidden">{t('filterButton')}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {listSelects.map((name) => (
          <Field key={name} id={`filter-${name}`} label={t(`filters.${name}`)}>
            {(field) => (
              <select
                {...field}
                className={`${field.className} max-sm:pl-2.5`}
                name={name}
                value={chosen[name] ?? ''}
                onChange={(event) => go(event.currentTarget.form!)}
              >
                {options[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
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
