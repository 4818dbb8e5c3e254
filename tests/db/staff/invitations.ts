/** Helpers for invitations, in a separate database: another test is about the last admin. */
import { randomUUID } from 'node:crypto'
import { mailDatabase } from '../mail/database'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'
import { type Claims, NEW_ACCOUNT } from '../second-database'
import type { StaffRole } from '@/lib/staff/roles'

/** Runs a statement in that database. */
export const { run: query } = mailDatabase()

export type Member = Required<Claims>

/** A signed-in account; with a role, on the staff. */
export async function account(role?: StaffRole, email = uniqueEmail()): Promise<Member> {
  const [id, session] = [randomUUID(), randomUUID()]
  await query(NEW_ACCOUNT, [id, email])
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  if (role) await query('insert into public.staff (user_id, role) values ($1, $2)', [id, role])
  return { id, email, session }
}

/** The result of a function for a caller, by default a visitor. */
export async function answerOf<T>(name: string, values: unknown[], caller?: Claims): Promise<T> {
  const list = values.map((_, index) => `$${index + 1}`).join()
  const [row] = await query<{ answer: T }>(`select public.${name}(${list}) as answer`, values, caller)
  return row!.answer
}

/** Invites an address; returns the function's answer. */
export const invite = (admin: Claims, email: string, role = 'editor', language = 'en') =>
  answerOf<string>('invite_staff', [email, role, language], admin)

/** The newest invitation of an address. */
export async function invitationOf(email: string): Promise<Row> {
  const sql = 'select * from private.staff_invitations where email = $1 order by sent_at desc limit 1'
  return (await query(sql, [email]))[0]!
}

/** The token in the newest invitation's message. */
export async function tokenOf(email: string): Promise<string> {
  const { id } = await invitationOf(email)
  const [row] = await query<{ mail: { token: string } }>('select private.invitation_mail($1) as mail', [id])
  return row!.mail.token
}

/** Invites an address; returns it with the link's token. */
export async function invited(admin: Claims, email = uniqueEmail(), role = 'editor') {
  expect(await invite(admin, email, role)).toBe('invited')
  return { email, token: await tokenOf(email) }
}

/** Signs up like the auth server, with the user's metadata; returns the stored account. */
export async function register(email: string, said: Row | null): Promise<Row> {
  const [row] = await query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3) returning *`,
    [randomUUID(), email, said && JSON.stringify(said)],
  )
  return row!
}

/** Signs up with a token. */
export const registerWith = (email: string, token: string) =>
  register(email, { invitation_token: token, name: 'Anna' })

/** An account's role; undefined if not staff. */
export const roleOf = async (id: unknown) =>
  (await query('select role from public.staff where user_id = $1', [id]))[0]?.role

/** The data on the page of a link. */
export const shown = async (token: string) =>
  (await query('select * from public.staff_invitation($1)', [token]))[0]
