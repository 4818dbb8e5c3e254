import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { day, money, row, text } from './content-row'

/** What the register holds about a person. */
export const studentContent = {
  certificates: z.array(
    row('id enrolment_id year number issued_by person level', {
      label: z.string(),
      name: z.string(),
      award: z.record(z.string(), z.string()),
      code: z.string(),
      issued_on: day,
      withdrawn_on: day.nullable(),
      withdrawn_reason: text,
    }),
  ),
  /** Received ones, and copies, which have a name. */
  documents: z.array(
    row('enrolment_id request_id received_by', {
      key: z.string(),
      received_on: day.optional(),
      name: z.string().optional(),
      created_at: isoTime.optional(),
    }),
  ),
  enrolments: z.array(
    row('id lead_id plan_id created_by', {
      level: z.number(),
      intake: day,
      language: storedLanguage,
      student_number: text,
      state: z.string(),
      state_on: day,
      state_reason: text,
      fee: money,
      created_at: isoTime,
      history: z.array(
        row('id enrolment_id actor', {
          kind: z.string(),
          before: text,
          after: text,
          on_day: day,
          reason: text,
          owed: money.nullable(),
          created_at: isoTime,
        }),
      ),
      /** Kept after an erasure. */
      is_kept: z.boolean(),
    }),
  ),
}
