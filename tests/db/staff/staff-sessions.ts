/** Members of staff with several sessions. */
import { type Answer, anon, call, request, secret } from '../rest'
import { type User, signUp, unique, uniqueEmail } from '../samples'
import type { StaffRole } from '@/lib/staff/roles'

export interface Member extends User {
  readonly password: string
}

/** The session id in a token. */
export function sessionOf({ token }: Pick<User, 'token'>): string {
  const claims = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString())
  return String(claims.session_id)
}

/** The member whose session an answer of the auth server starts. */
function entered({ email, password }: Pick<Member, 'email' | 'password'>, answer: Answer): Member {
  const session = answer.body as { access_token?: string; user?: { id: string } }
  if (!session.access_token || !session.user) throw new Error(`auth: ${JSON.stringify(answer.body)}`)
  return { email, password, key: anon.key, token: session.access_token, id: session.user.id }
}

/** A signed-in member of staff who can sign in again. */
export async function makeMember(account_role: StaffRole): Promise<Member> {
  const account = { email: uniqueEmail(), password: unique() }
  const member = entered(account, await signUp(account.email, account.password))
  await call(secret, 'staff_add', { account_email: member.email, account_role })
  return member
}

/** The same member in another session. */
export async function signInAgain({ email, password }: Member): Promise<Member> {
  const account = { email, password }
  return entered(account, await request(anon, 'POST', '/auth/v1/token?grant_type=password', account))
}
