/** The limits as admins see and change them at /admin/system. */
import { limitKeys } from '@/lib/system/limits'
import { INVALID_VALUE } from '@/lib/supabase/errors'
import { call } from '../rest'
import { type User, makeUser } from '../samples'
import { query } from '../second-database'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

const limits = async () => (await call(admin, 'system_limits')).rows
const valueOf = async (key: string) => (await limits()).find((each) => each.key === key)?.value
const set = (given: object) => call(admin, 'set_system_limits', { given })

test('every limit has a range that contains it, and a field in the form', async () => {
  const rows = (await limits()) as { key: string; value: number; lowest: number; highest: number }[]
  expect(rows.map(({ key }) => key).sort()).toEqual([...limitKeys].sort())
  expect(rows.filter(({ value, lowest, highest }) => value < lowest || value > highest)).toEqual([])
  // The form of the payments has its own button for this one.
  const others = await query<{ key: string }>('select key from private.settings where key <> all ($1)', [
    limitKeys,
  ])
  expect(others).toEqual([{ key: 'card_payments_paused' }])
})

test('an admin changes some; the audit log names him and each change', async () => {
  const former = await valueOf('payment_proofs_per_day')
  expect((await set({ payment_proofs_per_day: 7, invitations_per_hour: 20 })).status).toBe(204)
  expect(await valueOf('payment_proofs_per_day')).toBe(7)
  const log = await call(admin, 'audit_entries', {})
  expect(JSON.stringify(log.body)).toContain(`payment_proofs_per_day: ${former} > 7`)
  await set({ payment_proofs_per_day: former })
})

test.each([
  ['beyond its range', { payment_proofs_per_day: 51 }],
  ['below it', { payment_proofs_per_day: 0 }],
  ['negative', { payment_proofs_per_day: -1 }],
  ['a fraction', { payment_proofs_per_day: 2.5 }],
  ['no number', { payment_proofs_per_day: 'many' }],
  ['missing', { payment_proofs_per_day: null }],
  ['no limit', { card_payments_paused: 1 }],
])('nothing changes if a value is %s', async (_, wrong) => {
  const before = await limits()
  expect((await set({ invitations_per_hour: 21, ...wrong })).code).toBe(INVALID_VALUE)
  expect(await limits()).toEqual(before)
})
