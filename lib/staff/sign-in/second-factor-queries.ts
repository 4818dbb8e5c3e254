import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { env } from '@/lib/env'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import type { StaffClient } from '../queries'

const statusRow = row({
  /** When it was set up; null if there is none. */
  enrolledAt: isoTime.nullable(),
  /** Whether it has an authenticator app. */
  hasApp: z.boolean(),
  /** The number of passkeys. */
  passkeys: z.number(),
  /** The number of unused recovery codes. */
  codesLeft: z.number(),
  /** From when it is required for access; null if it is voluntary. */
  requiredAt: isoTime.nullable(),
  /** When somebody else removed it; null once there is a new one. */
  resetAt: isoTime.nullable(),
})

/** The second factor of the signed-in staff member. */
export type SecondFactorStatus = z.output<typeof statusRow>

/** Reads it. @throws Error when Supabase does not answer. */
export async function secondFactorStatus(): Promise<SecondFactorStatus> {
  const client = await serverClient()
  const { data } = await client.rpc('second_factor_status').single().throwOnError()
  return statusRow.parse(data)
}

/** The database's answer to a code. */
export const outcomeSchema = z.object({
  outcome: z.enum(['ok', 'wrong', 'used', 'wait', 'off', 'unreadable']),
  /** Seconds to wait, if the outcome is `wait`. */
  seconds: z.number().optional(),
  /** The recovery codes, once enrolled, if the account had no second factor before. */
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
 * The answer of a function reserved for this server, which proves itself by its key in a header: arguments of failed
 * statements are logged.
 * @param call the call
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
 * Calls a second-factor function for the signed-in user. The code goes into a header, too.
 * @throws Error when Supabase does not answer or refuses.
 */
export async function callSecondFactor(
  client: StaffClient,
  name: SecondFactorFunction,
  code = '',
): Promise<unknown> {
  return answerOf(client.rpc(name).setHeader('x-second-factor-code', code), name)
}
