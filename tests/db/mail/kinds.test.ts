/** Each kind of message is given with its data, and its token is never kept. */
import { randomUUID } from 'node:crypto'
import { contentOf } from '@/lib/content/content'
import { type MailKindName, mailKinds } from '@/lib/mail/registry'
import { writeMail } from '@/lib/mail/render'
import { withoutSecrets } from '@/lib/mail/without-secrets'
import { type Row, anon, call, store, stored } from '../rest'
import { type User, makeUser, sampleLead, sampleRequest, uniqueEmail } from '../samples'
import { FORM } from '../leads/leads'
import { LONG_AGO, MAIL, claim, endOwnMail, failedMail, mailJob, mailOf, queueMail } from './mail'
import { paymentRows } from '../payments/mail'
import { anEnrolment } from '../students/papers'
import { query } from '../second-database'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
  // The first claim of a day cancels queued daily messages.
  await claim(0)
})
afterEach(() => endOwnMail())

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
  'bank-change': { event: 'proposed', actor: 'a@example.org', accountEnd: '1234', liveFrom: null },
  'payment-request': { ...ofToken, amount: '2500.00', outstanding: '2500.00' },
  'payment-reminder': { ...ofToken, due_on: '2026-12-01' },
  'payment-receipt': { ...ofToken, outstanding: '0', receipt: { number: expect.any(Number) } },
  'payment-credit-note': { ...ofToken, credit_note: { number: expect.any(Number), amount: '1.00' } },
  'document-request': { ...ofToken, keys: ['identity'] },
  'payment-problem': { problems: ['merchant', 'payment'], expected: [] },
  'system-problem': { problem: 'mail-queue', since: LONG_AGO, waiting: 3 },
}
/** The rows that a message of another kind refers to. */
async function otherRows(kind: MailKindName): Promise<Row> {
  if (kind === 'privacy-request') return { request_id: (await store('privacy_requests', sampleRequest())).id }
  if (kind === 'staff-invitation') {
    const address = uniqueEmail()
    await call(admin, 'invite_staff', { address, invited_role: 'editor', mail_language: 'en' })
    const { invitation_id } = (await stored(MAIL, `recipient=eq.${address}`))!
    return { invitation_id }
  }
  if (/^(lead-letter|bank-change|system-problem)$/.test(kind)) return { facts: given[kind] }
  if (kind === 'document-request') {
    const request_id = randomUUID()
    const of_enrolment = (await anEnrolment()).id
    const given = { request_id, of_enrolment, document_keys: ['identity'], by_mail: false }
    await call(admin, 'request_documents', given)
    return { document_request_id: request_id }
  }
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

test.each(mailKinds)('a message comes with the data for %s; its token is never kept', async (kind) => {
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

test('a message has one of the kinds that the site can render', async () => {
  const kinds = await query<{ kind: string }>('select kind from private.mail_kinds')
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...mailKinds].sort())
})

test('a kind without data is an error', async () => {
  const postcard = `jsonb_populate_record(null::public.mail_messages, '{"kind": "postcard"}')`
  await expect(query(`select private.mail_data(${postcard})`)).rejects.toThrow('no such kind of message')
})
