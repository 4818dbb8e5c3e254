/** Every instance of the web server polls for changes visible to visitors. */
import { setTimeout as delay } from 'node:timers/promises'
import { changeAs, createAs } from '../posts/posts'
import { anon, insert, request, secret } from '../rest'
import { HOUR, type User, fromNow, makeUser, unique } from '../samples'
import { query } from '../second-database'

interface Answer {
  readonly next: string
  readonly age: number | null
  readonly due: number
}

let editor: User
beforeAll(async () => {
  editor = await makeUser('editor')
})

/** Polls as the site does. */
async function ask(since?: string): Promise<Answer> {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
  return (await request(anon, 'GET', `/rest/v1/rpc/visible_changes_since${query}`)).body as Answer
}

/** Whether some work is reported as a visible change, once. */
async function isChangedBy(work: () => Promise<unknown>): Promise<boolean> {
  const { next } = await ask()
  await work()
  const found = await ask(next)
  expect((await ask(found.next)).age).toBeNull()
  return found.age !== null
}

test('any change to a published post is reported, also by SQL', async () => {
  let id: unknown
  const publish = async () => void (id = (await createAs(editor, { slug: unique() })).id)
  expect(await isChangedBy(publish)).toBe(true)
  for (const change of [
    { title: 'Another' },
    { status: 'draft' },
    { status: 'published' },
    { slug: unique() },
    { deleted_at: fromNow(0) },
    { deleted_at: null },
  ])
    expect([change, await isChangedBy(() => changeAs(editor, id, change))]).toEqual([change, true])
  const remove = () => request(secret, 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`)
  expect(await isChangedBy(remove)).toBe(true)
})

test('changes to a draft are not', async () => {
  const draft = await createAs(editor, { status: 'draft' })
  for (const change of [{ title: 'Another', slug: unique() }, { deleted_at: fromNow(0) }])
    expect(await isChangedBy(() => changeAs(editor, draft.id, change))).toBe(false)
})

test('nor are refused changes', async () => {
  const { slug } = await createAs(editor)
  expect(await isChangedBy(() => insert(editor, 'blog_posts', { title: 'A', content: 'A', slug }))).toBe(
    false,
  )
})

test('a content version is, whether live, scheduled or cancelled', async () => {
  const version = (live_from: string, number: number) =>
    insert(secret, 'content_versions', {
      key: 'facts',
      version: number,
      document: {},
      live_from,
      made_by: 'a',
    })
  expect(await isChangedBy(() => version(fromNow(-HOUR), 901))).toBe(true)
  expect(await isChangedBy(() => version(fromNow(HOUR), 902))).toBe(true)
  const cancel = () => request(secret, 'DELETE', '/rest/v1/content_versions?version=gt.900')
  expect(await isChangedBy(cancel)).toBe(true)
  expect(await isChangedBy(cancel)).toBe(false)
})

async function askSecond(since: string | null = null): Promise<Answer> {
  const [row] = await query('select private.visible_changes_since($1) as answer', [since])
  return row!.answer as Answer
}

/** Records a change in the second database under a transaction number. */
const note = (transaction: string) =>
  query('insert into private.visible_changes (transaction_id) values ($1)', [transaction])

test('a slow transaction that ends after a later one is not missed', async () => {
  const [row] = await query('select pg_current_xact_id()::text as slow')
  const slow = String(row!.slow)
  const [snapshot, moment] = (await askSecond()).next.split(' ')
  // As if the transaction had been in progress at the last answer.
  const earlier = `${slow}:${snapshot!.split(':')[1]}:${slow} ${moment}`
  expect((await askSecond(earlier)).age).toBeNull()
  await note(slow)
  const found = await askSecond(earlier)
  expect(found.age).toEqual(expect.any(Number))
  expect((await askSecond(found.next)).age).toBeNull()
})

test('transaction numbers ahead of a restored database are not reported again', async () => {
  const { next } = await askSecond()
  const [row] = await query('select (pg_current_xact_id()::text::bigint + 1000000)::text as ahead')
  await note(String(row!.ahead))
  expect((await askSecond(next)).age).toBeNull()
  expect((await askSecond()).age).toBeLessThan(30_000)
})

test('a change has its age; a process that polled another database gets all changes', async () => {
  await createAs(editor)
  const { next, age } = await ask()
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(30_000)
  const [snapshot, moment] = next.split(' ')
  const ofAnother = snapshot!.replace(/\d+/g, (number) => String(Number(number) + 1_000_000))
  expect((await ask(`${ofAnother} ${moment}`)).age).toBeLessThan(30_000)
})

describe('at its time, with only the time public before,', () => {
  /** Expects a change at a time, announced beforehand in `due`. */
  async function expectAt(moment: string) {
    const told = await ask()
    expect(Math.abs(Date.now() + told.due - Date.parse(moment))).toBeLessThan(1500)
    expect((await ask(told.next)).age).toBeNull()
    await delay(Date.parse(moment) - 100 - Date.now())
    let found = await ask(told.next)
    for (; found.age === null; found = await ask(told.next)) await delay(20)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(moment) - 50)
    expect((await ask(found.next)).age).toBeNull()
  }

  test('a scheduled post is reported; a draft or binned one is not', async () => {
    const soon = () => fromNow(2500)
    await createAs(editor, { published_at: fromNow(800), status: 'draft' })
    const binned = await createAs(editor, { published_at: fromNow(800) })
    await changeAs(editor, binned.id, { deleted_at: fromNow(0) })
    const moment = soon()
    await createAs(editor, { published_at: moment })
    await expectAt(moment)
  })

  test('a scheduled content version is', async () => {
    const moment = fromNow(2000)
    const version = { key: 'facts', version: 911, document: {}, live_from: moment, made_by: 'a' }
    await insert(secret, 'content_versions', version)
    await expectAt(moment)
    await request(secret, 'DELETE', '/rest/v1/content_versions?version=eq.911')
  })

  test('an announcement is, at start and end, again for slow clocks; invalid times never', async () => {
    const [from, until] = [fromNow(2000), fromNow(3500)]
    const document = { message: { text: {}, from, until } }
    const version = { key: 'announcement', live_from: fromNow(-HOUR), made_by: 'a' }
    await insert(secret, 'content_versions', { ...version, version: 921, document })
    await insert(secret, 'content_versions', {
      ...version,
      version: 920,
      document: { message: { from: 'soon', until: 7 } },
    })
    for (const moment of [from, until]) await expectAt(moment)
    const late = await ask()
    expect(Math.abs(Date.now() + late.due - Date.parse(from) - 5000)).toBeLessThan(1500)
    await request(secret, 'DELETE', '/rest/v1/content_versions?version=gt.910')
  })

  test('and so is the start of a day', async () => {
    const moments = await query(
      "select extract(epoch from m - now()) as later from private.visible_moments() m where extract(epoch from m + interval '2 hours')::bigint % 86400 in (0, 5)",
    )
    const later = moments.map((row) => Number(row.later)).toSorted((a, b) => a - b)
    expect(later).toHaveLength(4)
    expect(later[0]).toBeLessThanOrEqual(0)
    expect(later[2]).toBeGreaterThan(0)
    expect(later[2]! - later[0]!).toBe(86_400)
  })
})

test('after a day the last change is kept, for pages made long ago', async () => {
  await query('delete from private.visible_changes')
  for (const [number, age] of [
    [1, '3 days'],
    [2, '2 days'],
  ])
    await query(
      'insert into private.visible_changes (transaction_id, changed_at) values ($1, now() - $2::interval)',
      [number, age],
    )
  const kept = async () => {
    await query('select public.purge_expired()')
    const rows = await query('select transaction_id as number from private.visible_changes order by 1')
    return rows.map(({ number }) => Number(number))
  }
  expect(await kept()).toEqual([2])
  await query("insert into private.visible_changes values (3, now() - interval '1 hour')")
  expect(await kept()).toEqual([3])
})
