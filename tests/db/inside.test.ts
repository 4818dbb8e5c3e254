/** What only SQL reaches: time that passes, and accounts that are deleted. */
import { createHash } from 'node:crypto'
import { unique, uniqueEmail } from './rest'
import { query } from './second-database'

describe('sign-in attempts', () => {
  const someKey = () => createHash('sha256').update(unique()).digest('hex')
  const begin = async (account: string) =>
    (await query('select public.begin_sign_in($1) as seconds', [account]))[0]?.seconds
  const pass = (time: string) =>
    query('update private.sign_in_attempts set attempted_at = attempted_at - $1::interval', [time])

  test('an account may try again a quarter of an hour after the first of its five', async () => {
    const account = someKey()
    expect(await begin(account)).toBe(0)
    await pass('5 minutes')
    for (let attempt = 2; attempt <= 5; attempt++) expect(await begin(account)).toBe(0)
    await pass('9 minutes')
    expect(await begin(account)).toBeLessThanOrEqual(60)
    expect(await begin(account)).toBeGreaterThan(30)
    await pass('1 minute 1 second')
    expect(await begin(account)).toBe(0)
    expect(await begin(account)).toBeGreaterThan(0)
  })

  test('those older than that are forgotten, those of others too', async () => {
    await begin(someKey())
    await pass('15 minutes 1 second')
    const account = someKey()
    await begin(account)
    const left = await query<{ key: string }>('select key from private.sign_in_attempts')
    expect(left).toEqual([{ key: account }])
  })
})

describe('thirty addresses for the newsletter in a minute', () => {
  const subscribe = (address = uniqueEmail()) =>
    query("select public.subscribe_to_newsletter($1, 'af')", [address])
  const pass = (time: string) =>
    query('update public.newsletter_subscriptions set asked_at = asked_at - $1::interval', [time])
  const refusal = 'too many newsletter subscriptions'
  const count = async () => (await query('select * from public.newsletter_subscriptions')).length

  test('the next is refused, a known one too, until the first is a minute old', async () => {
    const known = uniqueEmail()
    await subscribe(known)
    await pass('30 seconds')
    for (let number = 2; number <= 30; number++) await subscribe()
    await expect(subscribe()).rejects.toThrow(refusal)
    await expect(subscribe(known)).rejects.toThrow(refusal)
    expect(await count()).toBe(30)
    await pass('31 seconds')
    await subscribe()
    await expect(subscribe()).rejects.toThrow(refusal)
    expect(await count()).toBe(31)
  })

  test('a known address counts like a new one, so that the limit does not tell them apart', async () => {
    const known = uniqueEmail()
    await pass('1 minute')
    await subscribe(known)
    await pass('1 minute')
    for (let number = 1; number <= 29; number++) await subscribe()
    await subscribe(known)
    await expect(subscribe()).rejects.toThrow(refusal)
  })
})

test('a deleted account is staff no more; its posts stay as they were, without an author', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  await query('insert into auth.users (id, email) values ($1, $2)', [id, uniqueEmail()])
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
})
