/** Past and present admins decide who may confirm bank details; every admin is notified. */
import { contentOf } from '@/lib/content/content'
import { writeMail } from '@/lib/mail/render'
import type { Row } from '../rest'
import { HOUR } from '../samples'
import { type Member, account, bankDatabase } from './bank'

const { run, age, member, admin, audited, claimAll, ...bank } = bankDatabase()
const { begin, propose, decide, cancel, shown, decisionOf } = bank

let anna: Member
let bram: Member
beforeEach(async () => {
  ;[anna, bram] = await begin()
})

const remove = ({ id }: Member) => run('delete from public.staff where user_id = $1', [id])
const demote = ({ id }: Member) => run("update public.staff set role = 'editor' where user_id = $1", [id])
const erase = ({ id }: Member) => run('delete from auth.users where id = $1', [id])
const promote = ({ id }: Member) => run("update public.staff set role = 'admin' where user_id = $1", [id])

/** Data of the bank messages due now, by admin's address. */
async function told(): Promise<Record<string, Row[]>> {
  const messages: Record<string, Row[]> = {}
  for (const { kind, recipient, data } of await claimAll())
    if (kind === 'bank-change') (messages[recipient] ??= []).push(data)
  return messages
}

describe('a single admin', () => {
  beforeEach(async () => {
    ;[anna] = await begin({ admins: 1 })
  })

  test('takes a day to change the details, unless they or a new admin cancel', async () => {
    const { outcome, version, live_from, proposal } = await propose(anna, account(2), 1)
    expect(outcome).toBe('delayed')
    expect(Math.abs(Date.parse(live_from!) - Date.now() - 24 * HOUR)).toBeLessThan(HOUR / 60)
    expect(await shown()).toEqual(account(1))
    expect(await propose(anna, account(2), 1)).toMatchObject({ outcome: 'delayed', version })
    expect((await propose(anna, account(3), 1)).outcome).toBe('pending')
    const carel = await admin('1 minute')
    expect(await decide(proposal, true, carel)).toEqual({ outcome: 'gone' })
    expect(await cancel(version!, carel)).toBe(true)
    expect(await decisionOf(proposal)).toEqual({ state: 'rejected', decided_by: carel.email })
    await propose(anna, account(4), 1)
    await age('bank', '25 hours')
    expect(await shown()).toEqual(account(4))
  })

  test('may schedule the change later, but not sooner than a day', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    for (const [asked, given] of [
      [48, 48],
      [1, 24],
    ] as const) {
      const { version, live_from } = await propose(anna, account(2), 1, inHours(asked))
      expect(Math.abs(Date.parse(live_from!) - Date.parse(inHours(given)))).toBeLessThan(HOUR / 60)
      await cancel(version!, anna)
    }
  })

  test('cannot count on an admin appointed within the last seven days', async () => {
    await admin('6 days 23 hours')
    expect((await propose(anna, account(2), 1)).outcome).toBe('delayed')
  })
})

describe('an admin as of seven days ago', () => {
  test.each([
    ['removed', remove],
    ['an editor', demote],
    ['without an account', erase],
  ])('still counts when %s since: the change waits', async (_, leave) => {
    await leave(bram)
    const { outcome, proposal } = await propose(anna, account(2), 1)
    expect(outcome).toBe('waiting')
    const carel = await admin('1 minute')
    expect(await decide(proposal, true, carel)).toEqual({ outcome: 'notEntitled' })
  })

  test('does not count if they left before that', async () => {
    await remove(bram)
    await run(
      "update private.admin_periods set ended_at = now() - interval '7 days 1 second' where user_id = $1",
      [bram.id],
    )
    expect((await propose(anna, account(2), 1)).outcome).toBe('delayed')
  })

  test('may confirm again after being demoted and promoted', async () => {
    const { proposal } = await propose(anna, account(2), 1)
    await demote(bram)
    await promote(bram)
    const periods = await run('select ended_at from private.admin_periods where user_id = $1', [bram.id])
    expect(periods.filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
    expect(periods).toHaveLength(2)
    expect((await decide(proposal, true, bram)).outcome).toBe('published')
  })
})

describe('a proposal', () => {
  test.each([
    ['removed', remove],
    ['an editor', demote],
    ['without an account', erase],
  ])('is rejected when its author is %s', async (_, leave) => {
    const { proposal } = await propose(anna, account(2), 1)
    await leave(anna)
    expect(await decide(proposal, true, bram)).toEqual({ outcome: 'gone' })
    expect(await decisionOf(proposal)).toEqual({ state: 'rejected', decided_by: 'system' })
    expect(await audited(proposal)).toEqual(['bank-proposed', 'bank-rejected'])
    expect(await shown()).toEqual(account(1))
    expect((await told())[bram.email]).toMatchObject([{ event: 'proposed' }, { event: 'rejected' }])
  })

  test('not yet in effect is rejected once its author is no longer an admin', async () => {
    ;[anna] = await begin({ admins: 1 })
    const { proposal, version } = await propose(anna, account(2), 1)
    const carel = await admin('1 minute')
    await demote(anna)
    expect(await decisionOf(proposal)).toEqual({ state: 'rejected', decided_by: 'system' })
    await age('bank', '1 year')
    expect(await shown()).toEqual(account(1))
    expect(await cancel(version!, carel)).toBe(false)
  })

  test('stays live after it was confirmed, even without its author', async () => {
    const { proposal } = await propose(anna, account(2), 1)
    await decide(proposal, true, bram)
    await erase(anna)
    expect(await shown()).toEqual(account(2))
    expect((await decisionOf(proposal))?.state).toBe('confirmed')
  })
})

describe('every admin is notified', () => {
  const both = (event: string, actor: string, accountEnd: string, liveFrom: unknown = null) => {
    const data = { event, actor, accountEnd, liveFrom }
    return { [anna.email]: [data], [bram.email]: [data] }
  }
  const aTime = expect.stringMatching(/^\d{4}-/)

  test('of a proposal and its outcome, with the last digits of the account', async () => {
    const editor = await member('editor', 'none')
    await claimAll()
    const first = await propose(anna, account(2), 1)
    const proposed = await told()
    expect(proposed).toEqual(both('proposed', anna.email, '1002'))
    expect(proposed[editor.email]).toBeUndefined()
    await propose(anna, account(2), 1)
    expect(await told()).toEqual({})
    await decide(first.proposal, true, bram)
    expect(await told()).toEqual(both('confirmed', bram.email, '1002', aTime))
    const second = await propose(anna, account(3), 2)
    await told()
    await decide(second.proposal, false, bram)
    expect(await told()).toEqual(both('rejected', bram.email, '1003'))
  })

  test('of the first details, a delayed change and its cancellation', async () => {
    ;[anna, bram] = await begin({ details: false })
    await propose(anna, account(1), 0)
    expect(await told()).toEqual(both('set', anna.email, '1001', aTime))
    await run('update private.admin_periods set began_at = now()')
    const { version } = await propose(anna, account(2), 1)
    const delayed = await told()
    expect(delayed).toEqual(both('delayed', anna.email, '1002', aTime))
    await cancel(version!, bram)
    const cancelled = await told()
    expect(cancelled).toEqual(both('cancelled', bram.email, '1002'))
    expect(
      (await writeMail('bank-change', delayed[bram.email]![0], 'en', contentOf({}, '2026-11-24'))).text,
    ).toContain('1002')
  })

  test('even when removed before the message is sent', async () => {
    await propose(anna, account(2), 1)
    await remove(bram)
    expect((await told())[bram.email]).toMatchObject([{ event: 'proposed' }])
  })
})
