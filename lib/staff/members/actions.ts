'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { pageLocale, rowId, staffAction, sentForm } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { localePath } from '@/lib/i18n/paths'
import { emailKey } from '@/lib/forms/identity'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { routes, withQuery } from '@/lib/routes'
import { withTimeout } from '@/lib/supabase/timeout'
import { type Member, staffMembers } from './queries'
import { passwordRefusal } from '@/lib/staff/password/queries'
import { authorizeAdmin } from '../queries'
import { staffRoles } from '../roles'
import type { MemberCode, MemberState, ResetFactorState } from '../schema'
import { keyedAnswer } from '@/lib/staff/sign-in/second-factor-queries'
import { signInPath } from '@/lib/staff/sign-in/path'
import { CONFLICT } from '@/lib/supabase/errors'

const terms = {
  who: authorizeAdmin,
  takes: [rowId, pageLocale, ...sentForm],
  kept: (form: FormData) => ({
    confirmation: textField(form, 'confirmation'),
    role: z.enum(staffRoles).safeParse(form.get('role')).data,
  }),
} as const

const isConfirmed = (form: FormData, { email }: Member) =>
  emailKey(textField(form, 'confirmation')) === emailKey(email)

/** Undefined if it no longer exists. */
const memberOf = async (account: string) => (await staffMembers()).find(({ id }) => id === account)

/** Null on success. @throws an error that is not a refusal. */
function refusal({ data, error }: { data: unknown; error: { code: string } | null }): MemberCode | null {
  if (error?.code === CONFLICT) return 'lastAdmin'
  if (error) throw error
  return data === true ? null : 'gone'
}

/**
 * Changes a staff member's role. Admins only; for their own account they must type its address, and are redirected to
 * the new role's dashboard.
 */
export const changeRole = staffAction(
  'changeRole',
  terms,
  async ({ staff, client }, account, locale, _previous, form): Promise<MemberState> => {
    const { role } = terms.kept(form)
    if (!role) return fail('failed')
    const member = await memberOf(account)
    if (!member) return fail('gone')
    if (role === member.role) return fail('sameRole')
    const isOwn = account === staff.userId
    if (isOwn && !isConfirmed(form, member)) return fail('unlike')
    const code = refusal(await client.rpc('change_staff_role', { account, new_role: role }))
    if (code) return fail(code)
    // The member is notified by mail.
    after(sendDueMail)
    if (!isOwn) {
      refresh()
      return ok(role)
    }
    redirect(localePath(routes.dashboard, locale))
  },
)

/** Removes a member's role and ends their sessions. Admins only; they must type the member's address. */
export const removeMember = staffAction(
  'removeMember',
  terms,
  async ({ staff, client }, account, locale, _previous, form): Promise<MemberState> => {
    const member = await memberOf(account)
    if (!member) return fail('gone')
    const isOwn = account === staff.userId
    if (!isConfirmed(form, member)) return fail('unlike')
    const code = refusal(await client.rpc('remove_staff', { account }))
    if (code) return fail(code)
    // If this rejects a bank details change by the member, every admin is mailed.
    after(sendDueMail)
    // The session has already ended; only the cookies are left to delete.
    if (isOwn) await withTimeout(client.auth.signOut({ scope: 'local' }))
    redirect(isOwn ? signInPath(locale) : localePath(withQuery(routes.staff, { notice: 'removed' }), locale))
  },
)

/**
 * Removes the second factor of a colleague who lost the device, and ends their sessions; the database records it and
 * tells them at the next sign-in. Requires the colleague's address and the admin's password. Nobody can reset their
 * own.
 */
export const resetSecondFactor = staffAction(
  'resetSecondFactor',
  {
    who: authorizeAdmin,
    takes: [rowId, ...sentForm],
    kept: (form) => ({ confirmation: textField(form, 'confirmation') }),
  },
  async ({ staff, client }, account, _previous, form): Promise<ResetFactorState> => {
    const member = await memberOf(account)
    if (!member?.enrolledAt || account === staff.userId) return fail('gone')
    if (!isConfirmed(form, member)) return fail('unlike')
    const wrong = await passwordRefusal(client, staff.email, form.get('present'))
    if (wrong) return fail(wrong)
    const isReset = await keyedAnswer(client, 'reset_second_factor', { account }, z.boolean())
    refresh()
    return isReset ? ok(null) : fail('gone')
  },
)
