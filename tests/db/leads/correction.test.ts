/** Corrected details of leads. */
import { historyOf, leadOf, sendForm } from './leads'
import { type Row, call } from '../rest'
import { type User, makeUser } from '../samples'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

describe('a correction', () => {
  const correct = (of_lead: unknown, fields: Row, as = admin) =>
    call(as, 'correct_lead', {
      of_lead,
      details: {
        first_name: 'Naomi',
        surname: 'Voorbeeld',
        email: 'naomi@example.org',
        phone: '+27821234567',
        ...fields,
      },
    })

  test('sets and records the details, leaving enquiries and their address alone', async () => {
    const { id, address } = await sendForm()
    expect((await correct(id, {})).body).toBe(true)
    expect(await leadOf(id)).toMatchObject({
      first_name: 'Naomi',
      email: 'naomi@example.org',
      phone: '+27821234567',
      address,
    })
    expect((await historyOf(id)).map(({ kind, after }) => [kind, after]).toSorted()).toEqual([
      ['corrected', 'email'],
      ['corrected', 'name'],
      ['corrected', 'phone'],
    ])
    await correct(id, {})
    expect(await historyOf(id)).toHaveLength(3)
  })

  test.each([
    { first_name: ' ' },
    { surname: 'a'.repeat(101) },
    { email: 'naomi' },
    { phone: '082 123 4567' },
  ])('%j is refused', async (wrong) => {
    const lead = await sendForm()
    expect((await correct(lead.id, wrong)).status).toBeGreaterThanOrEqual(400)
    expect(await leadOf(lead.id)).toEqual(lead)
  })

  test('of a lead that is gone does nothing', async () => {
    expect((await correct('11111111-1111-4111-8111-111111111111', {})).body).toBe(false)
  })
})
