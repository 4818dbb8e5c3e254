/** Members of staff who are signed in more than once. */
import { type User, anon, call, request, secret, unique, uniqueEmail } from './rest'

export interface Member extends User {
  readonly password: string
}

/** The session that a token belongs to. */
export function sessionOf({ token }: Pick<User, 'token'>): string {
  const claims = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString())
  return String(claims.session_id)
}

async function enter(path: string, caller: typeof anon, member: Omit<Member, 'id' | 'key'>): Promise<Member> {
  const { email, password } = member
  const answer = await request(caller, 'POST', path, { email, password })
  const session = answer.body as { access_token?: string; user?: { id: string } }
  if (!session.access_token || !session.user) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return { email, password, key: anon.key, token: session.access_token, id: session.user.id }
}

/** A member of staff who is signed in, and can sign in again. */
export async function makeMember(account_role: 'editor' | 'admin'): Promise<Member> {
  const member = await enter('/auth/v1/signup', secret, { email: uniqueEmail(), password: unique() })
  await call(secret, 'staff_add', { account_email: member.email, account_role })
  return member
}

/** The same member in another session. */
export const signInAgain = (member: Member) => enter('/auth/v1/token?grant_type=password', anon, member)
