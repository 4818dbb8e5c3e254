/** Due messages are leased to one web server at a time, a few a minute, until it reports an outcome. */
import { randomUUID } from 'node:crypto'
import { contentOf } from '@/lib/content/content'
import { type MailKindName, mailKinds } from '@/lib/mail/registry'
import { writeMail } from '@/lib/mail/render'
import { withoutSecrets } from '@/lib/mail/without-secrets'
import {
  type Caller,
  HOUR,
  NO_RIGHT,
  type Row,
  type User,
  anon,
  call,
  fromNow,
  makeUser,
  sampleLead,
  sampleRequest,
  secret,
  select,
  signInJob,
  store,
  stored,
  uniqueEmail,
  update,
} from '../rest'
import { FORM } from '../leads/leads'
import {
  LONG_AGO,
  MAIL,
  MINUTE,
  claim,
  claimAgain,
  endOwnMail,
  failedMail,
  mailJob,
  mailOf,
  queueMail,
  until,
} from './mail'
import { paymentRows } from '../payments/mail'
import { query } from '../second-database'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
  // The first claim of a day cancels queued daily messages.
  await claim(0)
})
afterEach(() => endOwnMail())

const BANK_CHANGE = { event: 'proposed', actor: 'a@example.org', accountEnd: '1234', liveFrom: null }

const idsOf = (rows: Row[]) => rows.map(({ id }) => id).sort()
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

test.each([
  ['claim_mail', { most: 1, per_minute: 100_000 }],
  ['settle_mail', { message_id: randomUUID(), of_attempt: 1, outcome: 'sent' }],
])('%s needs the job key of its purpose from every caller', async (name, args) => {
  const message = await queueMail()
  const attempts: [Caller, Record<string, string>][] = [
    [anon, {}],
    [anon, { 'x-job-key': '' }],
    [anon, signInJob],
    [secret, {}],
    [admin, {}],
    // Refused even with it when signed in: only the web server handles messages.
    [admin, mailJob],
  ]
  for (const [caller, headers] of attempts)
    expect((await call(caller, name, args, headers)).code).toBe(NO_RIGHT)
  expect(await mailOf(message)).toEqual(message)
  expect((await call(anon, name, args, mailJob)).code).toBeUndefined()
})

describe('a due message', () => {
  test('is given with its attempt number, to nobody else for two minutes', async () => {
    const message = await queueMail({ language: 'af' })
    const [given, ...others] = await claim()
    const { id, kind, recipient, language } = message
    const claimed = { id, kind, recipient, language, attempt: 1, is_kept: true, data: null }
    expect([given, others]).toEqual([claimed, []])
    const now = await mailOf(message)
    expect(now).toMatchObject({ state: 'sending', attempts: 1, settled_at: null })
    expect(Math.abs(until(now.next_attempt_at) - 2 * MINUTE)).toBeLessThan(MINUTE / 2)
    expect(Math.abs(until(now.attempted_at))).toBeLessThan(MINUTE / 2)
    const next = await queueMail()
    expect(idsOf(await claim())).toEqual([next.id])
  })

  test('is given again once the lease expires, as the next attempt', async () => {
    const message = await queueMail()
    for (const attempt of [1, 2]) expect((await claimAgain(message)).attempt).toBe(attempt)
  })

  test('is given in order of due time, and not before it', async () => {
    const [later, first] = [await queueMail({ next_attempt_at: '2020-01-02T00:00:00Z' }), await queueMail()]
    const waiting = await queueMail({ next_attempt_at: fromNow(HOUR) })
    expect(idsOf(await claim())).toEqual([first.id])
    expect(idsOf(await claim())).toEqual([later.id])
    await claim(100)
    expect(await mailOf(waiting)).toEqual(waiting)
  })

  test('is given to only one of several concurrent web servers', async () => {
    const messages = await Promise.all(times(12, () => queueMail()))
    const given = (await Promise.all(times(4, () => claim(3)))).flat()
    expect(idsOf(given)).toEqual(idsOf(messages))
  })

  test('waits once the mail server’s limit per minute is reached', async () => {
    const forget = () => update(secret, MAIL, 'attempted_at=not.is.null', { attempted_at: LONG_AGO })
    const messages = await Promise.all(times(4, () => queueMail()))
    await forget()
    const given = (await Promise.all([claim(2, 3), claim(2, 3), claim(2, 3)])).flat()
    expect(given).toHaveLength(3)
    expect(await claim(2, 3)).toEqual([])
    await forget()
    given.push(...(await claim(1, 3)))
    expect(idsOf(given)).toEqual(idsOf(messages))
  })

  const ofLead = { first_name: 'Thandi', surname: 'Jacobs', interest: null, submissions: 1 }
  const ofTime = { at: expect.any(String) }
  const ofToken = { token: expect.stringMatching(/^[0-9a-f-]{36}_[0-9a-f]{64}$/) }
  const given: Record<MailKindName, Row> = {
    'new-lead': ofLead,
    'lead-answer': ofLead,
    'lead-letter': { subject: 'Fees', text: 'Good day', writer: 'anna@example.org' },
    'lead-digest': { due: expect.any(Number), leads: expect.any(Array) },
    undelivered: { count: expect.any(Number) },
    'newsletter-confirm': ofToken,
    'newsletter-welcome': ofToken,
    'newsletter-issue': { ...ofToken, issue: { subject: 'News', words: 'Words.', posts: [] } },
    'newsletter-goodbye': {},
    'privacy-request': { ...ofToken, request: 'access', due_on: expect.any(String) },
    'staff-password': ofTime,
    'staff-role': { role: 'admin' },
    'staff-signed-out': ofTime,
    'staff-factor-reset': ofTime,
    'staff-invitation': { token: expect.any(String), role: 'editor', invited_by: expect.any(String) },
    'bank-change': BANK_CHANGE,
    'payment-request': { ...ofToken, amount: '2500.00', outstanding: '2500.00' },
    'payment-reminder': { ...ofToken, due_on: '2026-12-01' },
    'payment-receipt': { ...ofToken, outstanding: '0', receipt: { number: expect.any(Number) } },
    'payment-credit-note': { ...ofToken, credit_note: { number: expect.any(Number), amount: '1.00' } },
    'payment-problem': { problems: ['merchant', 'payment'], expected: [] },
    'system-problem': { problem: 'mail-queue', since: LONG_AGO, waiting: 3 },
  }
  /** The rows that a message of another kind refers to. */
  async function otherRows(kind: MailKindName): Promise<Row> {
    if (kind === 'privacy-request')
      return { request_id: (await store('privacy_requests', sampleRequest())).id }
    if (kind === 'staff-invitation') {
      const address = uniqueEmail()
      await call(admin, 'invite_staff', { address, invited_role: 'editor', mail_language: 'en' })
      const { invitation_id } = (await stored(MAIL, `recipient=eq.${address}`))!
      return { invitation_id }
    }
    if (/^(lead-letter|bank-change|system-problem)$/.test(kind)) return { facts: given[kind] }
    if (kind.startsWith('payment-')) return paymentRows(admin, kind)
    if (!kind.startsWith('newsletter-')) return {}
    const state =
      kind === 'newsletter-confirm' ? 'pending' : kind === 'newsletter-goodbye' ? 'unsubscribed' : 'confirmed'
    const subscription = await store('newsletter_subscriptions', {
      email: uniqueEmail(),
      language: 'en',
      state,
      confirmed_at: LONG_AGO,
      ended_at: state === 'unsubscribed' ? LONG_AGO : null,
    })
    if (kind !== 'newsletter-issue') return { subscription_id: subscription.id }
    const frozen = { en: { subject: 'News', words: 'Words.', posts: [] } }
    const issue = await store('newsletter_issues', { state: 'sending', frozen, started_at: LONG_AGO })
    return { subscription_id: subscription.id, issue_id: issue.id }
  }

  /** Claims until the message comes: newsletter issues come last, after other tests' mail. */
  async function claimed({ id }: Row): Promise<Row> {
    for (;;) {
      const messages = await claim(100)
      const own = messages.find((message) => message.id === id)
      if (own) return own
      if (messages.length === 0) throw new Error('The message is not given.')
    }
  }

  const KEPT = /^(lead-(answer|letter)|payment-(request|reminder|receipt|credit-note))$/

  test.each(mailKinds)('comes with the data for %s; its token is never kept', async (kind) => {
    const { id: submission_id } = await store(FORM, sampleLead())
    // Without it there are no undelivered messages to report.
    await failedMail()
    const about = { submission_id, account_id: admin.id, ...(await otherRows(kind)) }
    const message = await queueMail({ kind, recipient: admin.email, ...about })
    const { data, is_kept } = await claimed(message)
    expect(data).toMatchObject(given[kind])
    const { subject, text } = await writeMail(kind, data, 'en', contentOf({}, '2026-11-21'))
    expect(text).toMatch(/\w/)
    expect(is_kept).toBe(KEPT.test(kind))
    const settled = { message_id: message.id, of_attempt: 1, outcome: 'sent', given_subject: subject }
    // Unlike a real web server: the text with its token.
    await call(anon, 'settle_mail', { ...settled, given_text: text }, mailJob)
    const { sent_subject, sent_text } = await mailOf(message)
    expect([sent_subject, typeof sent_text]).toEqual(is_kept ? [subject, 'string'] : [null, 'object'])
    const { token } = data as { token?: string }
    const hasToken = (part: unknown) => token !== undefined && String(part).includes(token)
    expect([text, withoutSecrets(text), sent_text].map(hasToken)).toEqual([Boolean(token), false, false])
  })

  test('has one of the kinds that the site can render', async () => {
    const kinds = await query<{ kind: string }>('select kind from private.mail_kinds')
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...mailKinds].sort())
  })

  test('of a kind without data is an error', async () => {
    const postcard = `jsonb_populate_record(null::public.mail_messages, '{"kind": "postcard"}')`
    await expect(query(`select private.mail_data(${postcard})`)).rejects.toThrow('no such kind of message')
  })
})

test('a visitor’s submission through the Data API makes a message for an admin', async () => {
  const sent = sampleLead({ id: randomUUID(), language: 'af' })
  expect((await call(anon, 'submit_lead', { fields: sent })).status).toBe(204)
  const { rows } = await select(secret, MAIL, `submission_id=eq.${sent.id}&recipient=eq.${admin.email}`)
  expect(rows).toMatchObject([{ kind: 'new-lead', language: 'en', state: 'queued', attempts: 0 }])
})
