/** Texts kept of messages to a person: which, who reads them, and when they are deleted. */
import { type Row, anon, call, store } from '../rest'
import { HOUR, fromNow, sampleSpam, uniqueEmail } from '../samples'
import { FORM, sendForm, submissionsOf, twoLeads } from '../leads/leads'
import { MAIL, mailJob, mailOf, sampleMail } from './mail'
import { askedPayment } from '../payments/payments'
import { makePrivacyAdmin } from '../privacy/persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>
beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const TEXT = 'Dear Thandi\n\nThank you. [link]'

/** A message with the given outcome, sent by default. */
async function sent(about: Row, { outcome = 'sent', text = TEXT } = {}): Promise<Row> {
  const lease = { state: 'sending', attempts: 1, attempted_at: fromNow(0), next_attempt_at: fromNow(HOUR) }
  const message = await store(MAIL, sampleMail({ ...lease, ...about }))
  const settled = { message_id: message.id, of_attempt: 1, outcome, given_subject: 'Your enquiry' }
  await call(anon, 'settle_mail', { ...settled, given_text: text }, mailJob)
  return mailOf(message)
}

/** A lead's only submission, as a reference. */
const submissionOf = async (lead: Row) => ({ submission_id: (await submissionsOf(lead.id))[0]!.id })

const mailsOf = (lead: unknown, as = context.admin) => call(as, 'lead_mails', { of_lead: lead })
const idsOf = async (lead: unknown) => (await mailsOf(lead)).rows.map(({ id }) => id).toSorted()

test('a lead lists messages sent and failed, but not those to staff', async () => {
  const lead = await sendForm()
  const about = await submissionOf(lead)
  const failed = await sent(about, { outcome: 'refused' })
  const answer = await sent(about)
  // To staff, about the same enquiry.
  await sent({ ...about, kind: 'new-lead' })
  expect(failed).toMatchObject({ state: 'failed', sent_subject: null, sent_text: null })
  const { rows } = await mailsOf(lead.id)
  expect(rows.toSorted((one, other) => String(one.state).localeCompare(String(other.state)))).toMatchObject([
    { id: failed.id, state: 'failed', sent_text: null },
    { id: answer.id, kind: 'lead-answer', state: 'sent', sent_subject: 'Your enquiry', sent_text: TEXT },
  ])
  expect(rows[0]).not.toHaveProperty('dedupe_key')
})

test('a text of up to 20,000 characters is kept if there is a lead', async () => {
  const long = await sent(await submissionOf(await sendForm()), { text: 'ê'.repeat(30_000) })
  expect(long.sent_text).toHaveLength(20_000)
  const { id: submission_id } = await store(FORM, sampleSpam())
  const { id: payment_id } = await askedPayment(context.admin)
  expect((await sent({ submission_id })).sent_text).toBeNull()
  expect((await sent({ kind: 'payment-request', payment_id })).sent_text).toBeNull()
})

test('it follows merges and splits, for enquiries and payments', async () => {
  const { first, second, merge, split } = await twoLeads(context.admin)
  const own = await sent(await submissionOf(first))
  const { id: payment_id } = await askedPayment(context.admin, { lead_id: second.id })
  const others = [
    await sent(await submissionOf(second)),
    await sent({ kind: 'payment-receipt', payment_id }),
  ].map(({ id }) => id)
  await merge()
  expect(await idsOf(first.id)).toEqual([own.id, ...others].toSorted())
  await split()
  expect([await idsOf(first.id), await idsOf(second.id)]).toEqual([[own.id], others.toSorted()])
})

test('it is in the person’s data and erased with them, even if another payer got it', async () => {
  const { address, lead_id } = await context.makePerson()
  const payer = uniqueEmail()
  const { id: payment_id } = await askedPayment(context.admin, { lead_id, email: payer })
  const about = { submission_id: (await submissionsOf(lead_id))[0]!.id, recipient: address }
  const answer = await sent(about)
  const request = await sent({ kind: 'payment-request', payment_id, recipient: payer })
  expect(request.sent_text).toBe(TEXT)
  expect((await context.dataOf(address)).mail).toContainEqual(
    expect.objectContaining({ id: answer.id, sent_subject: 'Your enquiry', sent_text: TEXT }),
  )
  await context.erase(address)
  expect(await mailOf(answer)).toBeUndefined()
  // The payment belongs to the payer, who still gets mail from the site.
  expect(await mailOf(request)).toMatchObject({ state: 'sent', sent_subject: null, sent_text: null })
})
