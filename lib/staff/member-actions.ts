'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { emailField } from '@/lib/email'
import { logError } from '@/lib/log/log'
import { fail } from '@/lib/result'
import { staffMembers } from './member-queries'
import { passwordRefusal } from './password-queries'
import { authorizeAdmin } from './queries'
import type { ResetFactorState } from './schema'
import { answerOf } from './second-factor-queries'

/**
 * Removes the second factor of a colleague who lost the device and ends their sessions; the database records it and tells
 * them at the next sign-in. It wants the address of the colleague and the password of the admin. Nobody resets their own.
 */
export async function resetSecondFactor(
  userId: string,
  _previous: ResetFactorState | null,
  form: FormData,
): Promise<ResetFactorState> {
  const typed = form.get('confirmation')
  const confirmation = typeof typed === 'string' ? typed : ''
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const { staff, client } = admin.data
    const account = z.guid().parse(userId)
    const member = (await staffMembers()).find(({ id }) => id === account)
    if (!member?.enrolledAt || account === staff.userId) return fail('gone')
    if (emailField.safeParse(confirmation).data !== member.email.toLowerCase())
      return { ...fail('unlike'), confirmation }
    const refusal = await passwordRefusal(client, staff.email, form.get('present'))
    if (refusal) return { ...fail(refusal), confirmation }
    const isReset = await answerOf(client.rpc('reset_second_factor', { account }), 'reset_second_factor')
    refresh()
    return isReset ? { ok: true } : fail('gone')
  } catch (error) {
    logError('resetSecondFactor', error)
    return { ...fail('failed'), confirmation }
  }
}
