/** What the actions on the site's content answer to the database's outcomes. */
import { documents } from '@/lib/content/documents'
import type * as Actions from '@/lib/site-content/actions'
import type * as BankActions from '@/lib/site-content/bank-actions'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
// There is no request whose pages could be rendered again, or after which mail could be sent.
jest.mock('next/cache', () => ({ refresh: () => {}, revalidatePath: () => {} }))
jest.mock('next/server', () => ({ after: () => {} }))

const project = startedProject()
const user = project.auth.add('thandi@example.org')
const LATER = '2099-01-01T08:00:00.000Z'
const EARLIER = '2026-11-21T08:00:00.000Z'

let actions: typeof Actions
let bank: typeof BankActions
/** The scheduled documents, by key. */
let scheduled: Record<string, unknown>
/** The drafts, by key. */
let drafts: Record<string, unknown>
/** From when the first bank details hold. */
let bankFrom: string | undefined

beforeAll(async () => {
  actions = await import('@/lib/site-content/actions')
  bank = await import('@/lib/site-content/bank-actions')
})

beforeEach(() => {
  scheduled = {}
  drafts = {}
  bankFrom = undefined
  const times = { live_from: LATER, made_at: EARLIER, made_by: 'bram@example.org' }
  project.functions
    .set('staff_session', () => 'admin')
    .set('content_states', ({ query }) => {
      const key = query.get('of_key')!
      const version = scheduled[key] ? { version: 1, document: scheduled[key], ...times } : null
      const by = { based_on: 0, revision: 1, saved_at: EARLIER, saved_by: 'bram@example.org' }
      const draft = drafts[key] ? { document: drafts[key], ...by } : null
      return [{ key, live: null, scheduled: version, draft, proposal: null }]
    })
    .set('propose_bank_details', ({ body }) => {
      bankFrom ??= (body as { live_from?: string }).live_from ?? EARLIER
      return { outcome: 'published', version: 1, live_from: bankFrom }
    })
    .set('publish_content', () => ({ outcome: 'published', version: 1, live_from: LATER }))
  project.signIn(user)
})

const base = { version: 0, revision: null }

test('the first bank details are scheduled if they are for a later day, else published, also when sent again', async () => {
  const { defaults } = documents.bank
  const propose = async (at: string | null) => await bank.proposeBankDetails(defaults, base, at)
  const later = { data: { outcome: 'scheduled', liveFrom: LATER } }
  const now = { data: { outcome: 'published', liveFrom: EARLIER } }
  expect(await propose('2099-01-01T10:00')).toMatchObject(later)
  expect(await propose(null)).toMatchObject(later)
  bankFrom = undefined
  expect(await propose(null)).toMatchObject(now)
  expect(await propose('2099-01-01T10:00')).toMatchObject(now)
})

test('a level cannot be published at the address that another one has, or gets on its scheduled day', async () => {
  scheduled = { 'level-2': { ...documents['level-2'].defaults, slug: 'advanced' } }
  const publish = async (slug: string) =>
    await actions.publishContent('level-1', { ...documents['level-1'].defaults, slug }, base, null, false)
  for (const taken of ['level-2', 'advanced'])
    expect(await publish(taken)).toEqual({
      ok: false,
      code: 'invalid',
      issues: [{ path: ['slug'], code: 'twice' }],
    })
  expect(await publish('foundation')).toMatchObject({ ok: true })
})

test('a draft is read with what it lacks for publication', async () => {
  const { findDocument } = await import('@/lib/site-content/queries')
  expect((await findDocument('level-1')).open.missing).toEqual([])
  drafts = { 'level-1': { ...documents['level-1'].defaults, slug: '' } }
  expect((await findDocument('level-1')).open.missing).toEqual([{ path: ['slug'], code: 'required' }])
})
