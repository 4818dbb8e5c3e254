import { z } from 'zod'
import { listFilters, optional } from '@/lib/address-query'
import { siteLanguage } from '@/lib/i18n/site-language'
import { searchText } from '@/lib/leads/form/attribution'
import { type Path, routes } from '@/lib/routes'
import { leadStatuses } from '../admin-form'

const leadSorts = ['newest', 'oldest', 'name', 'follow-up'] as const
export type LeadSort = (typeof leadSorts)[number]

const filters = listFilters({
  q: searchText(100),
  /** Leads in the bin have the last of these. */
  status: optional(z.enum([...leadStatuses, 'bin'])),
  /** One submission must match these four. */
  source: searchText(500),
  language: optional(siteLanguage),
  /** Case-insensitive. */
  campaign: searchText(200).transform((text) => text?.toLowerCase() ?? null),
  /** The visit's first page; `page` in an address is the page of the list. */
  entry: searchText(500),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  /** Only leads whose follow-up day has come. */
  due: optional(z.literal('today')),
  owner: optional(z.guid()),
  sort: z.enum(leadSorts).catch('newest'),
})
/** Null means all. Days are the provider's. */
export type LeadFilters = ReturnType<typeof filters.read>

/** Read from an address or a form, and as the parameters of one. */
export const { read: leadFilters, parameters: filterValues } = filters

/** The filters as they are saved, a query: without the search, which may be somebody’s name. */
export const savedQuery = (given: LeadFilters): string =>
  new URLSearchParams(filterValues({ ...given, q: null })).toString()

/** The filters of a saved query. */
export const savedFilters = (query: string): LeadFilters =>
  leadFilters(Object.fromEntries(new URLSearchParams(query)))

/** The template in a lead's address: its place in the list, from 1. */
export const TEMPLATE_PARAMETER = 'template'

/** The unprefixed path of a page of the inbox. */
export const inboxPath = (given: LeadFilters, page = 1): Path => filters.path(routes.leads, given, page)

/** The unprefixed path of a lead beside a page of the inbox, with a template chosen. */
export const leadPath = (id: string, given: LeadFilters, page: number, template = 0): Path =>
  filters.path(routes.lead(id), given, page, { [TEMPLATE_PARAMETER]: template && String(template) })
