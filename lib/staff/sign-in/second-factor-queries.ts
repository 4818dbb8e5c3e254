import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { env } from '@/lib/env'
import { type Functions, type Given, called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import type { StaffClient } from '../queries'

const statusRow = row({
  /** Null without a second factor. */
  enrolledAt: isoTime.nullable(),
  /** An authenticator app. */
  hasApp: z.boolean(),
  passkeys: z.number(),
  /** Unused recovery codes. */
  codesLeft: z.number(),
  /** When it becomes required; null if voluntary. */
  requiredAt: isoTime.nullable(),
  /** When somebody else removed it; null once there is a new one. */
  resetAt: isoTime.nullable(),
})

export type SecondFactorStatus = z.output<typeof statusRow>

/** The signed-in staff member's second factor. @throws Error when Supabase does not answer. */
export async function secondFactorStatus(): Promise<SecondFactorStatus> {
  const [status] = await called('second_factor_status', null, z.tuple([statusRow]))
  return status
}

/** The database's answer to a code. */
export const outcomeSchema = z.object({
  outcome: z.enum(['ok', 'wrong', 'used', 'wait', 'off', 'unreadable']),
  /** If the outcome is `wait`. */
  seconds: z.number().optional(),
  /** Once enrolled, if the account had no second factor before. */
  codes: z.array(z.string()).nullish(),
})

/**
 * The answer of a function reserved for this server, proven by its key in a header: arguments of failed statements are
 * logged, so a code goes into a header, too.
 * @param given null for a function without arguments
 * @throws Error when Supabase does not answer or refuses.
 */
export const keyedAnswer = <Name extends keyof Functions, Shape extends z.ZodType>(
  client: StaffClient,
  name: Name,
  given: Given<Name> | null,
  shape: Shape,
  code = '',
): Promise<z.output<Shape>> =>
  called(name, given, shape, async () => client, {
    'x-job-key': env.JOB_KEY_SECOND_FACTOR,
    'x-second-factor-code': code,
  })
