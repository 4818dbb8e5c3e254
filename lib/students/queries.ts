import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'
import { isoTime, localDay } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { MOST_AT_ONCE } from '@/lib/leads/follow-up/chosen-queries'
import { moneyText } from '@/lib/money'
import { called, ofPage } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { exportClient } from '@/lib/supabase/server'
import type { StudentFilters } from './filters'
import { changeKinds, enrolmentStates } from './register'

/** Rows of a page, as many as one press can write to, and of a class list. */
const PAGE_SIZE = MOST_AT_ONCE
const CLASS_SIZE = 500

const text = z.string().nullable()
const day = z.iso.date()

const enrolment = {
  id: z.string(),
  level: z.literal(levelNumbers),
  intake: day,
  language: storedLanguage,
  studentNumber: text,
  state: z.enum(enrolmentStates),
  stateOn: day,
}

const studentList = z.object({
  total: z.coerce.number().int(),
  students: z.array(
    row({
      ...enrolment,
      leadId: z.string(),
      firstName: z.string(),
      surname: z.string(),
      email: text,
      /** E.164. */
      phone: text,
      /** To being contacted. */
      objects: z.boolean(),
      outstanding: moneyText,
      overdue: moneyText,
    }),
  ),
  /** Of all students, newest first. */
  intakes: z.array(day),
})
/** An enrolment with its student. */
export type Student = z.output<typeof studentList>['students'][number]

const enrolmentRow = row({
  ...enrolment,
  stateReason: text,
  /** The whole fee. */
  fee: moneyText,
  /** When the first money arrived, or else when the person was enrolled. */
  registeredOn: day,
  /** When the person was enrolled. */
  createdAt: localDay,
  payments: z.array(row({ dueOn: day, paid: moneyText, outstanding: moneyText })),
  /** Newest first. */
  events: z.array(
    row({
      id: z.string(),
      kind: z.enum(['enrolled', ...changeKinds]),
      before: text,
      after: text,
      onDay: day,
      reason: text,
      owed: moneyText.nullable(),
      actor: z.string(),
      createdAt: isoTime,
    }),
  ),
})
export type Enrolment = z.output<typeof enrolmentRow>

const filterArguments = ({ q, intake, level, state, language, owing, documents }: StudentFilters) => ({
  of_intake: intake,
  of_level: level,
  of_state: state,
  of_language: language,
  owing: owing && true,
  unchecked: documents && true,
  query: q,
})

/**
 * A page of the register, or a whole class list. Admins and the office only, as all below.
 * @throws Error when the database does not answer, or refuses, as do all below.
 */
export async function studentPage(filters: StudentFilters, page: number) {
  const size = filters.list ? CLASS_SIZE : PAGE_SIZE
  const given = { ...filterArguments(filters), ...ofPage(page, size) }
  return { ...(await called('student_list', given, studentList)), size }
}

/** All matching students, for a file; null if there are too many. The database logs it. */
export async function exportedStudents(filters: StudentFilters) {
  const given = { ...filterArguments(filters), to_file: true }
  const { total, students } = await called('student_list', given, studentList, exportClient)
  return total > students.length ? null : students
}

/** The enrolments of a lead and of those merged into it, newest first. Cached per request. */
export const leadEnrolments = cache((lead: string) =>
  called('lead_enrolments', { of_lead: lead }, z.array(enrolmentRow)),
)
