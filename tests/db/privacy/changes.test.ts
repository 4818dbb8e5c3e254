/** Finding, correcting and objecting, by e-mail address, each logged. */
import { type Row, CHECK, call, select, secret, store, stored } from '../rest'
import { sampleLead, unique } from '../samples'
import { FORM, historyOf, leadOf, submissionsOf, twoLeads } from '../leads/leads'
import { MAIL, failedMail, mailOf, queueMail, sampleMail } from '../mail/mail'
import { FINGERPRINT, makePrivacyAdmin } from './persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>
beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const find = async (query: string) => (await call(context.admin, 'find_persons', { query })).rows
const newest = async () => (await context.records()).at(-1)

describe('a search', () => {
  // A number unique to this test, in common South African spellings.
  // Its last part starts with 270, like the country code with a trunk 0.
  const digits = `270${String(Math.floor(Math.random() * 1e4)).padStart(4, '0')}`
  const [three, four] = [digits.slice(0, 3), digits.slice(3)]
  test.each([
    `+2782${digits}`,
    `082${digits}`,
    `082 ${three} ${four}`,
    `082-${three}-${four}`,
    `(082) ${three}${four}`,
    `+27 (0)82 ${three} ${four}`,
    `+27 082 ${three} ${four}`,
    `0027 82 ${three} ${four}`,
    digits,
  ])('finds a number written as %s', async (spelling) => {
    const email = 'phone-search@example.org'
    if (!(await stored(FORM, `phone=eq.%2B2782${digits}`)))
      await store(FORM, sampleLead({ email, phone: `+2782${digits}` }))
    expect(await find(spelling)).toMatchObject([{ email, phone: `+2782${digits}` }])
  })

  test('finds everybody with a name, ignoring case and accents, with their counts', async () => {
    const surname = unique('Naudé')
    const one = await context.makePerson({ surname })
    const other = await context.makePerson({ surname })
    const found = await find(`thandi ${surname.replace('é', 'E').toUpperCase()}`)
    expect(found.map(({ email }) => email).sort()).toEqual([one.address, other.address].sort())
    expect(found[0]).toMatchObject({ name: `Thandi ${surname}`, newsletter: true })
    expect([found[0]!.enquiries, found[0]!.spam, found[0]!.total].map(Number)).toEqual([2, 1, 2])
  })

  // No number or address in these tests has ten zeros.
  test.each(['0000000000', '%', '___', '.*'])('takes %s literally and finds nobody', async (query) => {
    await context.makePerson()
    expect(await find(query)).toEqual([])
  })
})

describe('a correction', () => {
  const details = { first_name: 'Sipho', surname: 'Dlamini', phone: '+27821112233' }
  const correct = (address: string, fields: Row = {}) =>
    call(context.admin, 'correct_person', { address, details: { ...details, ...fields } })

  test('replaces the details everywhere, recording its author but not the old values', async () => {
    const { address, lead_id } = await context.makePerson()
    const other = await context.makePerson()
    // The lead, two enquiries and the suspected spam.
    expect((await correct(address.toUpperCase())).body).toBe(4)
    expect(await leadOf(lead_id)).toMatchObject({ ...details, email: address })
    const rows = (await select(secret, FORM, `email=eq.${address}`)).rows
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toMatchObject(details)
    const noted = (await historyOf(lead_id)).filter(({ kind }) => kind === 'corrected')
    expect(noted.map(({ after }) => after).sort()).toEqual(['name', 'phone'])
    for (const event of noted)
      expect(event).toMatchObject({ before: null, note: null, actor: context.admin.email })
    expect(await newest()).toMatchObject({ kind: 'person-corrected', rows: 4, detail: FINGERPRINT })
    expect(await leadOf(other.lead_id)).toMatchObject({ first_name: 'Thandi' })
    expect((await correct(address)).body).toBe(0)
    expect((await historyOf(lead_id)).filter(({ kind }) => kind === 'corrected')).toHaveLength(2)
  })

  test('of one address of a merged lead leaves others and adopted details alone', async () => {
    const { first, second, merge } = await twoLeads(context.admin)
    await merge()
    const [sent] = (await submissionsOf(first.id)).filter(({ email }) => email === second.email)
    await call(context.admin, 'adopt_details', { submission_id: sent!.id, detail: 'name' })
    await correct(String(second.email))
    expect(await leadOf(second.id)).toMatchObject(details)
    expect((await leadOf(first.id)).surname).not.toBe('Newer')
    const theirs = (await submissionsOf(first.id)).filter(({ email }) => email === first.email)
    expect(theirs).toMatchObject([{ surname: 'Older' }])
  })

  test.each<Row>([{ phone: '082 123' }, { surname: ' ' }, { first_name: 'a'.repeat(101) }])(
    'is refused as a whole with %j',
    async (fields) => {
      const { address, lead_id } = await context.makePerson()
      const before = await leadOf(lead_id)
      expect((await correct(address, fields)).code).toBe(CHECK)
      expect(await leadOf(lead_id)).toEqual(before)
    },
  )
})

describe('an objection', () => {
  const record = (address: string, objects: boolean) =>
    call(context.admin, 'record_objection', { address, objects })

  test('marks the lead with its time, ends the newsletter, and can be withdrawn', async () => {
    const { address, lead_id } = await context.makePerson()
    expect((await record(address, true)).body).toBe(2)
    const { objected_at } = await leadOf(lead_id)
    expect(Math.abs(Date.now() - Date.parse(String(objected_at)))).toBeLessThan(60_000)
    expect(await stored('newsletter_subscriptions', `email=eq.${address}`)).toBeUndefined()
    expect(await newest()).toMatchObject({ kind: 'person-objected', rows: 2, detail: FINGERPRINT })
    // The time of the first objection is kept.
    expect((await record(address, true)).body).toBe(0)
    expect((await leadOf(lead_id)).objected_at).toBe(objected_at)
    await store(FORM, sampleLead({ email: address }))
    expect((await leadOf(lead_id)).objected_at).toBe(objected_at)
    expect((await record(address, false)).body).toBe(1)
    expect((await leadOf(lead_id)).objected_at).toBeNull()
    expect((await historyOf(lead_id)).slice(-2)).toMatchObject([
      { kind: 'objected', actor: context.admin.email },
      { kind: 'objection-withdrawn', actor: context.admin.email },
    ])
  })

  test('cancels only the person’s waiting and failed answers', async () => {
    const { address } = await context.makePerson()
    const ended = [await queueMail({ recipient: address }), await failedMail({ recipient: address })]
    const kept = [
      (await stored(MAIL, `recipient=eq.${address}&state=eq.sent`))!,
      await store(MAIL, sampleMail()),
      await store(MAIL, sampleMail({ recipient: address, kind: 'lead-digest' })),
    ]
    expect((await record(address, true)).body).toBe(4)
    for (const message of ended)
      expect(await mailOf(message)).toMatchObject({ state: 'cancelled', settled_at: expect.anything() })
    for (const message of kept) expect(await mailOf(message)).toEqual(message)
    const later = await store(MAIL, sampleMail({ recipient: address }))
    await record(address, false)
    expect(await mailOf(later)).toEqual(later)
  })

  test('shows on the visible lead, whether merged before or after', async () => {
    const before = await twoLeads(context.admin)
    await record(String(before.second.email), true)
    expect((await before.merge()).objected_at).not.toBeNull()
    const after = await twoLeads(context.admin)
    await after.merge()
    await record(String(after.second.email), true)
    expect((await leadOf(after.first.id)).objected_at).not.toBeNull()
  })
})
