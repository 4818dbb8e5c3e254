import { z } from 'zod'
import { listFilters, optional } from '@/lib/address-query'
import { toLevel } from '@/lib/content/level-numbers'
import { siteLanguage } from '@/lib/i18n/site-language'
import { searchText } from '@/lib/leads/form/attribution'
import { TEMPLATE_PARAMETER } from '@/lib/leads/inbox/filters'
import { type Path, routes } from '@/lib/routes'
import { enrolmentStates } from './register'

const filters = listFilters({
  /** Part of the name or address, a phone number, or a student number. */
  q: searchText(100),
  intake: optional(z.iso.date()),
  level: z.unknown().transform(toLevel),
  state: optional(z.enum(enrolmentStates)),
  language: optional(siteLanguage),
  /** Only those with overdue payments. */
  owing: optional(z.literal('yes')),
  /** Only those with documents to be checked. */
  documents: optional(z.literal('waiting')),
  /** On one page, to print. */
  list: optional(z.literal('class')),
})
/** Null means all. */
export type StudentFilters = ReturnType<typeof filters.read>

/** Read from an address or a form, and as the parameters of one. */
export const { read: studentFilters, parameters: studentFilterValues } = filters

/** The unprefixed path of a page of the register, counted from 1. */
export const studentsPath = (given: StudentFilters, page = 1): Path =>
  filters.path(routes.students, given, page)

/** The unprefixed path of a student opened from a page of the register, with the message of a template. */
export const studentPath = (lead: string, given: StudentFilters, page: number, template = 0): Path =>
  filters.path(routes.student(lead), given, page, { [TEMPLATE_PARAMETER]: template && String(template) })
