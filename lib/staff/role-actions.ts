'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { emailField } from '@/lib/email'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { routes, withQuery } from '@/lib/routes'
import { withinTime } from '@/lib/supabase/timeout'
import { type Member, staffMembers } from './member-queries'
import { type AuthorizedStaff, authorizeAdmin } from './queries'
import { type MemberCode, type MemberState, staffRoles } from './schema'
import { signInPath } from './sign-in-path'

/** The code of the database for a change that would leave no admin. */
const LAST_ADMIN = 'PT409'

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Whether the address that was typed is that of the member. */
const isConfirmed = (confirmation: string, { email }: Member) =>
  emailField.safeParse(confirmation).data === email.toLowerCase()

interface Meant extends AuthorizedStaff {
  readonly member: Member
  readonly isOwn: boolean
}

/** The admin who asks, and the member that is meant. */
async function meant(userId: string): Promise<Result<Meant, MemberCode>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const account = z.guid().parse(userId)
  const member = (await staffMembers()).find(({ id }) => id === account)
  return member ? ok({ ...admin.data, member, isOwn: account === admin.data.staff.userId }) : fail('gone')
}

/** Why the database did not do it; null where it did. @throws the error, where it is no refusal. */
function refusal({ data, error }: { data: unknown; error: { code: string } | null }): MemberCode | null {
  if (error?.code === LAST_ADMIN) return 'lastAdmin'
  if (error) throw error
  return data === true ? null : 'gone'
}

/**
 * Gives a member of staff another role. Admins only; for the own account it wants the address, and leads to the dashboard
 * of the new role.
 */
export async function changeRole(
  userId: string,
  locale: Locale,
  _previous: MemberState | null,
  form: FormData,
): Promise<MemberState> {
  const confirmation = text(form.get('confirmation'))
  const role = z.enum(staffRoles).safeParse(form.get('role')).data
  const failed = (code: MemberCode): MemberState => ({ ...fail(code), confirmation, role })
  try {
    if (!role) return failed('failed')
    const asked = await meant(userId)
    if (!asked.ok) return failed(asked.code)
    const { client, member, isOwn } = asked.data
    if (isOwn && !isConfirmed(confirmation, member)) return failed('unlike')
    const code = refusal(await client.rpc('change_staff_role', { account: member.id, new_role: role }))
    if (code) return failed(code)
    // The member is told by mail.
    after(sendDueMail)
    if (!isOwn) {
      refresh()
      return { ok: true, role }
    }
  } catch (error) {
    logError('changeRole', error)
    return failed('failed')
  }
  redirect(localePath(routes.dashboard, locale))
}

/** Takes the role of a member away and ends their sessions. Admins only; it wants the address of the member. */
export async function removeMember(
  userId: string,
  locale: Locale,
  _previous: MemberState | null,
  form: FormData,
): Promise<MemberState> {
  const confirmation = text(form.get('confirmation'))
  const failed = (code: MemberCode): MemberState => ({ ...fail(code), confirmation })
  let isOwn: boolean
  try {
    const asked = await meant(userId)
    if (!asked.ok) return failed(asked.code)
    const { client, member } = asked.data
    isOwn = asked.data.isOwn
    if (!isConfirmed(confirmation, member)) return failed('unlike')
    const code = refusal(await client.rpc('remove_staff', { account: member.id }))
    if (code) return failed(code)
    // Every admin is told by mail that a change of the bank details which they proposed is rejected.
    after(sendDueMail)
    // The session has ended already, which leaves the cookies to delete.
    if (isOwn) await withinTime(client.auth.signOut({ scope: 'local' }))
  } catch (error) {
    logError('removeMember', error)
    return failed('failed')
  }
  redirect(isOwn ? signInPath(locale) : localePath(withQuery(routes.staff, { notice: 'removed' }), locale))
}
