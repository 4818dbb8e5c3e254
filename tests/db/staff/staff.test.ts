/** Becoming staff, and losing the role. */
import { CHECK, NO_RIGHT, anon, call, insert, request, secret, select, stored } from '../rest'
import { makeUser, samplePost, signUp, unique, uniqueEmail } from '../samples'
import { NEW_ACCOUNT, query } from '../second-database'

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
        lead_filters: [],
        lead_mail: 'at-once',
        mail_language: 'en',
      },
    ])
    const accounts = (await call(secret, 'staff_accounts')).rows
    expect(accounts).toContainEqual({ email: user.email, role, created_at: expect.anything() })
  })

  test('ignores the case of the e-mail address', async () => {
    const user = await makeUser()
    expect((await add(user.email.toUpperCase(), 'editor')).body).toBe(true)
    expect(await roleOf(user.id)).toBe('editor')
    expect((await take(user.email.toUpperCase())).body).toBe(true)
    expect(await roleOf(user.id)).toBeUndefined()
  })

  test('a new role replaces the former one', async () => {
    const user = await makeUser('editor')
    await add(user.email, 'admin')
    expect(await roleOf(user.id)).toBe('admin')
    await add(user.email, 'editor')
    expect(await roleOf(user.id)).toBe('editor')
  })

  test('an unknown address or a wildcard makes nobody staff', async () => {
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

describe('removing the role', () => {
  test('keeps the account and its posts', async () => {
    const editor = await makeUser('editor')
    const post = samplePost()
    await insert(editor, 'blog_posts', post)
    await take(editor.email)
    expect(await stored('blog_posts', `slug=eq.${post.slug}`)).toMatchObject({ author_id: editor.id })
    expect((await add(editor.email, 'editor')).body).toBe(true)
  })

  test('reports an account without a role', async () => {
    expect((await take((await makeUser()).email)).body).toBe(false)
  })
})

describe('nobody can make themselves staff', () => {
  test('by metadata at sign-up or later', async () => {
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

test('a deleted account is no longer staff; its posts are unchanged but without an author', async () => {
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
