/** The text of an issue as sent: its non-empty parts, frozen when sending begins. */
import { randomUUID } from 'node:crypto'
import { newsletterDatabase, samplePart } from './newsletter'
import type { Row } from '../rest'
import { DAY, fromNow, unique } from '../samples'

const {
  run,
  member,
  claimAll,
  subscribe,
  subscriber,
  leave,
  unsubscribe,
  rowOf,
  issue,
  issueOf,
  decide,
  refusedDecision,
  messagesOf,
} = newsletterDatabase()

let [english, afrikaans] = ['', '']
beforeAll(async () => {
  ;[english, afrikaans] = [await subscriber('en'), await subscriber('af')]
})
beforeEach(() => run('delete from public.mail_messages'))

/** Stores a post, published by default; returns its id. */
async function post(fields: Row = {}) {
  const { title, status, published_at, deleted_at } = {
    ...{ title: 'A post', status: 'published', published_at: fromNow(-DAY), deleted_at: null },
    ...fields,
  }
  const slug = unique('post-')
  const [row] = await run<{ id: string }>(
    `insert into public.blog_posts (title, slug, content, excerpt, status, published_at, deleted_at)
     values ($1, $2, 'Text.', $3, $4, $5, $6) returning id`,
    [title, slug, fields.excerpt ?? null, status, published_at, deleted_at],
  )
  return { id: row!.id, slug }
}

/** Sets a post's publication time relative to now. */
const setTime = (id: string, away: string) =>
  run('update public.blog_posts set published_at = now() + $2::interval where id = $1', [id, away])

const dataOf = async (id: string) => {
  const claimed = await claimAll()
  const ours = await run('select id from public.mail_messages where issue_id = $1', [id])
  return claimed.filter((message) => ours.some((row) => row.id === message.id))
}

test('subscribers get the part in their language, with an unsubscribe token', async () => {
  const id = await issue({ en: samplePart(), af: samplePart({ subject: 'Nuus', words: 'Hallo.' }) })
  expect(await decide(id, 'send')).toBe(2)
  const messages = await dataOf(id)
  expect(
    new Set(messages.map(({ kind, recipient, language }) => `${kind} ${recipient} ${language}`)),
  ).toEqual(new Set([`newsletter-issue ${english} en`, `newsletter-issue ${afrikaans} af`]))
  expect(messages).toHaveLength(2)
  const partFor = (address: string) => messages.find(({ recipient }) => recipient === address)!.data
  expect(partFor(english).issue).toEqual({ subject: 'News', words: 'Hello.', posts: [] })
  expect(partFor(afrikaans).issue).toEqual({ subject: 'Nuus', words: 'Hallo.', posts: [] })
  const reader = await subscriber('en')
  const next = await issue()
  await decide(next, 'send')
  const { data } = (await dataOf(next)).find(({ recipient }) => recipient === reader)!
  expect(await unsubscribe(data.token!)).toBe(true)
  expect(await rowOf(reader)).toMatchObject({ state: 'unsubscribed' })
})

test('posts appear in the issue’s order with title, summary and slug', async () => {
  const [first, second] = [await post({ title: 'One', excerpt: 'Summary.' }), await post({ title: 'Two' })]
  const id = await issue({ en: samplePart({ posts: [second.id, first.id] }) })
  await decide(id, 'send')
  const [message] = await dataOf(id)
  expect((message!.data.issue as Row).posts).toEqual([
    { title: 'Two', summary: '', slug: second.slug },
    { title: 'One', summary: 'Summary.', slug: first.slug },
  ])
})

describe('a post not yet public when the issue is sent', () => {
  const soon = "update public.newsletter_issues set send_at = now() - interval '1 second' where id = $1"

  test.each<[string, () => Promise<string>]>([
    ['a draft', async () => (await post({ status: 'draft', published_at: null })).id],
    ['scheduled for later', async () => (await post({ published_at: fromNow(2 * DAY) })).id],
    ['in the bin', async () => (await post({ deleted_at: fromNow(-1000) })).id],
    ['gone', async () => randomUUID()],
  ])('is refused, both for now and for later, if %s', async (_, hidden) => {
    const posts = [(await post()).id, await hidden()]
    const id = await issue({ en: samplePart({ posts }) })
    for (const moment of [null, fromNow(DAY)])
      await expect(decide(id, 'send', moment)).rejects.toThrow('a post is not public by then')
    expect(await refusedDecision(id, 'send')).toBe('PT425')
    expect(await issueOf(id)).toMatchObject({ state: 'draft', version: 1 })
    // A part without a subject is not sent, whatever posts it has.
    const other = await issue({ en: samplePart({ subject: ' ', posts }), af: samplePart() })
    expect(await decide(other, 'send')).toBe(1)
  })

  test('is sent if the issue goes out with it or later', async () => {
    const at = fromNow(DAY)
    const { id: postId, slug } = await post({ published_at: at })
    const id = await issue({ en: samplePart({ posts: [postId] }) })
    await decide(id, 'send', at)
    await setTime(postId, '-1 second')
    await run(soon, [id])
    const [message] = await dataOf(id)
    expect(message!.data.issue).toMatchObject({ posts: [{ slug }] })
  })

  test('is left out if postponed or withdrawn since, so that no link is dead', async () => {
    const [seen, moved, taken] = [await post(), await post(), await post()]
    const posts = [moved.id, seen.id, taken.id]
    const id = await issue({ en: samplePart({ posts }), af: samplePart({ words: '', posts: [taken.id] }) })
    await decide(id, 'send', fromNow(DAY))
    await setTime(moved.id, '1 day')
    await run("update public.blog_posts set status = 'draft' where id = $1", [taken.id])
    await run(soon, [id])
    const messages = await dataOf(id)
    expect(messages.map(({ language, data }) => [language, (data.issue as Row).posts])).toEqual([
      ['en', [{ title: 'A post', summary: '', slug: seen.slug }]],
    ])
    expect(Object.keys((await issueOf(id)).frozen as Row)).toEqual(['en'])
  })
})

test('the text is frozen when sending begins, whatever happens to the posts', async () => {
  const { id: postId, slug } = await post({ title: 'As it was' })
  const id = await issue({ en: samplePart({ posts: [postId] }) })
  await decide(id, 'send')
  await run("update public.blog_posts set title = 'Changed', status = 'draft' where id = $1", [postId])
  await run('delete from public.blog_posts where id = $1', [postId])
  await run("update public.newsletter_issues set parts = '{}' where id = $1", [id])
  const [message] = await dataOf(id)
  const posts = [{ title: 'As it was', summary: '', slug }]
  expect(message!.data.issue).toEqual({ subject: 'News', words: 'Hello.', posts })
})

test('a scheduled issue is sent as it and its posts are at its time', async () => {
  const { id: postId } = await post({ title: 'Before' })
  const id = await issue({ en: samplePart({ posts: [postId] }) })
  await decide(id, 'send', fromNow(DAY))
  expect(await issueOf(id)).toMatchObject({ frozen: null })
  await run("update public.blog_posts set title = 'After' where id = $1", [postId])
  await run("update public.newsletter_issues set send_at = now() - interval '1 second' where id = $1", [id])
  const [message] = await dataOf(id)
  expect(message!.data.issue).toMatchObject({ posts: [{ title: 'After' }] })
})

describe('an issue with text in one language', () => {
  test.each<[string, Row]>([
    ['no subject', { subject: ' ' }],
    ['neither words nor posts', { words: ' \n' }],
  ])('goes only to its readers if the other part has %s', async (_, fields) => {
    const id = await issue({ en: samplePart(fields), af: samplePart() })
    expect(await decide(id, 'send')).toBe(1)
    expect(await messagesOf(id)).toEqual([{ recipient: afrikaans, language: 'af', state: 'queued' }])
    expect(Object.keys((await issueOf(id)).frozen as Row)).toEqual(['af'])
  })

  test('may have posts and no words, or words and no posts', async () => {
    const { id: postId } = await post()
    for (const part of [samplePart({ words: '', posts: [postId] }), samplePart()]) {
      const id = await issue({ en: part })
      expect(await decide(id, 'send')).toBe(1)
    }
  })
})

describe('sending is refused, and the draft kept,', () => {
  test.each<[string, Row]>([
    ['of an issue without parts', {}],
    ['of one without subjects', { en: samplePart({ subject: '' }), af: samplePart({ subject: '' }) }],
    ['of one that says nothing', { en: samplePart({ words: '' }) }],
  ])('%s', async (_, parts) => {
    const id = await issue(parts)
    expect(await refusedDecision(id, 'send')).toBe('PT422')
    expect(await issueOf(id)).toMatchObject({ state: 'draft', version: 1, frozen: null })
    expect(await run('select from private.audit_log where target = $1', [id])).toEqual([])
  })

  test('when nobody of its language has confirmed', async () => {
    await subscribe(undefined, 'af')
    await leave(afrikaans)
    const id = await issue({ af: samplePart() })
    expect(await refusedDecision(id, 'send')).toBe('PT422')
    // Scheduling it makes no difference.
    await expect(decide(id, 'send', fromNow(DAY))).rejects.toThrow('nobody would get anything')
    expect(await issueOf(id)).toMatchObject({ state: 'draft' })
    await member('editor', 'none')
    afrikaans = await subscriber('af')
    expect(await decide(id, 'send')).toBe(1)
  })
})
