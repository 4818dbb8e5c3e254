import type { z } from 'zod'
import { about, aboutSchema } from './documents/about'
import { accreditations, accreditationsSchema } from './documents/accreditations'
import { announcement, announcementSchema } from './documents/announcement'
import { bank, bankSchema } from './documents/bank'
import { brochure, brochureSchema } from './documents/brochure'
import { certificate, certificateSchema } from './documents/certificate'
import { facts, factsSchema } from './documents/facts'
import { fees, feesSchema } from './documents/fees'
import { helplines, helplinesSchema } from './documents/helplines'
import { home, homeSchema } from './documents/home'
import { intake, intakeSchema } from './documents/intake'
import { landing, landingSchema } from './documents/landing'
import { legalSchema } from './documents/legal'
import { level1 } from './documents/level-1'
import { level2 } from './documents/level-2'
import { level3 } from './documents/level-3'
import { levelSchema } from './documents/levels'
import { organisation, organisationSchema } from './documents/organisation'
import { people, peopleSchema } from './documents/people'
import { privacy } from './documents/privacy'
import { programme, programmeSchema } from './documents/programme'
import { questions, questionsSchema } from './documents/questions'
import { replies, repliesSchema } from './documents/replies'
import { studyWeek, studyWeekSchema } from './documents/study-week'
import { templates, templatesSchema } from './documents/templates'
import { terms } from './documents/terms'
import { testimonials, testimonialsSchema } from './documents/testimonials'
import { type LevelNumber, levelKey, levelNumbers } from './level-numbers'

export const documentGroups = ['office', 'courses', 'pages', 'legal'] as const

const entry = <Schema extends z.ZodObject>(
  group: (typeof documentGroups)[number],
  schema: Schema,
  defaults: z.infer<Schema>,
) => ({ group, schema, defaults })

const levels = Object.fromEntries(
  levelNumbers.map((number) => [
    levelKey(number),
    entry('courses', levelSchema, { 1: level1, 2: level2, 3: level3 }[number]),
  ]),
) as { [Key in `level-${LevelNumber}`]: ReturnType<typeof entry<typeof levelSchema>> }

/** Every document that the office edits, by its key in the database, in the order shown to staff. */
export const documents = {
  organisation: entry('office', organisationSchema, organisation),
  bank: entry('office', bankSchema, bank),
  fees: entry('office', feesSchema, fees),
  brochure: entry('office', brochureSchema, brochure),
  replies: entry('office', repliesSchema, replies),
  templates: entry('office', templatesSchema, templates),
  programme: entry('courses', programmeSchema, programme),
  ...levels,
  certificate: entry('courses', certificateSchema, certificate),
  intake: entry('courses', intakeSchema, intake),
  facts: entry('courses', factsSchema, facts),
  announcement: entry('pages', announcementSchema, announcement),
  home: entry('pages', homeSchema, home),
  landing: entry('pages', landingSchema, landing),
  about: entry('pages', aboutSchema, about),
  'study-week': entry('pages', studyWeekSchema, studyWeek),
  people: entry('pages', peopleSchema, people),
  testimonials: entry('pages', testimonialsSchema, testimonials),
  questions: entry('pages', questionsSchema, questions),
  accreditations: entry('pages', accreditationsSchema, accreditations),
  helplines: entry('pages', helplinesSchema, helplines),
  privacy: entry('legal', legalSchema, privacy),
  terms: entry('legal', legalSchema, terms),
}

export type DocumentKey = keyof typeof documents

/** All documents as the office edits them, by their keys. */
export type Documents = { readonly [Key in DocumentKey]: z.infer<(typeof documents)[Key]['schema']> }

export const documentKeys = Object.keys(documents) as readonly DocumentKey[]

/** Whether a text is the key of a document. */
export const isDocumentKey = (text: string): text is DocumentKey => Object.hasOwn(documents, text)

/**
 * All documents: the given ones, and defaults for the rest. @throws ZodError for one that does not match its schema.
 */
export function completeDocuments(given: Readonly<Record<string, unknown>>): Documents {
  return Object.fromEntries(
    documentKeys.map((key) => [
      key,
      key in given ? documents[key].schema.parse(given[key]) : documents[key].defaults,
    ]),
  ) as Documents
}
