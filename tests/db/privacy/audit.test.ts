/** The audit log: entries, immutability, and absence of visitors' data. */
import { randomUUID } from 'node:crypto'
import { auditKinds } from '@/lib/staff/audit/log'
import { attemptKey } from '@/lib/staff/sign-in/attempt-queries'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { OURS } from '../catalog'
import { type Row, call, secret, signInJob, stored } from '../rest'
import { type User, makeUser, samplePost, unique, uniqueEmail } from '../samples'
import { type Claims, NEW_ACCOUNT, PERMIT, query } from '../second-database'

const setPassword = async (id: string, password: string) => {
  await query(PERMIT, [id])
  await query('update auth.users set encrypted_password = $2 where id = $1', [id, password])
}

/** An account of the second database, which has no admins: another test is about the last one. */
async function account(role?: 'editor'): Promise<Claims & { email: string; session: string }> {
  const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
  await query(NEW_ACCOUNT, [id, email])
  await setPassword(id, 'a')
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  if (role) await query('insert into public.staff (user_id, role) values ($1, $2)', [id, role])
  return { id, email, session }
}

const fields = 'kind, actor, subject, target, detail'

/** The entries about a row or an account, oldest first. */
const entries = (id: string) =>
  query(
    `select ${fields} from private.audit_log where $1 in (actor::text, subject::text, target) order by at, kind`,
    [id],
  )
const kinds = async (id: string) => (await entries(id)).map(({ kind }) => kind)

let reader: User
beforeAll(async () => {
  reader = await makeUser('admin')
})

/** The audit entries as an admin reads them, newest first. */
const read = async (filters: Row) => (await call(reader, 'audit_entries', filters)).rows

test('the kinds match those of the page', async () => {
  const [row] = await query('select private.audit_kinds() as kinds')
  expect(row?.kinds).toEqual(auditKinds)
})

test('every kind is written by a function, a trigger or the privacy log', async () => {
  const rows = await query(
    `select kind from unnest(private.audit_kinds()) kind
      where not exists (
        select from pg_proc where pronamespace ${OURS} and proname <> 'audit_kinds'
          and strpos(prosrc, quote_literal(kind)) > 0
      ) and not exists (
        select from pg_trigger where tgfoid = 'private.audit_row'::regproc
          and strpos(pg_get_triggerdef(oid), quote_literal(kind)) > 0
      ) and not exists (
        select from pg_constraint where conrelid = 'public.privacy_log'::regclass
          and strpos(pg_get_constraintdef(oid), quote_literal(kind)) > 0
      )`,
  )
  expect(rows).toEqual([])
})

describe('the log records', () => {
  test('roles given, changed and removed', async () => {
    const { id, email } = await makeUser()
    for (const role of ['editor', 'editor', 'admin'])
      await call(secret, 'staff_add', { account_email: email, account_role: role })
    await call(secret, 'staff_remove', { account_email: email })
    const rest = { actor: null, subject: id, subject_email: email, target: null }
    const ofRole = (await read({ person: id })).filter(({ kind }) => kind !== 'session-ended')
    expect(ofRole).toMatchObject([
      { kind: 'role-removed', detail: 'admin', ...rest },
      { kind: 'role-changed', detail: 'editor > admin', ...rest },
      { kind: 'role-given', detail: 'editor', ...rest },
    ])
  })

  test('each session’s sign-in once for staff, never for strangers', async () => {
    const [editor, stranger] = [await account('editor'), await account()]
    for (const user of [editor, editor, stranger]) await query('select public.staff_session()', [], user)
    expect(await entries(editor.session)).toEqual([
      { kind: 'signed-in', actor: editor.id, subject: editor.id, target: editor.session, detail: null },
    ])
    expect(await entries(stranger.id)).toEqual([])
  })

  test('password changes of staff', async () => {
    const [editor, stranger] = [await account('editor'), await account()]
    for (const { id } of [editor, stranger]) {
      await setPassword(id, 'a')
      await setPassword(id, 'b')
    }
    expect(await kinds(editor.id)).toEqual(['role-given', 'password-changed'])
    expect(await kinds(stranger.id)).toEqual([])
  })

  test('the changes of a post’s state', async () => {
    const editor = await account('editor')
    const { title, content } = samplePost() as Record<string, string>
    const [post] = await query<{ id: string }>(
      'insert into public.blog_posts (title, slug, content) values ($1, $2, $3) returning id',
      [title, unique(), content],
      editor,
    )
    const set = (change: string) =>
      query(`update public.blog_posts set ${change} where id = $1`, [post!.id], editor)
    await set("title = 'Another'")
    expect(await kinds(post!.id)).toEqual([])
    const steps = [
      ["status = 'published'", 'post-published'],
      ["status = 'draft'", 'post-unpublished'],
      ["status = 'published', published_at = now() + interval '1 day'", 'post-scheduled'],
      ['deleted_at = now()', 'post-deleted'],
    ]
    for (const [change] of steps) await set(change!)
    await query("update public.blog_posts set deleted_at = null, status = 'draft' where id = $1", [post!.id])
    await query('delete from public.blog_posts where id = $1', [post!.id])
    expect(await entries(post!.id)).toEqual(
      [...steps.map(([, kind]) => kind), 'post-restored', 'post-erased'].map((kind, index) => ({
        kind,
        actor: index < steps.length ? editor.id : null,
        subject: null,
        target: post!.id,
        // Only the log knows the title of a deleted post.
        detail: kind === 'post-erased' ? 'Another' : null,
      })),
    )
  })

  test('an erasure, with the number of rows but no personal data', async () => {
    const admin = await makeUser('admin')
    const address = uniqueEmail()
    await call(admin, 'erase_person', { address })
    const erased = (await read({ person: admin.id })).find(({ kind }) => kind === 'person-erased')
    expect(erased).toMatchObject({ actor: admin.id, subject: null, detail: '0' })
    const logged = await stored('privacy_log', `id=eq.${String(erased?.target)}`)
    expect(logged?.detail).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(erased)).not.toMatch(`${address}|${String(logged?.detail)}`)
  })
})

describe('a refused password', () => {
  const fail = (email: string) =>
    query('select public.record_failed_sign_in($1)', [attemptKey('account', email)], undefined, signInJob)
  beforeAll(() => query("select public.add_job_key('sign-in', $1)", [hashOfJobKey(signInJob['x-job-key'])]))
  const unknown = () =>
    query<{ target: string }>(
      "select target from private.audit_log where kind = 'sign-in-failed' and subject is null order by at",
    )

  test('of a member of staff names the account', async () => {
    const editor = await account('editor')
    await fail(editor.email)
    expect((await entries(editor.id)).at(-1)).toEqual({
      kind: 'sign-in-failed',
      actor: null,
      subject: editor.id,
      target: null,
      detail: null,
    })
  })

  test('of anybody else leaves a stable hash, not derived from the address alone', async () => {
    const [first, second] = [uniqueEmail(), (await account()).email]
    for (const email of [first, second, first]) await fail(email)
    const hashes = (await unknown()).map(({ target }) => target)
    expect(hashes).toHaveLength(3)
    expect(hashes[0]).toBe(hashes[2])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    for (const hash of [hashOfJobKey(first), attemptKey('account', first)]) expect(hashes).not.toContain(hash)
  })

  test('of unknown addresses is limited to a thousand an hour; staff are always recorded', async () => {
    await query(
      `insert into private.audit_log (kind, target)
       select 'sign-in-failed', 'x' from generate_series(1, 1000 - $1::integer)`,
      [(await unknown()).length],
    )
    const editor = await account('editor')
    await fail(uniqueEmail())
    await fail(editor.email)
    expect(await unknown()).toHaveLength(1000)
    expect(await kinds(editor.id)).toContain('sign-in-failed')
  })
})
