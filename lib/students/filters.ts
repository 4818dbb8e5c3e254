import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { type LevelNumber, toLevel } from '@/lib/content/level-numbers'
import type { Locale } from '@/lib/i18n/routing'
import { siteLanguage } from '@/lib/i18n/site-language'
import { cleanText } from '@/lib/leads/form/attribution'
import { TEMPLATE_PARAMETER } from '@/lib/leads/inbox/filters'
import { type PagePath, type Path, routes, withQuery } from '@/lib/routes'
import { type EnrolmentState, enrolmentStates } from './register'

/** Null means all. */
export interface StudentFilters {
  /** Part of the name or address, a phone number, or a student number. */
  readonly query: string | null
  readonly intake: string | null
  readonly level: LevelNumber | null
  readonly state: EnrolmentState | null
  readonly language: Locale | null
  /** Only those with overdue payments. */
  readonly owing: 'yes' | null
  /** Only those with documents to be checked. */
  readonly documents: 'waiting' | null
  /** On one page, to print. */
  readonly list: 'class' | null
}

/** Reads the filters from an address or a form; ignores invalid ones. */
export function studentFilters(values: Values): StudentFilters {
  return {
    query: cleanText(first(values, 'q'), 100),
    intake: z.iso.date().nullable().catch(null).parse(first(values, 'intake')),
    level: toLevel(first(values, 'level')),
    state: z.enum(enrolmentStates).nullable().catch(null).parse(first(values, 'state')),
    language: siteLanguage.nullable().catch(null).parse(first(values, 'language')),
    owing: z.literal('yes').nullable().catch(null).parse(first(values, 'owing')),
    documents: z.literal('waiting').nullable().catch(null).parse(first(values, 'documents')),
    list: z.literal('class').nullable().catch(null).parse(first(values, 'list')),
  }
}

/** The set filters as query or form parameters. */
export function studentFilterValues({ query, level, ...rest }: StudentFilters): [string, string][] {
  const all = { q: query, ...rest, level: level && String(level) }
  return Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
}

const withRegister = (path: PagePath, filters: StudentFilters, page: number, template?: number): Path =>
  withQuery(path, {
    ...Object.fromEntries(studentFilterValues(filters)),
    page: page > 1 ? String(page) : null,
    [TEMPLATE_PARAMETER]: template ? String(template) : null,
  })

/** The unprefixed path of a page of the register, counted from 1. */
export const studentsPath = (filters: StudentFilters, page = 1): Path =>
  withRegister(routes.students, filters, page)

/** The unprefixed path of a student opened from a page of the register, with the message of a template. */
export const studentPath = (lead: string, filters: StudentFilters, page: number, template?: number): Path =>
  withRegister(routes.student(lead), filters, page, template)
