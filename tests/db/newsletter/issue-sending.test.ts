/** Sending an issue: after all other mail, to everyone confirmed when it began. */
import { newsletterDatabase, samplePart } from './newsletter'
import type { Row } from '../rest'
import { DAY, fromNow } from '../samples'

const {
  run,
  refusal,
  storeMail,
  claimAll,
  settle,
  subscribe,
  subscriber,
  manyReaders,
  leave,
  admin,
  issue,
  issueOf,
  decide,
  refusedDecision,
  messagesOf,
} = newsletterDatabase()

const readers = manyReaders(3)

const statesOf = async (id: string) => (await messagesOf(id)).map(({ state }) => state)
const recipientsOf = async (id: string) => (await messagesOf(id)).map(({ recipient }) => recipient)
const kinds = (rows: Row[]) => rows.map(({ kind }) => kind)

test('an issue goes to confirmed subscribers, and is sent once none of its messages waits', async () => {
  const [pending, ended] = [await subscribe(), await subscriber()]
  await leave(ended)
  const id = await issue()
  expect(await decide(id, 'send')).toBe(3)
  expect(await issueOf(id)).toMatchObject({ state: 'sending', ended_at: null, version: 2 })
  expect(await recipientsOf(id)).toEqual(readers())
  const given = (await claimAll()).filter(({ kind }) => kind === 'newsletter-issue')
  await settle(given[0]!, 'sent')
  await settle(given[1]!, 'refused')
  await claimAll()
  expect(await issueOf(id)).toMatchObject({ state: 'sending' })
  await settle(given[2]!, 'sent')
  await claimAll()
  expect(await issueOf(id)).toMatchObject({ state: 'sent', ended_at: expect.anything() })
  expect(await run('select public.newsletter_progress($1)::text as row', [[id]], admin())).toHaveLength(2)
  expect((await statesOf(id)).toSorted()).toEqual(['failed', 'sent', 'sent'])
  expect(await recipientsOf(id)).not.toContain(pending)
})

test('a language without words of consent gets the English issue where it has no text', async () => {
  const reader = await subscriber('nso')
  const both = await issue({ en: samplePart(), nso: samplePart({ subject: 'Ditaba' }) })
  const english = await issue()
  const other = await issue({ af: samplePart() })
  expect([await decide(both, 'send'), await decide(english, 'send')]).toEqual([4, 4])
  const sent = (await claimAll()).filter(({ recipient }) => recipient === reader)
  expect(sent.map(({ language, data }) => [language, (data as { issue: Row }).issue.subject])).toEqual([
    ['nso', 'Ditaba'],
    ['nso', 'News'],
  ])
  expect(await refusedDecision(other, 'send')).toBe('PT422')
})

test('of concurrent sends one succeeds, and each reader gets one message', async () => {
  const id = await issue()
  const send = () => refusal("select public.decide_newsletter_issue($1, 'send')", [id], admin())
  const codes = await Promise.all([send(), send(), send(), send()])
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes.filter((code) => code === 'PT409')).toHaveLength(3)
  expect(await recipientsOf(id)).toEqual(readers())
})

test('two issues go to the same readers once each', async () => {
  const [one, other] = [await issue(), await issue()]
  await decide(one, 'send')
  await decide(other, 'send')
  expect([await recipientsOf(one), await recipientsOf(other)]).toEqual([readers(), readers()])
})

test('an issue’s messages come after all other due mail, however late', async () => {
  const id = await issue()
  await decide(id, 'send')
  await storeMail('lead-answer', 'queued', 0)
  await subscribe()
  expect(kinds(await claimAll(2)).toSorted()).toEqual(['lead-answer', 'newsletter-confirm'])
  await storeMail('lead-answer', 'queued', 0)
  expect(kinds(await claimAll(1))).toEqual(['lead-answer'])
  expect(kinds(await claimAll())).toEqual(Array(3).fill('newsletter-issue'))
})

test('a web server with a bulk interface takes more at a time, but only of issues', async () => {
  const id = await issue()
  await decide(id, 'send')
  await storeMail('lead-answer', 'queued', 0)
  await storeMail('lead-answer', 'queued', 0)
  expect(kinds(await claimAll(1, 100))).toEqual(['lead-answer'])
  expect(kinds(await claimAll(1, 100))).toEqual(['lead-answer'])
  expect(kinds(await claimAll(1, 2))).toEqual(Array(2).fill('newsletter-issue'))
  expect(kinds(await claimAll(1, 100))).toEqual(['newsletter-issue'])
})

describe('a scheduled issue', () => {
  test('starts at its time, when the web server claims messages', async () => {
    const id = await issue()
    expect(await decide(id, 'send', fromNow(DAY))).toBe(0)
    expect(await issueOf(id)).toMatchObject({ state: 'scheduled', started_at: null, version: 2 })
    expect([await claimAll(), await messagesOf(id)]).toEqual([[], []])
    await run("update public.newsletter_issues set send_at = now() - interval '1 second' where id = $1", [id])
    expect(kinds(await claimAll())).toEqual(Array(3).fill('newsletter-issue'))
    expect(await issueOf(id)).toMatchObject({
      state: 'sending',
      send_at: null,
      started_at: expect.anything(),
    })
    expect(await claimAll()).toEqual([])
  })

  test('can be moved, or sent at once if the new time has passed', async () => {
    const id = await issue()
    await decide(id, 'send', fromNow(DAY))
    const later = fromNow(2 * DAY)
    await decide(id, 'send', later)
    expect(Date.parse(String((await issueOf(id)).send_at))).toBe(Date.parse(later))
    expect(await decide(id, 'send', fromNow(-DAY))).toBe(3)
  })

  test('is not sent once unscheduled', async () => {
    const id = await issue()
    await decide(id, 'send', fromNow(DAY))
    await decide(id, 'unschedule')
    expect(await issueOf(id)).toMatchObject({ state: 'draft', send_at: null })
    expect(await claimAll()).toEqual([])
  })

  test('ends at once if no reader is left', async () => {
    const id = await issue()
    await decide(id, 'send', fromNow(DAY))
    for (const address of readers()) await leave(address)
    await run('update public.newsletter_issues set send_at = now() where id = $1', [id])
    await claimAll()
    expect(await issueOf(id)).toMatchObject({ state: 'sent' })
    expect(await messagesOf(id)).toEqual([])
  })
})
