/** Combined and bulk changes to leads by admins. */
import { historyOf, leadOf, sendForm } from './leads'
import { CHECK, type Row, call, secret, update } from '../rest'
import { type User, makeUser } from '../samples'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const follow = (id: unknown, fields: Row) => update(admin, 'leads', `id=eq.${id}`, fields)

describe('one step', () => {
  const step = (of_lead: unknown, change: Row, as = admin) => call(as, 'follow_up_lead', { of_lead, change })

  test('records a call and sets status, day and owner', async () => {
    const { id } = await sendForm()
    const change = {
      from_status: 'new',
      to_status: 'contacted',
      from_day: null,
      to_day: '2027-01-31',
      from_owner: null,
      to_owner: admin.id,
      kind: 'called',
      note: 'Phones back.',
    }
    expect((await step(id, change)).body).toMatchObject({ outcome: 'saved' })
    expect(await leadOf(id)).toMatchObject({
      status: 'contacted',
      follow_up_on: '2027-01-31',
      owner_id: admin.id,
    })
    expect(await historyOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'status', after: 'contacted', actor: admin.email }),
        expect.objectContaining({ kind: 'follow-up', after: '2027-01-31' }),
        expect.objectContaining({ kind: 'owner', before: null, after: admin.email }),
        expect.objectContaining({ kind: 'called', note: 'Phones back.', actor: admin.email }),
      ]),
    )
  })

  test('conflicting with a colleague’s change changes nothing and returns the current values', async () => {
    const { id } = await sendForm()
    await follow(id, { status: 'applied', follow_up_on: '2027-02-01' })
    const late = { from_status: 'new', to_status: 'lost', kind: 'called', note: 'No interest.' }
    expect((await step(id, late)).body).toMatchObject({
      outcome: 'stale',
      status: 'applied',
      day: '2027-02-01',
      owner: null,
    })
    expect((await historyOf(id)).map(({ kind }) => kind)).not.toContain('called')
    // A note alone, or a change the colleague has made already, is no conflict.
    for (const fine of [
      { kind: 'note', note: 'Phones back.' },
      { from_status: 'new', to_status: 'applied', kind: 'note' },
    ])
      expect((await step(id, fine)).body).toMatchObject({ outcome: 'saved' })
    expect(await leadOf(id)).toMatchObject({ status: 'applied', follow_up_on: '2027-02-01' })
  })

  test('does nothing for anybody but admins, or for a deleted lead', async () => {
    const { id } = await sendForm()
    const change = { from_status: 'new', to_status: 'lost', kind: 'note', note: 'Mine.' }
    expect((await step(id, change, await makeUser('editor'))).body).toMatchObject({ outcome: 'gone' })
    expect((await step('11111111-1111-4111-8111-111111111111', change)).body).toMatchObject({
      outcome: 'gone',
    })
    expect(await leadOf(id)).toMatchObject({ status: 'new' })
    expect(await historyOf(id)).toEqual([])
  })

  test('an owner who leaves the staff leaves the lead without one', async () => {
    const { id } = await sendForm()
    const colleague = await makeUser('admin')
    await follow(id, { owner_id: colleague.id })
    await call(secret, 'staff_remove', { account_email: colleague.email })
    expect(await leadOf(id)).toMatchObject({ owner_id: null })
  })
})

describe('undo', () => {
  const make = async (changes: unknown, as = admin) =>
    (await call(as, 'follow_up_leads', { changes })).body as Row[]
  const contacted = (lead: unknown) => ({
    ...{ lead, name: 'Naomi' },
    ...{ from_status: 'new', to_status: 'contacted' },
  })
  const statusOf = async (id: unknown) => (await leadOf(id)).status

  test('reverts a change; the history has both', async () => {
    const { id } = await sendForm()
    const back = await make([contacted(id)])
    expect(back).toMatchObject([{ lead: id, name: 'Naomi', from_status: 'contacted', to_status: 'new' }])
    expect(await statusOf(id)).toBe('contacted')
    expect(await make(back)).toMatchObject([contacted(id)])
    expect(await statusOf(id)).toBe('new')
    expect(await historyOf(id)).toMatchObject([
      { kind: 'status', before: 'new', after: 'contacted', actor: admin.email },
      { kind: 'status', before: 'contacted', after: 'new', actor: admin.email },
    ])
  })

  test('restores the date of a completed follow-up', async () => {
    const { id } = await sendForm()
    await follow(id, { follow_up_on: '2026-01-31' })
    const back = await make([{ lead: id, from_day: '2026-01-31', to_day: null }])
    expect((await leadOf(id)).follow_up_on).toBeNull()
    await make(back)
    expect(await leadOf(id)).toMatchObject({ follow_up_on: '2026-01-31', status: 'new' })
  })

  test('gives a lead back to whom it was assigned before', async () => {
    const { id } = await sendForm()
    const colleague = await makeUser('office')
    await follow(id, { owner_id: colleague.id, follow_up_on: '2026-01-31' })
    const back = await make([{ lead: id, from_owner: colleague.id, to_owner: admin.id }])
    expect(await leadOf(id)).toMatchObject({ owner_id: admin.id })
    await make(back)
    expect(await leadOf(id)).toMatchObject({ owner_id: colleague.id, follow_up_on: '2026-01-31' })
  })

  test('skips leads that a colleague has changed since, and deleted ones', async () => {
    const ids = [(await sendForm()).id, (await sendForm()).id]
    const back = await make([...ids.map(contacted), contacted('11111111-1111-4111-8111-111111111111')])
    expect(back).toHaveLength(2)
    const colleague = await makeUser('admin')
    await update(colleague, 'leads', `id=eq.${ids[0]}`, { status: 'applied' })
    expect(await make(back)).toMatchObject([{ lead: ids[1] }])
    expect([await statusOf(ids[0]), await statusOf(ids[1])]).toEqual(['applied', 'new'])
    // Likewise a change based on an outdated page.
    expect(await make([contacted(ids[0])])).toEqual([])
    expect(await statusOf(ids[0])).toBe('applied')
  })

  test('needs an admin and a valid status', async () => {
    const { id } = await sendForm()
    expect(await make([contacted(id)], await makeUser('editor'))).toEqual([])
    const { code } = await call(admin, 'follow_up_leads', {
      changes: [{ lead: id, from_status: 'new', to_status: 'gone' }],
    })
    expect([code, await statusOf(id)]).toEqual([CHECK, 'new'])
  })
})
