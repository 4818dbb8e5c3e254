'use server'

import { refresh } from 'next/cache'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { textField } from '@/lib/form-data'
import { emailKey } from '@/lib/identity'
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
export const resetSecondFactor = staffAction(
  'resetSecondFactor',
  {
    who: authorizeAdmin,
    takes: [rowId, ...sentForm],
    kept: (form) => ({ confirmation: textField(form, 'confirmation') }),
  },
  async ({ staff, client }, account, _previous, form): Promise<ResetFactorState> => {
    const member = (await staffMembers()).find(({ id }) => id === account)
    if (!member?.enrolledAt || account === staff.userId) return fail('gone')
    if (emailKey(textField(form, 'confirmation')) !== emailKey(member.email)) return fail('unlike')
    const refusal = await passwordRefusal(client, staff.email, form.get('present'))
    if (refusal) return fail(refusal)
    const isReset = await answerOf(client.rpc('reset_second_factor', { account }), 'reset_second_factor')
    refresh()
    return isReset ? { ok: true } : fail('gone')
  },
)
