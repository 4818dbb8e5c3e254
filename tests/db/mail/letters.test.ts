/** Letters from staff to leads: who may send them, how they are stored, limited, delivered and withdrawn. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { uniqueEmail, uniquePhone } from '../samples'
import { mailDatabase } from './database'

const { run, refusal, member, submit, claimAll, settle, mailTo } = mailDatabase()

type Member = Awaited<ReturnType<typeof member>>
let admin: Member
beforeAll(async () => {
  admin = await member('admin', 'none')
})

const leadOf = async (email: unknown) =>
  (await run('select * from public.leads where email = $1', [email]))[0]!

/** A person who sent the form, whose answer has been dealt with. */
async function aLead(fields: Row = {}) {
  const { email } = await submit(fields)
  for (const message of await claimAll()) await settle(message, 'sent')
  return leadOf(email)
}

interface Letter {
  readonly letter?: string
  readonly subject?: string | null
  readonly words?: string | null
}

const SEND = 'select public.send_lead_letter($1, $2, $3, $4, $5) as outcome'
const argumentsOf = (
  lead: unknown,
  { letter = randomUUID(), subject = 'The fees', words = 'Good day' }: Letter,
) => [lead, letter, 'af', subject, words]

const send = async (lead: unknown, given: Letter = {}, as: Member = admin) =>
  (await run(SEND, argumentsOf(lead, given), as))[0]!.outcome

const lettersTo = (email: unknown) =>
  run("select * from public.mail_messages where kind = 'lead-letter' and recipient = $1", [email])

/** The lead's mail as an admin reads it, newest first. */
const mailOf = (lead: unknown) => run('select * from public.lead_mails($1)', [lead], admin)

test('it comes with subject, text and writer, makes a new lead contacted, and is in its history', async () => {
  const { id, email } = await aLead()
  expect(await send(id, { words: 'Good day\r\n\r\nThe fees are …' })).toBe('queued')
  const text = 'Good day\n\nThe fees are …'
  const queued = { kind: 'lead-letter', recipient: email, language: 'af', written_by: admin.email }
  const [own] = await mailOf(id)
  expect(own).toMatchObject({ ...queued, state: 'queued', sent_subject: 'The fees', sent_text: text })
  expect((await leadOf(email)).status).toBe('contacted')
  const events = await run('select kind, actor from public.lead_events where lead_id = $1', [id])
  expect(events).toEqual([{ kind: 'status', actor: admin.email }])

  const [given] = (await claimAll()).filter(({ kind }) => kind === 'lead-letter')
  expect(given).toMatchObject({ is_kept: true, data: { subject: 'The fees', text, writer: admin.email } })
  await settle(given!, 'sent')
  expect((await mailOf(id))[0]).toMatchObject({ ...queued, state: 'sent' })
})

test('the status of a lead who is further on stays', async () => {
  const { id, email } = await aLead()
  await run("update public.leads set status = 'applied' where id = $1", [id])
  await send(id)
  expect((await leadOf(email)).status).toBe('applied')
})

test('it is sent once, even when pressed twice at the same time', async () => {
  const { id, email } = await aLead()
  const letter = randomUUID()
  expect(await Promise.all([send(id, { letter }), send(id, { letter })])).toEqual(['queued', 'queued'])
  expect(await send(id, { letter })).toBe('queued')
  expect(await lettersTo(email)).toHaveLength(1)
})

test('control, invisible and direction characters are removed, and the subject is one line', async () => {
  const { id, email } = await aLead()
  const subject = ' Fees\r\nBcc: a@example.org\u2028\u202e<b> '
  await send(id, { subject, words: '\n\u202eGood\u200b day\u0007 \r\n\n\u2066<b>\t1</b>\u2069\u2028x\n ' })
  expect((await lettersTo(email))[0]!.facts).toMatchObject({
    subject: 'Fees Bcc: a@example.org <b>',
    text: 'Good day\n\n<b> 1</b> x',
  })
})

test.each<[string, Letter]>([
  ['no subject', { subject: '' }],
  ['an invisible subject', { subject: ' \u200b\n' }],
  ['a missing subject', { subject: null }],
  ['a long subject', { subject: 'a'.repeat(201) }],
  ['no words', { words: ' \n\u202e\n' }],
  ['missing words', { words: null }],
  ['long words', { words: 'a'.repeat(4001) }],
])('it is refused with %s', async (_, given) => {
  const { id, email } = await aLead()
  expect(await refusal(SEND, argumentsOf(id, given), admin)).toBe('22023')
  expect(await lettersTo(email)).toEqual([])
})

test('it says why it is not sent: no such lead, no address, an objection', async () => {
  expect(await send(randomUUID())).toBe('gone')
  const [first, second] = [await aLead(), await aLead()]
  await run('update public.leads set merged_into = $2 where id = $1', [second.id, first.id])
  expect(await send(second.id)).toBe('gone')
  await run('update public.leads set email = null where id = $1', [first.id])
  expect(await send(first.id)).toBe('noAddress')
  // The address of somebody else, who objects.
  const objector = await aLead()
  await run('select public.record_objection($1, true)', [objector.email], admin)
  expect(await send(objector.id)).toBe('objected')
  await run('update public.leads set email = $2 where id = $1', [first.id, objector.email])
  expect(await send(first.id)).toBe('objected')
  expect(await lettersTo(objector.email)).toEqual([])
})

test.each(['queued', 'failed once'])(
  'a letter that is %s is not sent once the person objects',
  async (state) => {
    const { id, email, address } = await aLead()
    // Staff corrected the address; the objection names the old one.
    const corrected = uniqueEmail()
    await run('update public.leads set email = $2 where id = $1', [id, corrected])
    await send(id)
    if (state !== 'queued') {
      for (const message of await claimAll()) await settle(message, 'again')
      await run('update public.mail_messages set next_attempt_at = now() where recipient = $1', [corrected])
    }
    await run('select public.record_objection($1, true)', [address], admin)
    expect((await claimAll()).filter(({ recipient }) => recipient === corrected)).toEqual([])
    expect(await mailTo(corrected)).toEqual(['lead-letter cancelled'])
    expect(email).toBe(address)
  },
)

test('an undelivered letter marks its lead until one arrives', async () => {
  const { id } = await aLead()
  const undelivered = async () => (await run('select public.lead_undelivered($1) as it', [id], admin))[0]!.it
  for (const [outcome, expected] of [
    ['refused', true],
    ['sent', false],
  ] as const) {
    await send(id)
    for (const message of await claimAll()) await settle(message, outcome)
    expect(await undelivered()).toBe(expected)
  }
})

test('it follows a merge and a split, and is erased with the person', async () => {
  const phone = uniquePhone()
  const [first, second] = [await aLead({ phone }), await aLead({ phone })]
  await send(second.id)
  const [{ id: suggestion }] = (await run(
    'select id from public.lead_suggestions where $1 in (lead_id, other_id)',
    [second.id],
  )) as [Row]
  const [{ root }] = (await run('select public.merge_leads($1) as root', [suggestion], admin)) as [Row]
  expect(root).toBe(first.id)
  expect(await mailOf(first.id)).toMatchObject([{ kind: 'lead-letter' }, {}, {}])
  await run('select public.split_lead($1)', [second.id], admin)
  expect((await mailOf(first.id)).map(({ kind }) => kind)).toEqual(['lead-answer'])
  expect(await mailOf(second.id)).toMatchObject([{ kind: 'lead-letter' }, {}])
  await run('select public.erase_person($1)', [second.email], admin)
  expect(await lettersTo(second.email)).toEqual([])
})

describe('within an hour', () => {
  beforeAll(() => run("update private.settings set value = 2 where key = 'letters_per_staff_and_hour'"))
  afterAll(() => run("update private.settings set value = 60 where key = 'letters_per_staff_and_hour'"))

  test('each member of staff sends up to the limit, even concurrently', async () => {
    const [busy, other] = [await member('admin', 'none'), await member('admin', 'none')]
    const leads = await Promise.all(Array.from({ length: 4 }, () => aLead()))
    const outcomes = await Promise.all(leads.map(({ id }) => send(id, {}, busy)))
    expect(outcomes.toSorted()).toEqual(['queued', 'queued', 'tooManyLetters', 'tooManyLetters'])
    const refused = leads[outcomes.indexOf('tooManyLetters')]!
    expect((await leadOf(refused.email)).status).toBe('new')
    expect(await lettersTo(refused.email)).toEqual([])
    expect(await send(refused.id, {}, other)).toBe('queued')
    await run("update public.mail_messages set created_at = created_at - interval '61 minutes'")
    expect(await send(refused.id, {}, busy)).toBe('queued')
  })
})
