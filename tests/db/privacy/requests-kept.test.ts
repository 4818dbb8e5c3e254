/** Privacy requests after erasure and retention, and in the person's data. */
import { PRIVACY_REQUEST_MONTHS } from '@/lib/retention'
import { call, secret, select, store, stored } from '../rest'
import { type User, makeUser, sampleRequest, uniqueEmail } from '../samples'
import { query } from '../second-database'

const TABLE = 'privacy_requests'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

const requestOf = (email: string) => stored(TABLE, `email=eq.${email}`)
const submit = (email: string) =>
  store(TABLE, sampleRequest({ email, name: 'Thandi Jacobs', message: 'Please.', recorded_by: 'visitor' }))

describe('a request', () => {
  test.each([true, false])(
    'of an erased person keeps its kind and days, but no address or text; answered: %s',
    async (answered) => {
      const address = uniqueEmail()
      await submit(address)
      const { id } = (await requestOf(address))!
      expect((await call(admin, 'erase_person', { address, answered })).body).toBe(1)
      const row = (await stored(TABLE, `id=eq.${id}`))!
      expect(row).toMatchObject({ kind: 'access', email: null, name: null, message: null, note: null })
      expect(row.received_on).not.toBeNull()
      expect(row.answered_on !== null).toBe(answered)
      expect(row.answered_by).toBe(answered ? admin.email : null)
    },
  )

  test('is purged its time after the answer, and not before', async () => {
    const answered = async (age: string) => {
      const [row] = await query<{ id: string }>(
        `insert into public.${TABLE} (kind, email, received_on, answered_on)
         values ('access', $1, (now() - $2::interval)::date, (now() - $2::interval)::date) returning id`,
        [uniqueEmail(), age],
      )
      return row!.id
    }
    const kept = await answered(`${PRIVACY_REQUEST_MONTHS} months -2 days`)
    const expired = await answered(`${PRIVACY_REQUEST_MONTHS} months 2 days`)
    await query('select public.purge_expired()')
    const left = await query<{ id: string }>(`select id from public.${TABLE}`)
    expect(left.map(({ id }) => id)).toContain(kept)
    expect(left.map(({ id }) => id)).not.toContain(expired)
  })

  test('is part of the person’s data', async () => {
    const address = uniqueEmail()
    await submit(address)
    const data = (await call(admin, 'person_data', { address })).body
    expect(data).toMatchObject({ requests: [{ kind: 'access', message: 'Please.' }] })
    expect((await select(secret, 'privacy_log', 'order=created_at.desc&limit=1')).rows).toMatchObject([
      { kind: 'person-exported', rows: 1 },
    ])
  })
})
