import { localized } from '@/lib/content/localized'
import { inviteLead, queueLetter } from '@/lib/leads/follow-up/letter-queries'
import { actOnLeads } from './chosen-actions'

const rpc = jest.fn()
const naomi = {
  ...{
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Naomi Botha',
    firstName: 'Naomi',
    surname: 'Botha',
  },
  ...{ email: 'naomi@example.org', phone: '+27821234567', language: 'en', objectedAt: null },
}
const template = { subject: localized({ en: 'The fees' }), letter: localized({ en: 'Good day' }) }
const fees = { deposit: 2500, monthlyFee: 1980, months: { 1: 12, 2: 12, 3: 24 }, total: { 1: 1, 2: 2, 3: 3 } }
/** What lost attempts have done. */
let served: boolean

jest.mock('next/cache', () => ({ refresh: () => {} }))
jest.mock('next/server', () => ({ after: () => {} }))
jest.mock('@/lib/staff/queries', () => ({
  authorizeOffice: async () => ({ ok: true, data: { client: { rpc } } }),
}))
jest.mock('@/lib/leads/follow-up/actions', () => ({ changeLeads: jest.fn() }))
jest.mock('@/lib/leads/follow-up/chosen-queries', () => ({
  chosenLeads: async () => ({ leads: [naomi], skipped: [] }),
}))
jest.mock('@/lib/leads/follow-up/letter-queries', () => ({ queueLetter: jest.fn(), inviteLead: jest.fn() }))
jest.mock('@/lib/mail/send', () => ({ sendDueMail: () => {} }))
jest.mock('@/lib/site/queries', () => ({
  publishedContent: async () => ({ templates: { templates: [template] }, fees }),
}))
jest.mock('./chosen-queries', () => ({
  levelsOf: async () => new Map([[naomi.id, { asked: 2, paid: served ? [2] : [] }]]),
  invitedBefore: async () => new Map([[naomi.id, served ? 'invited' : null]]),
}))

/** Presses the button of an act, or of its preview. */
async function press(act: string, preview: object = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act, template: '1', ...preview }))
    form.set(name, String(value))
  const answer = await actOnLeads(null, form)
  if (!answer.ok || !('act' in answer.data)) throw new Error('no mail')
  return { ...answer.data, skipped: 'skipped' in answer ? answer.skipped : [] }
}

beforeEach(() => {
  served = false
  jest.mocked(queueLetter).mockReset().mockResolvedValue('queued')
  jest.mocked(inviteLead).mockReset().mockResolvedValue('queued')
  rpc.mockReset().mockReturnValue({ throwOnError: async () => ({ data: 'queued' }) })
})

test.each(['letter', 'payment', 'invitation'])(
  'a %s sent again, as its answer was lost, counts whom the lost attempt served',
  async (act) => {
    const { preview } = await press(act)
    served = true
    expect(await press(act, preview!)).toMatchObject({ count: 1, preview: null, skipped: [] })
    expect(await press(act)).toMatchObject({ count: act === 'letter' ? 1 : 0 })
  },
)

test('a preview that changed after a lost answer keeps its batch, so that no letter goes twice', async () => {
  const { preview } = await press('letter')
  await press('letter', preview!)
  template.letter = localized({ en: 'Good evening' })
  const changed = await press('letter', preview!)
  expect(changed.preview).toMatchObject({ isChanged: true, batch: preview!.batch })
  await press('letter', changed.preview!)
  const [first, second] = jest.mocked(queueLetter).mock.calls.map(([{ letter }]) => letter)
  expect(second).toBe(first)
})
