/** How admins correct the details of a lead. */
import { historyOf, leadOf, sendForm } from './leads'
import { type Row, type User, call, makeUser } from '../rest'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

const correct = (of_lead: unknown, fields: Row, as = admin) =>
  call(as, 'correct_lead', {
    of_lead,
    new_first_name: 'Naomi',
    new_surname: 'Voorbeeld',
    new_email: 'naomi@example.org',
    new_phone: '+27821234567',
    ...fields,
  })

test('a correction sets the details, says which, and leaves the enquiries and their address alone', async () => {
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
  { new_first_name: ' ' },
  { new_surname: 'a'.repeat(101) },
  { new_email: 'naomi' },
  { new_phone: '082 123 4567' },
])('a correction to %j is refused', async (wrong) => {
  const lead = await sendForm()
  expect((await correct(lead.id, wrong)).status).toBeGreaterThanOrEqual(400)
  expect(await leadOf(lead.id)).toEqual(lead)
})

test('a correction is for admins', async () => {
  const { id } = await sendForm()
  expect((await correct(id, {}, await makeUser('editor'))).status).toBe(403)
  expect((await correct('11111111-1111-4111-8111-111111111111', {})).body).toBe(false)
})
