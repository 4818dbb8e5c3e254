import { type Locale, routing } from '@/lib/i18n/routing'
import { type Path, routes, withQuery } from '@/lib/routes'
import { type PostCategory, postCategories } from './categories'
import { searchWords } from './search'

/** What the staff list can be narrowed to; `scheduled` is published at a time still to come. */
export const listStatuses = ['draft', 'published', 'scheduled'] as const

/** The orders of the staff list; the first is the usual one. */
export const listSorts = ['newest', 'changed', 'title'] as const

/** What is chosen from a few words, in the order in which it is asked. */
export const listSelects = ['status', 'language', 'category', 'sort'] as const

/** What an address asks of the staff list; null asks for all. */
export interface StaffListQuery {
  readonly view: 'posts' | 'bin'
  readonly q: string
  readonly status: (typeof listStatuses)[number] | null
  readonly language: Locale | null
  readonly category: PostCategory | null
  readonly sort: (typeof listSorts)[number]
  /** Counts from 1. */
  readonly page: number
}

const MOST_PAGES = 1000

/** The query of a visited address. Anything unusable counts as not given; given twice, the first counts. */
export function staffListQuery(params: Record<string, string | string[] | undefined>): StaffListQuery {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === one(name)) ?? null
  const page = Number(one('page'))
  return {
    view: one('view') === 'bin' ? 'bin' : 'posts',
    q: searchWords(one('q')),
    status: oneOf('status', listStatuses),
    language: oneOf('language', routing.locales),
    category: oneOf('category', postCategories),
    sort: oneOf('sort', listSorts) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The unprefixed address of a list; what is as usual is left out, so that one list has one address. */
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

/** Whether the query leaves out any post. */
export function isNarrowed({ q, status, language, category }: StaffListQuery): boolean {
  return Boolean(q || status || language || category)
}
