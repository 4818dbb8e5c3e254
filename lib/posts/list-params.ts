import { type Values, first, pageNumber } from '@/lib/address-query'
import { routing } from '@/lib/i18n/routing'
import { type Path, routes, withQuery } from '@/lib/routes'
import { postCategories } from './fields'

/** Maximum length of a search, in characters. */
const MAX_QUERY = 100

/** A search normalised for the database: trimmed, cut to length, and without NUL, which no text contains. */
const normalizeQuery = (text: string) => [...text.replaceAll('\0', '').trim()].slice(0, MAX_QUERY).join('')

/** The value of a parameter if it is one of these; null otherwise. */
const oneOf = <Value extends string>(params: Values, name: string, values: readonly Value[]) =>
  values.find((value) => value === first(params, name)) ?? null

/** The blog's search and filters in an address; null for all. Unusable values are ignored. */
export function blogQuery(params: Values) {
  return {
    q: normalizeQuery(String(first(params, 'q') ?? '')),
    language: oneOf(params, 'language', routing.locales),
    category: oneOf(params, 'category', postCategories),
    /** From 1. */
    page: pageNumber(params),
  }
}

export type BlogQuery = Readonly<ReturnType<typeof blogQuery>>

/** The path of a query's results. Without a search and a language it is a prerendered list. */
export function blogAddress({ q, language, category, page }: BlogQuery): Path {
  if (!q && !language) return category ? routes.categoryPage(category, page) : routes.blogPage(page)
  return withQuery(routes.blogSearch, { q, language, category, page: page > 1 ? String(page) : null })
}

/**
 * The number of a later page of a list, from 2, in canonical form; null for anything else. Page 1 is the list itself.
 */
export function laterPage(text: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null
}

/** The status filters of the staff list; `scheduled` means published in the future. */
export const listStatuses = ['draft', 'published', 'scheduled'] as const

/** The orders of the staff list; the first is the default. */
export const listSorts = ['newest', 'changed', 'title'] as const

/** The filters of the staff list in an address; null for all. Unusable values are ignored. */
export function staffListQuery(params: Values) {
  return {
    view: first(params, 'view') === 'bin' ? 'bin' : 'posts',
    q: normalizeQuery(String(first(params, 'q') ?? '')),
    status: oneOf(params, 'status', listStatuses),
    language: oneOf(params, 'language', routing.locales),
    category: oneOf(params, 'category', postCategories),
    sort: oneOf(params, 'sort', listSorts) ?? listSorts[0],
    /** From 1. */
    page: pageNumber(params),
  } as const
}

export type StaffListQuery = ReturnType<typeof staffListQuery>

/** The path of a staff list. Default values are left out, so that a list has one address. */
export function staffListAddress(query: Partial<StaffListQuery>): Path {
  const { view, q, status, language, category, sort, page } = query
  return withQuery(routes.blogAdmin, {
    view: view === 'bin' ? view : null,
    q: q?.trim(),
    status,
    language,
    category,
    sort: sort === 'newest' ? null : sort,
    page: page && page > 1 ? String(page) : null,
  })
}

export function isFiltered({ q, status, language, category }: StaffListQuery): boolean {
  return Boolean(q || status || language || category)
}
