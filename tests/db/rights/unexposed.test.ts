/** Objects hidden from the Data API, and callers with an invalid key or token. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Caller, anon, call, insert, remove, request, secret, select, store, update } from '../rest'
import { samplePost } from '../samples'
import { sample } from '../../scope'
import { query } from '../second-database'

const callers = { anon, secret }

describe('not exposed', () => {
  // The Data API finds no such name before it asks who calls.
  const roles = sample(['secret', 'anon'] as const, 0)

  test('functions without a public counterpart', async () => {
    const names = await query<{ name: string }>(`
      select proname::text as name from pg_proc where pronamespace = 'private'::regnamespace
      except select proname::text from pg_proc where pronamespace = 'public'::regnamespace`)
    expect(names.length).toBeGreaterThan(100)
    for (const { name } of names)
      for (const role of roles) {
        const answer = await call(callers[role], name)
        expect({ name, role, ...answer }).toMatchObject({ name, role, status: 404, code: 'PGRST202' })
      }
    for (const role of roles)
      expect(await call(callers[role], 'private.is_staff')).toMatchObject({ status: 404 })
  }, 60_000)

  test.each(['payment_status', 'begin_sign_in', 'end_sign_in', 'preview_post', 'erase_person', 'is_staff'])(
    'the schema of private.%s',
    async (name) => {
      const path = `/rest/v1/rpc/${name}`
      for (const role of roles) {
        const headers = { 'content-profile': 'private' }
        const answer = await request(callers[role], 'POST', path, {}, headers)
        expect(answer).toMatchObject({ status: 406, code: 'PGRST106' })
      }
    },
  )

  test('tables of other schemas', async () => {
    const tables = await query<{ schema: string; table: string }>(`
      select relnamespace::regnamespace::text as schema, relname::text as table from pg_class
      where relkind = 'r' and (relnamespace = 'private'::regnamespace
        or oid in ('storage.objects'::regclass, 'auth.users'::regclass, 'pg_catalog.pg_authid'::regclass))`)
    expect(tables.length).toBeGreaterThan(30)
    for (const { schema, table } of tables)
      for (const role of roles) {
        const path = `/rest/v1/${table}?select=*`
        const named = await request(callers[role], 'GET', path, undefined, { 'accept-profile': schema })
        expect(named).toMatchObject({ status: 406, code: 'PGRST106' })
        for (const name of [table, `${schema}.${table}`]) {
          const absent = { name, role, status: 404 }
          expect({ name, role, ...(await select(callers[role], name)) }).toMatchObject(absent)
          expect({ name, role, ...(await insert(callers[role], name, {})) }).toMatchObject(absent)
          expect({ name, role, ...(await update(callers[role], name, '', {})) }).toMatchObject(absent)
          expect({ name, role, ...(await remove(callers[role], name, '')) }).toMatchObject(absent)
        }
      }
  })
})

describe('a caller with a forged identity', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (seconds: number) =>
    part({ role: 'service_role', aud: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds })
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${claims(3600)}.`
  function signed(key: string, seconds: number) {
    const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims(seconds)}`
    return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
  }
  const guessed = signed('secret', 3600)
  const { jwtSecret } = JSON.parse(readFileSync(join(process.env.DATA_DIR!, 'secrets.json'), 'utf8'))
  const expired = signed(jwtSecret, -60)

  test.each<[string, Partial<Caller>]>([
    ['an unsigned token', { key: anon.key, token: unsigned }],
    ['a token signed with a guessed secret', { key: anon.key, token: guessed }],
    ['a token of the right key that has expired', { key: anon.key, token: expired }],
    ['a token that is none', { key: anon.key, token: 'nonsense' }],
    ['a made-up key', { key: 'sb_secret_nonsense' }],
    ['no key', {}],
  ])('%s has at most the rights of a visitor', async (_, caller) => {
    const draft = await store('blog_posts', samplePost({ status: 'draft' }))
    expect((await select(caller, 'blog_posts', `id=eq.${draft.id}`)).rows).toEqual([])
    const tables = await query<{ name: string }>(
      `select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'blog_posts'`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name: table } of tables) {
      const { status, rows } = await select(caller, table)
      expect({ table, status, rows }).toEqual({ table, status: 401, rows: [] })
    }
    expect((await call(caller, 'staff_accounts')).status).toBe(401)
  })
})
