/** What is sent of an issue: the parts that say something, as they were when sending began. */
import { randomUUID } from 'node:crypto'
import { newsletterDatabase, samplePart } from './newsletter'
import { type Row, DAY, fromNow, unique } from './rest'

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

let english: string
let afrikaans: string
beforeAll(async () => {
  english = await subscriber('en')
  afrikaans = await subscriber('af')
})
beforeEach(() => run('delete from public.mail_messages'))

/** Stores a post, which is published unless something else is said, and returns its id. */
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
const dataOf = async (id: string) => {
  const claimed = await claimAll()
  const ours = await run('select id from public.mail_messages where issue_id = $1', [id])
  return claimed.filter((message) => ours.some((row) => row.id === message.id))
}

test('each subscriber gets the part of their language, with a token that unsubscribes them', async () => {
  const id = await issue({ en: samplePart(), af: samplePart({ subject: 'Nuus', words: 'Hallo.' }) })
  expect(await decide(id, 'send')).toBe(2)
  const messages = await dataOf(id)
  expect(messages.map(({ kind, recipient, language }) => [kind, recipient, language]).sort()).toEqual(
    [
      ['newsletter-issue', english, 'en'],
      ['newsletter-issue', afrikaans, 'af'],
    ].sort(),
  )
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

test('posts come in the order of the issue with title, summary and slug', async () => {
  const [first, second] = [await post({ title: 'One', excerpt: 'Summary.' }), await post({ title: 'Two' })]
  const id = await issue({ en: samplePart({ posts: [second.id, first.id] }) })
  await decide(id, 'send')
  const [message] = await dataOf(id)
  expect((message!.data.issue as Row).posts).toEqual([
    { title: 'Two', summary: '', slug: second.slug },
    { title: 'One', summary: 'Summary.', slug: first.slug },
  ])
})

test('posts that are not to be seen are left out, and gone ones too', async () => {
  const seen = await post()
  const hidden = [
    await post({ status: 'draft', published_at: null }),
    await post({ published_at: fromNow(DAY) }),
    await post({ deleted_at: fromNow(-1000) }),
  ].map(({ id }) => id)
  const id = await issue({ en: samplePart({ posts: [...hidden, randomUUID(), seen.id] }) })
  await decide(id, 'send')
  expect((await issueOf(id)).frozen).toMatchObject({ en: { posts: [{ slug: seen.slug }] } })
  const others = await issue({ en: samplePart({ words: ' ', posts: hidden }) })
  expect(await refusedDecision(others, 'send')).toBe('PT422')
})

test('the text stays as it was when sending began, whatever happens to the posts', async () => {
  const { id: postId, slug } = await post({ title: 'As it was' })
  const id = await issue({ en: samplePart({ posts: [postId] }) })
  await decide(id, 'send')
  await run("update public.blog_posts set title = 'Changed', status = 'draft' where id = $1", [postId])
  await run('delete from public.blog_posts where id = $1', [postId])
  await run("update public.newsletter_issues set parts = '{}' where id = $1", [id])
  const [message] = await dataOf(id)
  expect(message!.data.issue).toEqual({
    subject: 'News',
    words: 'Hello.',
    posts: [{ title: 'As it was', summary: '', slug }],
  })
})

test('an issue that is scheduled is sent as it and its posts are when its time comes', async () => {
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
    ['no post that is there', { words: '', posts: [randomUUID()] }],
  ])('goes to its readers alone where the other part has %s', async (_, fields) => {
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

describe('nothing is sent, and the draft stays,', () => {
  test.each<[string, Row]>([
    ['of an issue without parts', {}],
    [
      'of one without subjects',
      { en: samplePart({ subject: '' }), af: samplePart({ subject: '\t'.trim() }) },
    ],
    ['of one that says nothing', { en: samplePart({ words: '' }) }],
  ])('%s', async (_, parts) => {
    const id = await issue(parts)
    expect(await refusedDecision(id, 'send')).toBe('PT422')
    expect(await issueOf(id)).toMatchObject({ state: 'draft', version: 1, frozen: null })
    expect(await run('select from private.audit_log where target = $1', [id])).toEqual([])
  })

  test('where nobody of its language has confirmed', async () => {
    await subscribe(undefined, 'af')
    await leave(afrikaans)
    const id = await issue({ af: samplePart() })
    expect(await refusedDecision(id, 'send')).toBe('PT422')
    // A moment to come changes nothing of that.
    await expect(decide(id, 'send', fromNow(DAY))).rejects.toThrow('nobody would get anything')
    expect(await issueOf(id)).toMatchObject({ state: 'draft' })
    await member('editor', 'none')
    afrikaans = await subscriber('af')
    expect(await decide(id, 'send')).toBe(1)
  })
})
