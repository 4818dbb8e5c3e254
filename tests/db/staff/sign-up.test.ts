/** The auth server creates accounts for invited people only. */
import { randomUUID } from 'node:crypto'
import { type Row, anon, call, request, secret, update } from '../rest'
import { makeUser, unique, uniqueEmail } from '../samples'
import { LONG_AGO, MAIL, claim } from '../mail/mail'

describe('a visitor without an invitation gets no account', () => {
  const email = uniqueEmail()
  const password = unique()

  test.each([
    ['/auth/v1/signup', { email, password }],
    ['/auth/v1/%73ignup', { email, password }],
    ['/auth/v1/signup', { email, password, data: { invitation_token: `${randomUUID()}_${'0'.repeat(64)}` } }],
    ['/auth/v1/signup', { data: {} }],
    ['/auth/v1/otp', { email, create_user: true }],
    ['/auth/v1/%6ftp', { email }],
    ['/auth/v1/magiclink', { email }],
    ['/auth/v1/invite', { email }],
    ['/auth/v1/admin/users', { email, password, email_confirm: true }],
  ])('by %s', async (path, body) => {
    expect((await request(anon, 'POST', path, body)).status).toBeGreaterThanOrEqual(400)
    // Succeeds only for addresses with an account.
    const added = await call(secret, 'staff_add', { account_email: email, account_role: 'editor' })
    expect(added.body).toBe(false)
  })
})

describe('through the auth server, an invited visitor', () => {
  const register = (email: string, token: string) => {
    const data = { invitation_token: token, name: 'Anna' }
    return request(anon, 'POST', '/auth/v1/signup', { email, password: unique(), data })
  }
  /** Invites an address; returns the token in its message. */
  async function tokenFor(email: string): Promise<string> {
    const admin = await makeUser('admin')
    const sent = { address: email, invited_role: 'editor', mail_language: 'af' }
    expect((await call(admin, 'invite_staff', sent)).body).toBe('invited')
    await update(secret, MAIL, `recipient=eq.${email}`, { next_attempt_at: LONG_AGO })
    const mail = (await claim(100)).find(({ recipient }) => recipient === email)
    return (mail!.data as { token: string }).token
  }

  test('is staff at once, and the token is removed from the account', async () => {
    const email = uniqueEmail()
    const token = await tokenFor(email)
    expect((await register(uniqueEmail(), token)).body).toMatchObject({
      msg: 'Database error saving new user',
    })
    const answer = await register(email, token)
    const { access_token, user } = answer.body as { access_token: string; user: Row }
    expect(answer.status).toBe(200)
    expect(user.user_metadata).toMatchObject({ name: 'Anna' })
    expect(user.user_metadata).not.toHaveProperty('invitation_token')
    expect((await call({ key: anon.key, token: access_token }, 'staff_session')).body).toBe('editor')
    expect((await register(email, token)).status).toBeGreaterThanOrEqual(400)
    expect((await register(uniqueEmail(), token)).status).toBe(500)
  })
})
