'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { asAdmin } from './as-admin'
import { authorizeAdmin } from './queries'
import { type InvitationChange, type InvitationCode, type InviteState, inviteSchema } from './schema'

/** What the database answers to an invitation, and the code for it. */
const sentAnswer = z.enum(['invited', 'staff', 'too-many', 'gone'])
const refusals = { staff: 'staff', 'too-many': 'tooMany', gone: 'gone' } as const

/** What was typed, as far as it is text. */
const typedText = z.record(z.string(), z.string().catch(''))

/** Invites somebody to a staff account, by mail. Admins only. */
export async function inviteStaff(_previous: InviteState | null, form: FormData): Promise<InviteState> {
  const typed = typedText.parse(Object.fromEntries(form))
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return { ...admin, typed }
    const parsed = inviteSchema.safeParse(typed)
    if (!parsed.success) return { ...fail('invalidEmail'), typed }
    const { email, role, language } = parsed.data
    const { data } = await admin.data.client
      .rpc('invite_staff', { address: email, invited_role: role, mail_language: language })
      .throwOnError()
    const answer = sentAnswer.exclude(['gone']).parse(data)
    if (answer !== 'invited') return { ...fail(refusals[answer]), typed }
    after(sendDueMail)
    refresh()
    return { ok: true, email }
  } catch (error) {
    logError('inviteStaff', error)
    return { ...fail('failed'), typed }
  }
}

/** Sends an invitation again, with a new link, or withdraws it: the pressed button says what, with the id. Admins only. */
export async function changeInvitation(
  _previous: Result<InvitationChange, InvitationCode> | null,
  form: FormData,
): Promise<Result<InvitationChange, InvitationCode>> {
  return asAdmin('changeInvitation', async ({ client }) => {
    if (form.has('withdraw')) {
      const invitation = z.guid().parse(form.get('withdraw'))
      const { data } = await client.rpc('withdraw_invitation', { invitation }).throwOnError()
      refresh()
      return data ? ok('withdrawn') : fail('gone')
    }
    const invitation = z.guid().parse(form.get('resend'))
    const { data } = await client.rpc('resend_invitation', { invitation }).throwOnError()
    const answer = sentAnswer.parse(data)
    if (answer !== 'invited') return fail(refusals[answer])
    after(sendDueMail)
    refresh()
    return ok('resent')
  })
}
