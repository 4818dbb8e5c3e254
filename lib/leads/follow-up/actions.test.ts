import { changeLeads } from './actions'

const rpc = jest.fn()
const lead = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Naomi Botha',
  status: 'new',
  ownerId: null,
  followUpOn: null,
}

jest.mock('next/cache', () => ({ refresh: () => {} }))
jest.mock('@/lib/staff/queries', () => ({
  authorizeOffice: async () => ({ ok: true, data: { client: { rpc } } }),
}))
jest.mock('./chosen-queries', () => ({
  MOST_AT_ONCE: 50,
  chosenLeads: async () => ({ leads: [lead], skipped: [] }),
}))

test('a single chosen lead that a colleague changed meanwhile is said to be changed, not gone', async () => {
  rpc.mockReturnValue({ throwOnError: async () => ({ data: [] }) })
  const form = new FormData()
  form.set('to_status', 'contacted')
  expect(await changeLeads(null, form)).toEqual({ ok: false, code: 'changed' })
})
