/** The notice of the last change to the bank details, for every admin during seven days. */
import { type Member, account, bankDatabase } from './bank'
import type { Row } from '../rest'
import { HOUR, fromNow } from '../samples'

const { run, ask, member, admin, publish, ...bank } = bankDatabase()
const { begin, propose, decide, cancel } = bank

let anna: Member
let bram: Member
beforeEach(async () => {
  ;[anna, bram] = await begin()
})

const notice = (who?: Member) => ask<Row | null>('bank_notice', {}, who)
const aTime = expect.stringMatching(/^\d{4}-/)

/** The notice, identical for all admins, including the newest. */
async function told() {
  const [first, ...others] = await Promise.all([anna, bram, await admin('1 minute')].map(notice))
  expect(others).toEqual([first, first])
  return first
}

/** Ages the audit log, as only its owner can. */
async function later(interval: string) {
  await run('alter table private.audit_log disable trigger keep_audit_entry')
  await run('update private.audit_log set at = at - $1::interval', [interval])
  await run('alter table private.audit_log enable trigger keep_audit_entry')
}

test('every admin sees a proposal and its outcome, nobody else does', async () => {
  const first = await propose(anna, account(2), 1)
  expect(await told()).toEqual({ event: 'proposed', who: anna.email, at: aTime, live_from: null })
  expect(await notice(await member('editor', 'none'))).toBeNull()
  expect(await notice()).toBeNull()
  await decide(first.proposal, true, bram)
  expect(await told()).toEqual({ event: 'confirmed', who: bram.email, at: aTime, live_from: aTime })
  const second = await propose(anna, account(3), 2)
  await decide(second.proposal, false, bram)
  expect(await told()).toEqual({ event: 'rejected', who: bram.email, at: aTime, live_from: null })
})

test('the notice shows first details, a delayed change and its cancellation', async () => {
  ;[anna, bram] = await begin({ admins: 1, details: false })
  await run("insert into public.staff (user_id, role) values ($1, 'admin')", [bram.id])
  await run("update private.admin_periods set began_at = now() - interval '1 hour' where user_id = $1", [
    bram.id,
  ])
  await run('delete from private.admin_periods where ended_at is not null')
  await propose(anna, account(1), 0)
  expect(await told()).toMatchObject({ event: 'set', who: anna.email, live_from: aTime })
  const { version, live_from } = await propose(anna, account(2), 1)
  const delayed = await told()
  expect(delayed).toMatchObject({ event: 'delayed', who: anna.email })
  expect(Date.parse(delayed!.live_from as string)).toBe(Date.parse(live_from!))
  await cancel(version!, bram)
  expect(await told()).toEqual({ event: 'cancelled', who: bram.email, at: aTime, live_from: null })
})

test('the notice covers cancelled scheduled details, whether confirmed or the first', async () => {
  const { proposal } = await propose(anna, account(2), 1, fromNow(48 * HOUR))
  const { version } = await decide(proposal, true, bram)
  await cancel(version!, anna)
  expect(await told()).toMatchObject({ event: 'cancelled', who: anna.email })
  ;[anna, bram] = await begin({ details: false })
  const first = await propose(anna, account(1), 0, fromNow(48 * HOUR))
  expect(await told()).toMatchObject({ event: 'set', who: anna.email })
  await cancel(first.version!, bram)
  expect(await told()).toMatchObject({ event: 'cancelled', who: bram.email })
})

test('the notice names an author whose account is gone', async () => {
  const { proposal } = await propose(anna, account(2), 1)
  await decide(proposal, true, bram)
  await run('delete from auth.users where id = $1', [bram.id])
  expect(await notice(anna)).toMatchObject({ event: 'confirmed', who: bram.email })
  await propose(anna, account(3), 2)
  const carel = await admin()
  await run('delete from public.staff where user_id = $1', [anna.id])
  expect(await notice(carel)).toMatchObject({ event: 'rejected', who: 'system' })
})

test('the notice ends after seven days, and ignores other documents', async () => {
  await propose(anna, account(2), 1)
  await later('6 days 23 hours')
  await publish('facts', {}, 0, anna)
  expect(await notice(bram)).toMatchObject({ event: 'proposed' })
  await later('2 hours')
  expect(await notice(bram)).toBeNull()
})
