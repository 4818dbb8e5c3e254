import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { type Locale } from '@/lib/i18n/routing'
import { siteLanguage } from '@/lib/i18n/site-language'
import { type PagePath, type Path, routes, withQuery } from '@/lib/routes'
import { cleanText } from '@/lib/leads/form/attribution'
import { type LeadStatus, leadStatuses } from '../admin-form'

/** How the inbox can be ordered; newest first unless asked. */
export const leadSorts = ['newest', 'oldest', 'name', 'follow-up'] as const
export type LeadSort = (typeof leadSorts)[number]

/** What the inbox is narrowed to; null asks for all. Days are those of Johannesburg. */
export interface LeadFilters {
  readonly query: string | null
  readonly status: LeadStatus | null
  /** These four are asked of all that a lead sent in; one submission must match them all. */
  readonly source: string | null
  readonly language: Locale | null
  /** In any case of letters. */
  readonly campaign: string | null
  /** The path on which the visit began; `page` in an address is the page of the list. */
  readonly entry: string | null
  readonly from: string | null
  readonly to: string | null
  /** Only those whose day of follow-up has come. */
  readonly due: 'today' | null
  /** The member of staff who looks after them, by id. */
  readonly owner: string | null
  /** `to-do` is the order of the dashboard, which no address names. */
  readonly sort: LeadSort | 'to-do'
}

const day = z.iso.date().nullable().catch(null)

/** The filters that an address or a form names; what makes no sense is left out, as if it had not been asked. */
export function leadFilters(values: Values): LeadFilters {
  return {
    query: cleanText(first(values, 'q'), 100),
    status: z.enum(leadStatuses).nullable().catch(null).parse(first(values, 'status')),
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

/** The filters as an address or a form carries them; only what narrows. */
export function filterValues(filters: LeadFilters): [string, string][] {
  const { query, sort, ...rest } = filters
  const all = { q: query, ...rest, sort: sort === 'newest' ? null : sort }
  return Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
}

function withList(path: PagePath, filters: LeadFilters, page: number): Path {
  const query = Object.fromEntries(filterValues(filters))
  return withQuery(path, { ...query, page: page > 1 ? String(page) : null })
}

/** The unprefixed address of a page of the inbox. */
export const inboxPath = (filters: LeadFilters, page = 1): Path => withList(routes.leads, filters, page)

/** The unprefixed address of a lead beside a page of the inbox. */
export const leadPath = (id: string, filters: LeadFilters, page: number): Path =>
  withList(routes.lead(id), filters, page)
