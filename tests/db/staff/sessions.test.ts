/** A staff session ends after 12 hours without use; the last admin stays. Needs a database without other staff. */
import { randomUUID } from 'node:crypto'
import { IDLE_SESSION_HOURS, STAFF_SESSION_DAYS } from '@/lib/retention'
import { HOUR, uniqueEmail } from '../samples'
import { type Claims, NEW_ACCOUNT, query } from '../second-database'

async function account(role?: 'admin' | 'editor'): Promise<Claims & { email: string }> {
  const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
  await query(NEW_ACCOUNT, [id, email])
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  if (role) await query('insert into public.staff (user_id, role) values ($1, $2)', [id, role])
  return { id, email, session }
}

/** The same account in another session. */
async function again(user: Claims): Promise<Claims> {
  const session = randomUUID()
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user.id])
  return { ...user, session }
}

/** The result of staff_session: a role, "idle" or null. */
const ask = async (user: Claims) => (await query('select public.staff_session() as role', [], user))[0]?.role
const rest = (user: Claims, time: string) =>
  query('update private.staff_sessions set seen_at = now() - $2::interval where session_id = $1', [
    user.session,
    time,
  ])
const seen = async (user: Claims) =>
  (
    await query<{ ago: number }>(
      'select extract(epoch from now() - seen_at)::float as ago from private.staff_sessions where session_id = $1',
      [user.session],
    )
  )[0]?.ago

describe('a session', () => {
  test('stays while in use, however long it has been open', async () => {
    const editor = await account('editor')
    expect(await ask(editor)).toBe('editor')
    await rest(editor, `${IDLE_SESSION_HOURS - 1} hours 59 minutes`)
    expect(await ask(editor)).toBe('editor')
    expect(await seen(editor)).toBeLessThan(60)
  })

  test('is noted at most once a minute', async () => {
    const editor = await account('editor')
    await ask(editor)
    await rest(editor, '50 seconds')
    await ask(editor)
    expect(await seen(editor)).toBeGreaterThan(45)
    await rest(editor, '70 seconds')
    await ask(editor)
    expect(await seen(editor)).toBeLessThan(10)
  })

  test('unused for 12 hours is idle and stays so; a new one is not', async () => {
    const editor = await account('editor')
    await ask(editor)
    await rest(editor, `${IDLE_SESSION_HOURS} hours 1 second`)
    expect([await ask(editor), await ask(editor)]).toEqual(['idle', 'idle'])
    expect(await ask(await again(editor))).toBe('editor')
    expect(await ask(editor)).toBe('idle')
  })

  test('never used on the site counts from its creation', async () => {
    const editor = await account('editor')
    await query('update auth.sessions set created_at = $2::timestamptz where id = $1', [
      editor.session,
      new Date(Date.now() - IDLE_SESSION_HOURS * HOUR - 1000).toISOString(),
    ])
    expect([await ask(editor), await seen(editor)]).toEqual(['idle', undefined])
  })

  test('is not listed while idle, and is purged after its time', async () => {
    const editor = await account('editor')
    const other = await again(editor)
    for (const user of [editor, other]) await ask(user)
    const listed = async () =>
      (await query('select id from public.sessions_of($1)', [editor.id], editor)).map(({ id }) => id)
    const isStored = async () =>
      (await query('select from auth.sessions where id = $1', [other.session])).length === 1
    expect(await listed()).toEqual([editor.session, other.session])
    await rest(other, `${STAFF_SESSION_DAYS * 24 - 1} hours`)
    await query('select public.purge_expired()')
    expect([await listed(), await isStored()]).toEqual([[editor.session], true])
    await rest(other, `${STAFF_SESSION_DAYS * 24 + 1} hours`)
    await query('select public.purge_expired()')
    expect([await isStored(), await seen(other), await ask(editor)]).toEqual([false, undefined, 'editor'])
  })

  test('of a stranger is not noted', async () => {
    const stranger = await account()
    expect(await ask(stranger)).toBeNull()
    expect(await seen(stranger)).toBeUndefined()
  })

  test('is deleted with its account', async () => {
    const editor = await account('editor')
    await ask(editor)
    await query('delete from auth.users where id = $1', [editor.id])
    expect(await seen(editor)).toBeUndefined()
  })
})

describe('the last admin', () => {
  const admins = async () =>
    (await query<{ user_id: string }>("select user_id from public.staff where role = 'admin'")).map(
      (row) => row.user_id,
    )
  const refusal = 'the last admin stays'

  test('cannot be removed, demoted or deleted; the second last can', async () => {
    const [first, last] = [await account('admin'), await account('admin')]
    await query("update public.staff set role = 'editor' where user_id = $1", [first.id])
    expect(await admins()).toEqual([last.id])
    for (const [sql, value] of [
      ['delete from public.staff where user_id = $1', last.id],
      ["update public.staff set role = 'editor' where user_id = $1", last.id],
      ['delete from auth.users where id = $1', last.id],
      ['select public.staff_remove($1)', last.email],
      ["select public.staff_add($1, 'editor')", last.email],
      ["select public.staff_add($1, 'office')", last.email],
      ["update public.staff set role = 'editor' where $1 <> ''", '-'],
      ["delete from public.staff where $1 <> ''", '-'],
    ]) {
      await expect(query(sql!, [value])).rejects.toThrow(refusal)
      expect(await admins()).toEqual([last.id])
    }
    await query('select public.staff_add($1, $2)', [last.email, 'admin'])
    await query('select public.staff_add($1, $2)', [first.email, 'admin'])
    await query('select public.staff_remove($1)', [last.email])
    expect(await admins()).toEqual([first.id])
  })

  test('an editor can be removed at any time', async () => {
    const editor = await account('editor')
    await query('select public.staff_remove($1)', [editor.email])
    expect(await ask(editor)).toBeNull()
  })
})
