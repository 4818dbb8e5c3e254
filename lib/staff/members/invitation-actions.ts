'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { adminAction } from '@/lib/staff/form-action'
import { authorizeAdmin } from '../queries'
import { type InvitationChange, type InvitationCode, type InviteState, inviteSchema } from '../schema'

/** Database answers and their codes. */
const sentAnswer = z.enum(['invited', 'staff', 'too-many', 'gone'])
const refusals = { staff: 'staff', 'too-many': 'tooMany', gone: 'gone' } as const

const typed = (form: FormData) => z.record(z.string(), z.string().catch('')).parse(Object.fromEntries(form))

/** Invites somebody to a staff account, by mail. Admins only. */
export const inviteStaff = staffAction(
  'inviteStaff',
  { who: authorizeAdmin, kept: (form) => ({ typed: typed(form) }) },
  async ({ client }, _previous, form): Promise<InviteState> => {
    const parsed = inviteSchema.safeParse(typed(form))
    if (!parsed.success) return fail('invalidEmail')
    const { email, role, language } = parsed.data
    const { data } = await client
      .rpc('invite_staff', { address: email, invited_role: role, mail_language: language })
      .throwOnError()
    const answer = sentAnswer.exclude(['gone']).parse(data)
    if (answer !== 'invited') return fail(refusals[answer])
    after(sendDueMail)
    refresh()
    return ok(email)
  },
)

/** Resends an invitation with a new link, or withdraws it, as the pressed button says. Admins only. */
export const changeInvitation = adminAction(
  'changeInvitation',
  async ({ client }, form): Promise<Result<InvitationChange, InvitationCode>> => {
    if (form.has('withdraw')) {
      const invitation = rowId.parse(form.get('withdraw'))
      const { data } = await client.rpc('withdraw_invitation', { invitation }).throwOnError()
      refresh()
      return data ? ok('withdrawn') : fail('gone')
    }
    const invitation = rowId.parse(form.get('resend'))
    const { data } = await client.rpc('resend_invitation', { invitation }).throwOnError()
    const answer = sentAnswer.parse(data)
    if (answer !== 'invited') return fail(refusals[answer])
    after(sendDueMail)
    refresh()
    return ok('resent')
  },
)
