import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { env } from '@/lib/env'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
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
  const client = await serverClient()
  const { data } = await client.rpc('second_factor_status').single().throwOnError()
  return statusRow.parse(data)
}

/** The database's answer to a code. */
export const outcomeSchema = z.object({
  outcome: z.enum(['ok', 'wrong', 'used', 'wait', 'off', 'unreadable']),
  /** If the outcome is `wait`. */
  seconds: z.number().optional(),
  /** Once enrolled, if the account had no second factor before. */
  codes: z.array(z.string()).nullish(),
})

type SecondFactorFunction =
  | 'begin_second_factor'
  | 'confirm_second_factor'
  | 'pass_second_factor'
  | 'renew_recovery_codes'
  | 'remove_second_factor'
  | 'remove_authenticator_app'

/**
 * Calls a function reserved for this server, proven by its key in a header: arguments of failed statements are logged.
 * @param name of the function, for error messages
 * @throws Error when Supabase does not answer or refuses.
 */
export async function answerOf<Data>(
  call: { setHeader(name: string, value: string): PromiseLike<{ data: Data; error: Error | null }> },
  name: string,
): Promise<Data> {
  const { data, error } = await call.setHeader('x-job-key', env.JOB_KEY_SECOND_FACTOR)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

/**
 * Calls a second-factor function. The code goes into a header, too.
 * @throws Error when Supabase does not answer or refuses.
 */
export async function callSecondFactor(
  client: StaffClient,
  name: SecondFactorFunction,
  code = '',
): Promise<unknown> {
  return answerOf(client.rpc(name).setHeader('x-second-factor-code', code), name)
}
