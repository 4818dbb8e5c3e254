/** Who becomes staff and who does not; that a right which is taken is gone at once. */
import { randomUUID } from 'node:crypto'
import {
  CHECK,
  NO_RIGHT,
  type Row,
  anon,
  call,
  insert,
  makeUser,
  request,
  sampleLead,
  samplePost,
  secret,
  select,
  signUp,
  store,
  stored,
  unique,
  uniqueEmail,
  update,
} from './rest'
import { LONG_AGO, MAIL, claim } from './mail'
import { NEW_ACCOUNT, query } from './second-database'

const add = (account_email: string, account_role: unknown) =>
  call(secret, 'staff_add', { account_email, account_role })
const take = (account_email: string) => call(secret, 'staff_remove', { account_email })
const roleOf = async (id: string) => (await stored('staff', `user_id=eq.${id}`))?.role

describe('making staff', () => {
  test.each(['admin', 'editor'])('an account becomes %s', async (role) => {
    const user = await makeUser()
    expect((await add(user.email, role)).body).toBe(true)
    expect((await select(user, 'staff')).rows).toEqual([
      {
        user_id: user.id,
        role,
        created_at: expect.anything(),
        role_since: expect.anything(),
        seen_at: null,
        factor_reset_at: null,
        lead_mail: 'at-once',
        mail_language: 'en',
      },
    ])
    const accounts = (await call(secret, 'staff_accounts')).rows
    expect(accounts).toContainEqual({ email: user.email, role, created_at: expect.anything() })
  })

  test('the case of the e-mail address does not matter', async () => {
    const user = await makeUser()
    expect((await add(user.email.toUpperCase(), 'editor')).body).toBe(true)
    expect(await roleOf(user.id)).toBe('editor')
    expect((await take(user.email.toUpperCase())).body).toBe(true)
    expect(await roleOf(user.id)).toBeUndefined()
  })

  test('an account has one role: another one replaces it', async () => {
    const user = await makeUser('editor')
    await add(user.email, 'admin')
    expect(await roleOf(user.id)).toBe('admin')
    await add(user.email, 'editor')
    expect(await roleOf(user.id)).toBe('editor')
  })

  test('an address without an account, or with a wildcard, makes nobody staff', async () => {
    const user = await makeUser()
    for (const email of [uniqueEmail(), '', '%', user.email.replace('@', '_'), `${user.email} `]) {
      expect([email, (await add(email, 'admin')).body]).toEqual([email, false])
      expect([email, (await take(email)).body]).toEqual([email, false])
    }
    expect(await roleOf(user.id)).toBeUndefined()
  })

  test.each(['owner', 'Admin', 'admin ', '', null])('there is no role %j', async (role) => {
    const user = await makeUser()
    expect((await add(user.email, role)).code).toBe(role === null ? '23502' : CHECK)
    expect(await roleOf(user.id)).toBeUndefined()
  })
})

describe('taking the role away', () => {
  test('works on the next request of the session that is open', async () => {
    const [editor, admin] = [await makeUser('editor'), await makeUser('admin')]
    await insert(anon, 'landing_form_submissions', sampleLead())
    const draft = await store('blog_posts', samplePost({ status: 'draft' }))
    const isSeen = async () => (await select(editor, 'blog_posts', `id=eq.${draft.id}`)).rows.length
    const leads = async () => (await select(admin, 'landing_form_submissions', 'limit=1')).rows.length
    expect([await isSeen(), await leads()]).toEqual([1, 1])

    await take(editor.email)
    await add(admin.email, 'editor')
    expect([await isSeen(), await leads()]).toEqual([0, 0])
    expect((await insert(editor, 'blog_posts', samplePost())).code).toBe(NO_RIGHT)
    expect((await insert(admin, 'blog_posts', samplePost())).status).toBe(201)
  })

  test('leaves the account and what it wrote', async () => {
    const editor = await makeUser('editor')
    const post = samplePost()
    await insert(editor, 'blog_posts', post)
    await take(editor.email)
    expect(await stored('blog_posts', `slug=eq.${post.slug}`)).toMatchObject({ author_id: editor.id })
    expect((await add(editor.email, 'editor')).body).toBe(true)
  })

  test('of someone who has none says so', async () => {
    expect((await take((await makeUser()).email)).body).toBe(false)
  })
})

describe('a visitor who is not invited makes no account', () => {
  const email = uniqueEmail()
  const password = unique()

  test.each([
    ['/auth/v1/signup', { email, password }],
    ['/auth/v1/%73ignup', { email, password }],
    ['/auth/v1/signup', { email, password, data: { invitation_token: `${randomUUID()}.${'0'.repeat(64)}` } }],
    ['/auth/v1/signup', { data: {} }],
    ['/auth/v1/otp', { email, create_user: true }],
    ['/auth/v1/%6ftp', { email }],
    ['/auth/v1/magiclink', { email }],
    ['/auth/v1/invite', { email }],
    ['/auth/v1/admin/users', { email, password, email_confirm: true }],
  ])('by %s', async (path, body) => {
    expect((await request(anon, 'POST', path, body)).status).toBeGreaterThanOrEqual(400)
    // Knows an address only where it has an account.
    expect((await add(email, 'editor')).body).toBe(false)
  })
})

describe('through the auth server, an invited visitor', () => {
  const register = (email: string, token: string) => {
    const data = { invitation_token: token, name: 'Anna' }
    return request(anon, 'POST', '/auth/v1/signup', { email, password: unique(), data })
  }
  /** Invites an address; the token is in the message that is due for it. */
  async function tokenFor(email: string): Promise<string> {
    const admin = await makeUser('admin')
    const sent = { address: email, invited_role: 'editor', mail_language: 'af' }
    expect((await call(admin, 'invite_staff', sent)).body).toBe('invited')
    await update(secret, MAIL, `recipient=eq.${email}`, { next_attempt_at: LONG_AGO })
    const mail = (await claim(100)).find(({ recipient }) => recipient === email)
    return (mail!.data as { token: string }).token
  }

  test('is staff at once, and the token is in the account no more', async () => {
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

describe('nobody makes himself staff', () => {
  test('a stranger with a row of his own', async () => {
    const stranger = await makeUser()
    const answer = await insert(stranger, 'staff', { user_id: stranger.id, role: 'admin' })
    expect(answer).toMatchObject({ status: 403, code: NO_RIGHT })
    expect(await roleOf(stranger.id)).toBeUndefined()
  })

  test('an editor by a change, or by writing over his row', async () => {
    const editor = await makeUser('editor')
    const row = { user_id: editor.id, role: 'admin' }
    expect((await update(editor, 'staff', `user_id=eq.${editor.id}`, { role: 'admin' })).code).toBe(NO_RIGHT)
    const headers = { prefer: 'resolution=merge-duplicates' }
    expect((await request(editor, 'POST', '/rest/v1/staff', row, headers)).code).toBe(NO_RIGHT)
    expect(await roleOf(editor.id)).toBe('editor')
  })

  test('anyone by what he says of himself at sign-up or later', async () => {
    const claims = { role: 'admin', is_admin: true }
    const credentials = { email: uniqueEmail(), password: unique() }
    await signUp(credentials.email, credentials.password, { ...claims, app_metadata: claims })
    const signIn = () => request(anon, 'POST', '/auth/v1/token?grant_type=password', credentials)
    const token = async () => String(((await signIn()).body as { access_token: string }).access_token)
    await request({ key: anon.key, token: await token() }, 'PUT', '/auth/v1/user', {
      data: claims,
      ...claims,
    })
    const caller = { key: anon.key, token: await token() }
    expect((await select(caller, 'staff')).rows).toEqual([])
    expect((await select(caller, 'landing_form_submissions')).rows).toEqual([])
    expect((await insert(caller, 'blog_posts', samplePost())).code).toBe(NO_RIGHT)
    expect((await call(caller, 'staff_accounts')).code).toBe(NO_RIGHT)
  })
})

test('a deleted account is staff no more; its posts stay as they were, without an author', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  await query(NEW_ACCOUNT, [id, uniqueEmail()])
  await query("insert into public.staff (user_id, role) values ($1, 'editor')", [id])
  const fields = 'title, slug, content, status, author_id, created_at, updated_at'
  const [post] = await query(
    `insert into public.blog_posts (title, slug, content, status, author_id)
     values ('A title', $1, 'Some content.', 'published', $2) returning ${fields}`,
    [unique('post-'), id],
  )
  expect(post).toMatchObject({ author_id: id })
  await query('delete from auth.users where id = $1', [id])
  expect(await query('select * from public.staff where user_id = $1', [id])).toEqual([])
  const [left] = await query(`select ${fields} from public.blog_posts where slug = $1`, [post?.slug])
  expect(left).toEqual({ ...post, author_id: null })
  await query('delete from public.blog_posts where slug = $1', [post?.slug])
})
