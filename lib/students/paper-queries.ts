import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'
import { isoTime } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { certificateRow } from './certificate'

const papersRow = z.object({
  id: z.guid(),
  /** Null, like name and address, without a person. */
  lead_id: z.guid().nullable(),
  level: z.literal(levelNumbers),
  state: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Newest first. */
  certificates: z.array(certificateRow),
  /** Documents that the office has received and checked. */
  received: z.array(z.object({ key: z.string(), received_on: z.iso.date(), received_by: z.string() })),
  files: z.array(z.object({ key: z.string(), name: z.string(), created_at: isoTime })),
  /** The link that still takes documents. */
  request: z.object({ token: z.string(), created_at: isoTime }).nullable(),
})

export type EnrolmentPapers = z.output<typeof papersRow>

/**
 * The certificates and documents of an enrolment; null for an unknown one. Cached per request. Admins and the office.
 * @throws Error when the database does not answer, or refuses.
 */
export const enrolmentPapers = cache(async (enrolment: string) => {
  if (!z.guid().safeParse(enrolment).success) return null
  return called('enrolment_papers', { of_enrolment: enrolment }, papersRow.nullable())
})
