/**
 * The auth server of a hosted project, as far as the site and the scripts use it, written from its public contract:
 * openapi.yaml of github.com/supabase/auth and https://supabase.com/docs/guides/auth/debugging/error-codes.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Answer, type Call, authError, json } from './answer'
import { Keys } from './tokens'

interface User {
  readonly id: string
  readonly email: string
  password: string
  isBanned?: boolean
}

interface Session {
  readonly id: string
  readonly user: User
  refreshToken: string
  /** The previous refresh token, which stays valid for some seconds. */
  formerToken?: string
}

interface Link {
  readonly user: User
  readonly token: string
  readonly challenge?: string
  readonly code?: string
}

export class AuthServer {
  readonly keys = new Keys()
  users: User[] = []
  sessions: Session[] = []
  /** Unused mailed links: the token, or for PKCE the code and its challenge. */
  links: Link[] = []
  settings: Record<string, unknown> = { disable_signup: false, external: { email: true } }

  /** Addresses of accounts whose next password change the database permits. */
  permitted = new Set<unknown>()

  /** Whether the database admits an account with this metadata. */
  admits: (data: Record<string, unknown>) => boolean = () => false

  add(email: string, password = 'correct horse battery'): User {
    const user = { id: randomUUID(), email, password }
    this.users.push(user)
    return user
  }

  /** A sign-in's tokens, valid for an hour or the given seconds. */
  session(user: User, seconds = 3600) {
    const session = { id: randomUUID(), user, refreshToken: randomBytes(9).toString('base64url') }
    this.sessions.push(session)
    return this.tokensOf(session, seconds)
  }

  private tokensOf({ id, user, refreshToken }: Session, seconds = 3600) {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ sub: user.id, email: user.email, role: 'authenticated', aud: 'authenticated', session_id: id },
      iat: now + Math.min(0, seconds) - 1,
      exp: now + seconds,
    }
    return {
      access_token: this.keys.sign(claims),
      token_type: 'bearer',
      expires_in: seconds,
      expires_at: claims.exp,
      refresh_token: refreshToken,
      user: userOf(user),
    }
  }

  answer(call: Call): Answer {
    const { method, path, query, body } = call
    const address = `${method} ${path}`
    if (address === 'GET /.well-known/jwks.json') return json(this.keys.jwks())
    if (address === 'GET /settings') return json(this.settings)
    if (path.startsWith('/admin/')) return this.admin(call)
    if (address === 'POST /token') return this.token(call, query.get('grant_type'))
    if (address === 'POST /recover') return this.recover(body)
    if (address === 'POST /verify') return this.verify(call)
    if (address === 'POST /signup') return this.signUp(call)
    if (path === '/user' || path === '/logout') return this.signedIn(call)
    return authError(call, 404, 'unknown', `${address} is not in the contract of the tests`)
  }

  private token(call: Call, grant: string | null): Answer {
    const { email, password, refresh_token, auth_code, code_verifier } = call.body
    if (grant === 'password') {
      const user = this.users.find((each) => each.email === email)
      if (user?.password !== password || !user)
        return authError(call, 400, 'invalid_credentials', 'Invalid login credentials')
      if (user.isBanned) return authError(call, 400, 'user_banned', 'User is banned')
      return json(this.session(user))
    }
    if (grant === 'refresh_token') {
      const reused = this.sessions.find((each) => each.formerToken === refresh_token)
      if (reused) return json(this.tokensOf(reused))
      const session = this.sessions.find((each) => each.refreshToken === refresh_token)
      if (!session) return authError(call, 400, 'refresh_token_not_found', 'Invalid Refresh Token')
      session.formerToken = session.refreshToken
      session.refreshToken = randomBytes(9).toString('base64url')
      return json(this.tokensOf(session))
    }
    const link = this.links.find(({ code }) => code !== undefined && code === auth_code)
    if (!link) return authError(call, 404, 'flow_state_not_found', 'invalid flow state')
    if (createHash('sha256').update(String(code_verifier)).digest('base64url') !== link.challenge)
      return authError(call, 400, 'bad_code_verifier', 'code challenge does not match')
    this.links.splice(this.links.indexOf(link), 1)
    return json(this.session(link.user))
  }

  /** The answer does not reveal whether the address has an account. */
  private recover({ email, code_challenge }: Call['body']): Answer {
    const user = this.users.find((each) => each.email === email)
    const token = `pkce_${randomBytes(20).toString('hex')}`
    if (user) this.links.push({ user, token, challenge: String(code_challenge), code: randomUUID() })
    return json({})
  }

  private verify(call: Call): Answer {
    const link = this.links.find(({ token }) => token === call.body.token_hash)
    if (!link) return authError(call, 403, 'otp_expired', 'Email link is invalid or has expired')
    this.links.splice(this.links.indexOf(link), 1)
    return json(this.session(link.user))
  }

  /** If `admits` refuses, so does the database trigger, of which the auth server reveals no more than this. */
  private signUp(call: Call): Answer {
    const { email, password, data } = call.body
    if (this.settings.disable_signup)
      return authError(call, 422, 'signup_disabled', 'Signups not allowed for this instance')
    if (this.users.some((each) => each.email === email))
      return authError(call, 422, 'user_already_exists', 'User already registered')
    if (!this.admits(data as Record<string, unknown>))
      return authError(call, 500, 'unexpected_failure', 'Database error saving new user')
    return json(this.session(this.add(String(email), String(password))))
  }

  private signedIn(call: Call): Answer {
    const claims = this.keys.claimsOf(call.token ?? '')
    if (!claims) return authError(call, 403, 'bad_jwt', 'invalid JWT')
    const session = this.sessions.find(({ id }) => id === claims.session_id)
    if (!session) return authError(call, 403, 'session_not_found', 'Session does not exist')
    if (call.path === '/logout') {
      this.sessions = this.sessions.filter(({ id, user }) =>
        call.query.get('scope') === 'global' ? user !== session.user : id !== session.id,
      )
      return { status: 204 }
    }
    if (call.method === 'PUT') {
      const { password } = call.body
      if (!this.permitted.delete(session.user.email)) return refusedByTrigger(call)
      if (password === session.user.password)
        return authError(call, 422, 'same_password', 'New password should be different')
      session.user.password = String(password)
    }
    return json(userOf(session.user))
  }

  private admin(call: Call): Answer {
    const { method, path, query, body } = call
    if (!call.isOwner) return authError(call, 403, 'not_admin', 'User not allowed')
    if (method === 'GET') {
      const size = Number(query.get('per_page') ?? 50)
      const begin = (Number(query.get('page') ?? 1) - 1) * size
      return json({ users: this.users.slice(begin, begin + size).map(userOf), aud: 'authenticated' })
    }
    if (method === 'POST') {
      if (this.users.some(({ email }) => email === body.email))
        return authError(call, 422, 'email_exists', 'A user with this email has been registered')
      return json(userOf(this.add(String(body.email), String(body.password))))
    }
    const user = this.users.find(({ id }) => path === `/admin/users/${id}`)
    if (!user) return authError(call, 404, 'user_not_found', 'User not found')
    if (!this.permitted.delete(user.email)) return refusedByTrigger(call)
    user.password = String(body.password)
    this.sessions = this.sessions.filter((session) => session.user !== user)
    return json(userOf(user))
  }
}

/** A refusal by a database trigger, of which the auth server reveals no more than this. */
const refusedByTrigger = (call: Call) => authError(call, 500, 'unexpected_failure', 'Error updating user')

const userOf = ({ id, email }: User) => ({
  id,
  email,
  ...{ aud: 'authenticated', role: 'authenticated' },
  email_confirmed_at: '2026-11-21T00:00:00Z',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
})
