/** Bank details: a second admin confirms a change, or it takes a day; every admin is notified. */
import { BANK_CHANGE_DAYS } from '@/lib/retention'
import type { Row } from '../rest'
import { HOUR, fromNow } from '../samples'
import { type Member, account, bankDatabase } from './bank'

const { run, ask, age, stateOf, member, admin, audited, publish, ...bank } = bankDatabase()
const { begin, propose, decide, cancel, shown, decisionOf, stale } = bank

let anna: Member
let bram: Member
beforeEach(async () => {
  ;[anna, bram] = await begin()
})

describe('a change', () => {
  test('takes effect once another admin confirms it', async () => {
    const { outcome, proposal } = await propose(anna, account(2), 1)
    expect([outcome, await shown()]).toEqual(['waiting', account(1)])
    expect(await stateOf('bank', bram)).toMatchObject({
      live: { version: 1 },
      proposal: { id: proposal, document: account(2), proposed_name: anna.email },
    })
    expect(await decide(proposal, true, bram)).toMatchObject({ outcome: 'published', version: 2 })
    expect(await shown()).toEqual(account(2))
    expect(await decisionOf(proposal)).toEqual({ state: 'confirmed', decided_by: bram.email })
    expect(await audited(proposal)).toEqual(['bank-proposed', 'bank-confirmed 2'])
    for (const accept of [true, false])
      expect(await decide(proposal, accept, bram)).toEqual({ outcome: 'gone' })
  })

  test('confirmed early, appears at its time and can be cancelled before', async () => {
    const { proposal } = await propose(anna, account(2), 1, fromNow(48 * HOUR))
    const { version, live_from } = await decide(proposal, true, bram)
    expect(Date.parse(live_from!) - Date.now()).toBeGreaterThan(47 * HOUR)
    expect((await propose(anna, account(3), 1)).outcome).toBe('pending')
    expect(await stateOf('bank', anna)).toMatchObject({
      live: { document: account(1) },
      scheduled: { document: account(2) },
      proposal: null,
    })
    expect([await cancel(1, anna), await cancel(version!, anna), await cancel(version!, anna)]).toEqual([
      false,
      true,
      false,
    ])
    expect(await decisionOf(proposal)).toEqual({ state: 'rejected', decided_by: anna.email })
    expect(await run('select from public.content_drafts')).toEqual([])
    await age('bank', '1 year')
    expect(await shown()).toEqual(account(1))
  })

  test('cannot be confirmed by its author, only rejected', async () => {
    const { proposal } = await propose(anna, account(2), 1)
    expect(await decide(proposal, true, anna)).toEqual({ outcome: 'own' })
    expect(await decide(proposal, false, anna)).toEqual({ outcome: 'rejected' })
    expect(await decide(proposal, true, bram)).toEqual({ outcome: 'gone' })
    expect(await shown()).toEqual(account(1))
  })

  test('can only be rejected by an admin of less than seven days', async () => {
    const carel = await admin('6 days 23 hours')
    const { proposal } = await propose(anna, account(2), 1)
    expect(await decide(proposal, true, carel)).toEqual({ outcome: 'notEntitled' })
    expect(await decide(proposal, false, carel)).toEqual({ outcome: 'rejected' })
  })

  test('is unique and based on the version read; a repeat counts as done', async () => {
    const first = await propose(anna, account(2), 1)
    expect(await propose(anna, account(2), 1)).toMatchObject({ outcome: 'waiting', proposal: first.proposal })
    for (const [document, who] of [
      [account(3), anna],
      [account(2), bram],
    ] as const)
      expect((await propose(who, document, 1)).outcome).toBe('pending')
    expect(await propose(bram, account(2), 0)).toEqual({ outcome: 'conflict' })
    expect(await run('select from public.content_bank_proposals')).toHaveLength(1)
  })

  test('consumes a draft with the same text', async () => {
    const save = (document: Row) => ask('save_content_draft', { of_key: 'bank', document, based_on: 1 }, bram)
    await save(account(3))
    const { proposal } = await propose(anna, account(2), 1)
    expect(await run('select document from public.content_drafts')).toEqual([{ document: account(3) }])
    await decide(proposal, false, bram)
    await propose(anna, account(3), 1)
    expect(await run('select from public.content_drafts')).toEqual([])
  })

  test('has no other route', async () => {
    expect(await publish('bank', account(2), 1, anna)).toEqual({ outcome: 'bank' })
  })

  test('is confirmed or proposed once by two concurrent requests', async () => {
    const carel = await admin()
    const proposed = await Promise.all([propose(anna, account(2), 1), propose(bram, account(3), 1)])
    expect(proposed.map(({ outcome }) => outcome).sort()).toEqual(['pending', 'waiting'])
    const index = proposed.findIndex(({ outcome }) => outcome === 'waiting')
    const { proposal } = proposed[index]!
    const others = [carel, index === 0 ? bram : anna]
    const decided = await Promise.all(others.map((who) => decide(proposal, true, who)))
    expect(decided.map(({ outcome }) => outcome).sort()).toEqual(['gone', 'published'])
  })

  test('is purged a month after the decision', async () => {
    const ids = []
    for (const days of [BANK_CHANGE_DAYS - 1, BANK_CHANGE_DAYS + 1]) {
      const { proposal } = await propose(anna, account(2), 1)
      await decide(proposal, false, bram)
      await run(
        'update public.content_bank_proposals set decided_at = now() - make_interval(days => $2) where id = $1',
        [proposal, days],
      )
      ids.push(proposal)
    }
    await run('select public.purge_expired()')
    expect([await decisionOf(ids[0]), await decisionOf(ids[1])]).toEqual([expect.anything(), undefined])
  })
})

describe('the second factor', () => {
  test('must be fresh to propose or confirm, not to reject', async () => {
    await stale(anna)
    expect(await propose(anna, account(2), 1)).toEqual({ outcome: 'stepUp' })
    await stale(anna, 14)
    const { proposal } = await propose(anna, account(2), 1)
    await stale(bram)
    expect(await decide(proposal, true, bram)).toEqual({ outcome: 'stepUp' })
    expect(await shown()).toEqual(account(1))
    expect(await decide(proposal, false, bram)).toEqual({ outcome: 'rejected' })
  })

  test('is required for the first details as well', async () => {
    ;[anna] = await begin({ details: false })
    const carel = await member('admin', 'none')
    expect(await propose(carel, account(1), 0)).toEqual({ outcome: 'stepUp' })
    expect(await propose(anna, account(1), 0)).toMatchObject({ outcome: 'published', version: 1 })
  })
})
