import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { type Locale } from '@/lib/i18n/routing'
import { siteLanguage } from '@/lib/i18n/site-language'
import { type PagePath, type Path, routes, withQuery } from '@/lib/routes'
import { cleanText } from '@/lib/leads/form/attribution'
import { leadStatuses } from '../admin-form'

/** Leads in the bin have the last of these. */
export const listedStatuses = [...leadStatuses, 'bin'] as const

/** Newest first by default. */
export const leadSorts = ['newest', 'oldest', 'name', 'follow-up'] as const
export type LeadSort = (typeof leadSorts)[number]

/** Null means all. Days are the provider's. */
export interface LeadFilters {
  readonly query: string | null
  readonly status: (typeof listedStatuses)[number] | null
  /** One submission must match these four. */
  readonly source: string | null
  readonly language: Locale | null
  /** Case-insensitive. */
  readonly campaign: string | null
  /** The visit's first page; `page` in an address is the page of the list. */
  readonly entry: string | null
  readonly from: string | null
  readonly to: string | null
  /** Only leads whose follow-up day has come. */
  readonly due: 'today' | null
  readonly owner: string | null
  readonly sort: LeadSort
}

const day = z.iso.date().nullable().catch(null)

/** Reads the filters from an address or a form; ignores invalid ones. */
export function leadFilters(values: Values): LeadFilters {
  return {
    query: cleanText(first(values, 'q'), 100),
    status: z.enum(listedStatuses).nullable().catch(null).parse(first(values, 'status')),
    source: cleanText(first(values, 'source'), 500),
    language: siteLanguage.nullable().catch(null).parse(first(values, 'language')),
    campaign: cleanText(first(values, 'campaign'), 200)?.toLowerCase() ?? null,
    entry: cleanText(first(values, 'entry'), 500),
    from: day.parse(first(values, 'from')),
    to: day.parse(first(values, 'to')),
    due: z.literal('today').nullable().catch(null).parse(first(values, 'due')),
    owner: z.guid().nullable().catch(null).parse(first(values, 'owner')),
    sort: z.enum(leadSorts).catch('newest').parse(first(values, 'sort')),
  }
}

/** The set filters as query or form parameters. */
export function filterValues(filters: LeadFilters): [string, string][] {
  const { query, sort, ...rest } = filters
  const all = { q: query, ...rest, sort: sort === 'newest' ? null : sort }
  return Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
}

/** The filters as they are saved, a query: without the search, which may be somebody’s name. */
export const savedQuery = (filters: LeadFilters): string =>
  new URLSearchParams(filterValues({ ...filters, query: null })).toString()

/** The filters of a saved query. */
export const savedFilters = (query: string): LeadFilters =>
  leadFilters(Object.fromEntries(new URLSearchParams(query)))

/** The template in a lead's address: its place in the list, from 1. */
export const TEMPLATE_PARAMETER = 'template'

function withList(path: PagePath, filters: LeadFilters, page: number, template = 0): Path {
  const query = Object.fromEntries(filterValues(filters))
  return withQuery(path, {
    ...query,
    page: page > 1 ? String(page) : null,
    [TEMPLATE_PARAMETER]: template > 0 ? String(template) : null,
  })
}

/** The unprefixed path of a page of the inbox. */
export const inboxPath = (filters: LeadFilters, page = 1): Path => withList(routes.leads, filters, page)

/** The unprefixed path of a lead beside a page of the inbox, with a template chosen. */
export const leadPath = (id: string, filters: LeadFilters, page: number, template?: number): Path =>
  withList(routes.lead(id), filters, page, template)
