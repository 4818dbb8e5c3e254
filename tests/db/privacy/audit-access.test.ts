/** Admins can read the audit log; nobody can change it. */
import { AUDIT_LOG_MONTHS } from '@/lib/retention'
import { type Row, call, secret } from '../rest'
import { type User, DAY, fromNow, makeUser } from '../samples'
import { query } from '../second-database'

let reader: User
beforeAll(async () => {
  reader = await makeUser('admin')
})

/** The audit entries as an admin reads them, newest first. */
const read = async (filters: Row) => (await call(reader, 'audit_entries', filters)).rows

describe('an entry', () => {
  const add = async (age: string) =>
    String(
      (
        await query<{ id: string }>(
          "insert into private.audit_log (kind, at) values ('retention', now() - $1::interval) returning id",
          [age],
        )
      )[0]!.id,
    )
  const ids = async () =>
    (await query<{ id: string }>("select id from private.audit_log where kind = 'retention'")).map(
      ({ id }) => id,
    )

  test.each([
    'update private.audit_log set detail = null',
    'delete from private.audit_log',
    'truncate private.audit_log',
  ])('cannot be changed, even by the owner of the database: %s', async (sql) => {
    const id = await add('1 hour')
    await expect(query(sql)).rejects.toThrow('the audit log is not changed')
    expect(await ids()).toContain(id)
  })

  test('is purged after its time, and not before', async () => {
    const [kept, expired] = [
      await add(`${AUDIT_LOG_MONTHS} months -1 day`),
      await add(`${AUDIT_LOG_MONTHS} months 1 day`),
    ]
    await query('select public.purge_expired()')
    expect(await ids()).toContain(kept)
    expect(await ids()).not.toContain(expired)
  })
})

describe('an admin', () => {
  test('reads the log by account, kind and day', async () => {
    const editor = await makeUser('editor')
    await call(editor, 'staff_session')
    const [newest] = await read({ person: editor.id })
    expect(newest).toMatchObject({
      kind: 'signed-in',
      actor_email: editor.email,
      subject_email: editor.email,
    })
    const byKind = await read({ person: editor.id, of_kind: 'role-given' })
    expect(byKind).toMatchObject([{ kind: 'role-given', total: 1 }])
    expect(await read({ from_day: fromNow(2 * DAY).slice(0, 10) })).toEqual([])
    expect(await read({ person: editor.id, to_day: fromNow(-2 * DAY).slice(0, 10) })).toEqual([])
    expect(await read({ page_size: 1, page_offset: 1, person: editor.id })).toEqual(
      byKind.map((row) => ({ ...row, total: 2 })),
    )
  })

  test('can export it, which is audited', async () => {
    const admin = await makeUser('admin')
    const file = (await call(admin, 'audit_export', { person: admin.id })).body
    expect(file).toMatchObject({ total: 1, entries: [{ kind: 'role-given', subject_email: admin.email }] })
    expect((await read({ person: admin.id }))[0]).toMatchObject({ kind: 'audit-exported', detail: '1' })
  })

  test('finds former members of staff', async () => {
    const editor = await makeUser('editor')
    await call(secret, 'staff_remove', { account_email: editor.email })
    const people = (await call(reader, 'audit_people')).rows
    expect(people).toContainEqual({ id: editor.id, email: editor.email })
  })
})
