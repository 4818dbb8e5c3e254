/** All spellings of a name, address or number are one person: one lead, found, suppressed and erased as one. */
import { FORM, enterLead, leadOf, sendForm, submissionsOf } from '../leads/leads'
import { makePrivacyAdmin } from './persons'
import { type Row, anon, call, secret, select, store, stored } from '../rest'
import { sampleSubscription, unique } from '../samples'
import { query } from '../second-database'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>
beforeAll(async () => {
  context = await makePrivacyAdmin()
})

/** An address in a non-ASCII domain, as typed and in punycode. */
function ofBuecher() {
  const name = unique('ingrid-')
  return { typed: `${name}@Bücher.example`, ascii: `${name.toUpperCase()}@xn--bcher-kva.example` }
}

const foundAs = async (words: string) => {
  const found = await call(context.admin, 'lead_inbox', { query: words })
  const meant = await call(context.admin, 'find_persons', { query: words })
  return [found.rows.map(({ id }) => id), meant.rows.map(({ email }) => email)]
}

test('an address is stored as typed, and both spellings are one lead', async () => {
  const { typed, ascii } = ofBuecher()
  const first = await sendForm({ email: typed })
  expect(first).toMatchObject({ email: typed, address: ascii.toLowerCase() })
  expect(await sendForm({ email: ascii })).toMatchObject({ id: first.id, email: typed, submissions: 2 })
  expect(await enterLead(context.admin, { email: typed.toLowerCase() })).toMatchObject({ id: first.id })
  const known = await call(context.admin, 'known_leads', { people: [{ email: ascii, phone: null }] })
  expect(known.body).toMatchObject({ addresses: { [ascii.toLowerCase()]: first.id } })
})

test('a stored person is found in every spelling, whole or in part', async () => {
  const { typed, ascii } = ofBuecher()
  const mark = unique()
  const surname = `O’Brien van  der Merwé ${mark}`
  const { id } = await sendForm({ first_name: 'Renée', surname, email: typed, phone: '+27829990117' })
  for (const words of [
    ...[
      `O'Brien VAN DER merwe ${mark}`,
      `Oʼbrien van\u00a0der Merwe\u0301 ${mark}`,
      `renee obrien van der merwé ${mark}`,
    ],
    ...[
      `der merwe ${mark}`,
      mark.slice(3),
      typed,
      ascii,
      typed.split('@')[0]!,
      `${typed.split('@')[0]}@bücher`,
    ],
    ...[`${typed.split('@')[0]}@bu\u0308cher.example`, ascii.toLowerCase(), `${mark} ${typed.split('@')[0]}`],
  ])
    expect([words, await foundAs(words)]).toEqual([words, [[id], [typed]]])
  for (const words of [
    '082 999 0117',
    '+27 (0)82 999-0117',
    '0027829990117',
    'p:+27829990117',
    '="0829990117"',
    '829990117',
  ]) {
    const [leads, persons] = await foundAs(words)
    expect([words, leads, persons]).toEqual([
      words,
      expect.arrayContaining([id]),
      expect.arrayContaining([typed]),
    ])
  }
  expect(await foundAs(`${mark}x`)).toEqual([[], []])
})

test.each(["'''", '%%%', '___', '\\\\\\'])('%s finds nobody', async (words) => {
  await sendForm()
  expect(await foundAs(words)).toEqual([[], []])
})

test('one or two characters match the beginnings of words', async () => {
  const { id } = await sendForm({ first_name: 'Ýqa', surname: 'Botha' })
  for (const words of ['ý', 'yq', 'YQ']) expect((await foundAs(words))[0]).toContain(id)
  expect((await foundAs('qa'))[0]).not.toContain(id)
})

test('all data of a person are shown and erased by any spelling of the address', async () => {
  const { typed, ascii } = ofBuecher()
  const { id } = await sendForm({ email: typed })
  await store('newsletter_subscriptions', sampleSubscription({ email: typed }))
  await store('privacy_requests', { kind: 'access', email: ascii, name: 'Ingrid', recorded_by: 'visitor' })
  expect(await context.dataOf(ascii)).toMatchObject({
    leads: [{ id, email: typed }],
    submissions: [{ email: typed }],
    newsletter: [{ email: typed }],
    mail: [{ recipient: typed }],
    requests: [{ email: ascii }],
  })
  expect(await context.erase(ascii)).toBe(5)
  expect([await leadOf(id), await submissionsOf(id)]).toEqual([undefined, []])
  expect((await select(secret, 'newsletter_subscriptions', `email=eq.${typed}`)).rows).toEqual([])
})

test('a person has one subscription, and is suppressed in every spelling', async () => {
  const { typed, ascii } = ofBuecher()
  const subscribe = (address: string) =>
    call(anon, 'subscribe_to_newsletter', { address, page_language: 'en', consent: 1 })
  expect([(await subscribe(typed)).status, (await subscribe(ascii)).status]).toEqual([204, 204])
  expect((await select(secret, 'newsletter_subscriptions', `email=eq.${ascii}`)).rows).toEqual([])
  await query('select private.suppress_mail($1)', [typed])
  const rows = await query('select private.is_suppressed($1) as one, private.is_suppressed($2) as other', [
    typed,
    ascii,
  ])
  expect(rows).toEqual([{ one: true, other: true }])
})

test('no table accepts line breaks, control or invisible characters, by any route', async () => {
  const dirty = { first_name: 'Ja\r\nn\u202e', surname: ' Bo\u200btha\u0007 ' }
  const clean = { first_name: 'Ja n', surname: 'Botha' }
  const email = `${unique('e\u0302-')}@example.org`
  const { id } = await sendForm({ ...dirty, email: `\u200b${email}\n` })
  expect(await leadOf(id)).toMatchObject({ ...clean, email: email.normalize() })
  const details = { ...dirty, email: '', phone: '+27821234567' }
  await call(context.admin, 'correct_lead', { of_lead: id, details })
  expect(await leadOf(id)).toMatchObject(clean)
  const payment = {
    ...{ ...dirty, email: ` ${email}`, phone: null, language: 'en', purpose: 'full', level: 1, amount: 100 },
    ...{ due_on: '2030-01-01', note: null, description: null },
  }
  const payment_id = '5f7a5a3e-6d1c-4c80-9c63-111111111111'
  await call(context.admin, 'create_payment', { payment_id, fields: payment })
  expect(await stored('payments', `id=eq.${payment_id}`)).toMatchObject({
    ...clean,
    email: email.normalize(),
  })
  const request = { kind: 'access', email, name: 'Ja\nn', recorded_by: 'visitor' }
  expect(await store('privacy_requests', request)).toMatchObject({ name: 'Ja n', email: email.normalize() })
})

test('an undelivered answer is shown on its lead until another arrives', async () => {
  const { id, email } = await sendForm()
  const { id: submission_id } = (await stored(FORM, `lead_id=eq.${id}`))!
  const told = async () => {
    const { rows } = await call(context.admin, 'lead_inbox', { query: email })
    const { body } = await call(context.admin, 'lead_undelivered', { of_lead: id })
    expect(rows[0]?.undelivered).toBe(body)
    return body
  }
  const mail = (fields: Row) =>
    store('mail_messages', {
      ...{ kind: 'lead-answer', recipient: email, language: 'en', submission_id, dedupe_key: unique() },
      ...fields,
    })
  expect(await told()).toBe(false)
  await mail({ state: 'failed', settled_at: '2026-01-01', created_at: '2026-01-01' })
  expect(await told()).toBe(true)
  await mail({ state: 'sent', settled_at: '2026-01-02', created_at: '2026-01-02' })
  expect(await told()).toBe(false)
  await mail({ attempts: 2, next_attempt_at: '2099-01-01', created_at: '2026-01-03' })
  expect(await told()).toBe(true)
})

test('a person is found by copied addresses, and by full names in any order, with titles', async () => {
  const mark = unique()
  const email = `kobus-${mark}@example.co.za`
  const { id } = await sendForm({ first_name: 'Jan', surname: `van der Merwe ${mark}`, email })
  for (const words of [
    `${email},`,
    `mailto:${email}?subject=x`,
    `Jan <${email}>`,
    `<${email}>;`,
    `van der Merwe ${mark}, Jan`,
    `Dr. Jan van der Merwe ${mark}`,
    `Ds. Prof Jan van der Merwé ${mark}`,
    `van der Merwe ${mark}, Mev Jan`,
    `Merwe ${mark}`,
  ])
    expect([words, ...(await foundAs(words))]).toEqual([words, [id], [email]])
})
