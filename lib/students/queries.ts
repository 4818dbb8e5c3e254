import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { levelNumbers } from '@/lib/content/level-numbers'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { MOST_AT_ONCE } from '@/lib/leads/follow-up/chosen-queries'
import { moneyText } from '@/lib/money'
import { row } from '@/lib/supabase/columns'
import { exportClient, serverClient } from '@/lib/supabase/server'
import type { StudentFilters } from './filters'
import { changeKinds, enrolmentStates } from './register'

/** A class at once: as many as one press can write to. */
export const STUDENTS_PAGE_SIZE = MOST_AT_ONCE

/** The most in a class list. */
const CLASS_SIZE = 500

const text = z.string().nullable()
const level = z.literal(levelNumbers)

const studentRow = row({
  /** Of the enrolment. */
  id: z.string(),
  leadId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: text,
  /** E.164. */
  phone: text,
  /** To being contacted. */
  objects: z.boolean(),
  level,
  intake: z.iso.date(),
  language: storedLanguage,
  studentNumber: text,
  state: z.enum(enrolmentStates),
  stateOn: z.iso.date(),
  outstanding: moneyText,
  overdue: moneyText,
}).transform((student) => ({ ...student, name: `${student.firstName} ${student.surname}` }))
/** An enrolment with its student. */
export type Student = z.output<typeof studentRow>

const studentList = z.object({
  total: z.coerce.number().int(),
  students: z.array(studentRow),
  /** Of all students, newest first. */
  intakes: z.array(z.iso.date()),
})

const eventRow = row({
  id: z.string(),
  kind: z.enum(['enrolled', ...changeKinds]),
  before: text,
  after: text,
  onDay: z.iso.date(),
  reason: text,
  owed: moneyText.nullable(),
  actor: z.string(),
  createdAt: isoTime,
})
export type EnrolmentEvent = z.output<typeof eventRow>

const enrolmentRow = row({
  id: z.string(),
  level,
  intake: z.iso.date(),
  language: storedLanguage,
  studentNumber: text,
  state: z.enum(enrolmentStates),
  stateOn: z.iso.date(),
  stateReason: text,
  /** The whole fee. */
  fee: moneyText,
  /** When the first money arrived, or else when the person was enrolled. */
  registeredOn: z.iso.date(),
  payments: z.array(row({ dueOn: z.iso.date(), paid: moneyText, outstanding: moneyText })),
  /** Newest first. */
  events: z.array(eventRow),
})
export type Enrolment = z.output<typeof enrolmentRow>

const filterArguments = ({ query, intake, level, state, language, owing }: StudentFilters) => ({
  of_intake: intake ?? undefined,
  of_level: level ?? undefined,
  of_state: state ?? undefined,
  of_language: language ?? undefined,
  owing: owing ? true : undefined,
  query: query ?? undefined,
})

/**
 * A page of the register, or a whole class list. Admins and the office only, as all below.
 * @throws Error when the database does not answer, or refuses, as do all below.
 */
export async function studentPage(filters: StudentFilters, page: number) {
  const client = await serverClient()
  const size = filters.list ? CLASS_SIZE : STUDENTS_PAGE_SIZE
  const { data } = await client
    .rpc('student_list', { ...filterArguments(filters), page_size: size, page_offset: (page - 1) * size })
    .throwOnError()
  return { ...studentList.parse(data), size }
}
export type StudentPage = Awaited<ReturnType<typeof studentPage>>

/** All matching students, for a file; null if there are too many. The database logs it. */
export async function exportedStudents(filters: StudentFilters): Promise<Student[] | null> {
  const client = await exportClient()
  const { data } = await client.rpc('student_export', filterArguments(filters)).throwOnError()
  const { total, students } = studentList.parse(data)
  return total > students.length ? null : students
}

/** The enrolments of a lead and of those merged into it, newest first. Cached per request. */
export const leadEnrolments = cache(async (lead: string): Promise<Enrolment[]> => {
  const client = await serverClient()
  const { data } = await client.rpc('lead_enrolments', { of_lead: lead }).throwOnError()
  return z.array(enrolmentRow).parse(data)
})

/** The lead that shows an enrolment; null for an unknown one. */
export async function enrolmentLead(enrolment: string): Promise<string | null> {
  const client = await serverClient()
  const { data } = await client.from('enrolments').select('lead_id').eq('id', enrolment).throwOnError()
  return rowId
    .nullable()
    .catch(null)
    .parse(data[0]?.lead_id ?? null)
}
