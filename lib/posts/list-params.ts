import { z } from 'zod'
import { type Values, listFilters, optional, pageNumber } from '@/lib/address-query'
import { siteLanguage } from '@/lib/i18n/site-language'
import { type Path, routes } from '@/lib/routes'
import { postCategories } from './fields'

/** Maximum length of a search, in characters. */
const MAX_QUERY = 100

const common = {
  /** A search normalised for the database: trimmed, cut to length, and without NUL, which no text contains. */
  q: z
    .string()
    .catch('')
    .transform((text) => [...text.replaceAll('\0', '').trim()].slice(0, MAX_QUERY).join('')),
  language: optional(siteLanguage),
  category: optional(z.enum(postCategories)),
}

const blogFilters = listFilters(common)

/** The blog's search and filters in an address, null for all, and the page, from 1. Unusable values are ignored. */
export const blogQuery = (params: Values) => ({ ...blogFilters.read(params), page: pageNumber(params) })

export type BlogQuery = Readonly<ReturnType<typeof blogQuery>>

/** The path of a query's results. Without a search and a language it is a prerendered list. */
export function blogAddress({ page, ...filters }: BlogQuery): Path {
  const { q, language, category } = filters
  if (!q && !language) return category ? routes.categoryPage(category, page) : routes.blogPage(page)
  return blogFilters.path(routes.blogSearch, filters, page)
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

const { q, ...choices } = common
const staffFilters = listFilters({
  view: z.enum(['posts', 'bin']).catch('posts'),
  q,
  status: optional(z.enum(listStatuses)),
  ...choices,
  sort: z.enum(listSorts).catch(listSorts[0]),
})

/** The filters of the staff list in an address, null for all, and the page, from 1. Unusable values are ignored. */
export const staffListQuery = (params: Values) => ({
  ...staffFilters.read(params),
  page: pageNumber(params),
})

export type StaffListQuery = ReturnType<typeof staffListQuery>

/** The path of a staff list. Default values are left out, so that a list has one address. */
export const staffListAddress = ({ page = 1, ...filters }: Partial<StaffListQuery>): Path =>
  staffFilters.path(routes.blogAdmin, { ...staffFilters.read({}), ...filters }, page)

/** The filters as parameters of an address, without the page. */
export const staffListValues = ({ page: _, ...filters }: StaffListQuery) =>
  Object.fromEntries(staffFilters.parameters(filters))

export function isFiltered({ q, status, language, category }: StaffListQuery): boolean {
  return Boolean(q || status || language || category)
}
