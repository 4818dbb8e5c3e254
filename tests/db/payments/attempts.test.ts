/** Retries of PayFast's confirmation, notice of refusals, and decisions of admins. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { unique } from '../samples'
import { paymentDatabase } from './database'
import { paymentsJob } from './gateway'

const { own, run, member, act, serve, note, settleNote, asked } = paymentDatabase()

let other: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  other = await member('admin', 'digest')
  await member('editor', 'at-once')
})
beforeEach(async () => {
  await run('delete from public.payment_notifications')
})

const stored = async ({ id }: Row) =>
  (
    await run(
      `select verdict, attempts, problems, resolved_by,
         round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
       from public.payment_notifications where id = $1`,
      [id],
    )
  )[0]!
const statusOf = async (id: string) =>
  (await run('select status from public.payments where id = $1', [id]))[0]!.status

/** Ends the pause before the next attempt, or the lease. */
const endWait = ({ id }: Row) =>
  run('update public.payment_notifications set next_attempt_at = now() where id = $1', [id])
const claim = (most = 10) => serve('claim_notifications', { most })

/** Makes a notification due and claims it. */
async function claimAgain(noted: Row): Promise<Row> {
  await endWait(noted)
  const [given] = await claim()
  expect(given).toMatchObject({ id: noted.id })
  return given!
}
const decide = (noted: Row, decision: string) =>
  act('decide_notification', { notification_id: noted.id, decision })

/** Recipients of mail about notifications, with counts. */
const told = () =>
  run(
    `select recipient, language, count(*)::integer as messages from public.mail_messages
     where kind = 'payment-problem' group by 1, 2 order by 1`,
  )
const eachAdmin = (messages: number) =>
  [
    { recipient: own.admin.email, language: 'af', messages },
    { recipient: other.email, language: 'en', messages },
  ].toSorted((one, two) => (one.recipient < two.recipient ? -1 : 1))

describe('while PayFast does not answer', () => {
  test('it is retried after growing pauses, and given up after seven attempts', async () => {
    const id = await asked()
    let given = await note(id, { body: 'pf_payment_id=7' })
    for (const minutes of [1, 5, 30, 120, 480, 1440]) {
      expect(await claim()).toEqual([])
      expect(await settleNote(given, 'again')).toBe('waiting')
      expect(await stored(given)).toMatchObject({ verdict: 'waiting', minutes })
      given = await claimAgain(given)
      expect(given.body).toBe('pf_payment_id=7')
    }
    expect([given.attempt, await told()]).toEqual([7, []])
    expect(await settleNote(given, 'again')).toBe('refused')
    expect(await stored(given)).toMatchObject({ verdict: 'refused', problems: ['confirmation'] })
    expect([await statusOf(id), await told()]).toEqual(['pending', eachAdmin(1)])
  })

  test('a later attempt may still succeed', async () => {
    const id = await asked()
    const first = await note(id)
    await settleNote(first, 'again')
    expect(await settleNote(await claimAgain(first), 'valid')).toBe('accepted')
    expect(await statusOf(id)).toBe('complete')
  })
})

describe('a lease', () => {
  test('lasts two minutes, during which nobody else gets the notification', async () => {
    const noted = await note(await asked())
    expect((await stored(noted)).minutes).toBe(2)
    expect(await claim()).toEqual([])
    await claimAgain(noted)
    expect([(await stored(noted)).minutes, await claim()]).toEqual([2, []])
  })

  test('lost to somebody else allows no outcome', async () => {
    const id = await asked()
    const first = await note(id)
    const second = await claimAgain(first)
    for (const outcome of ['valid', 'invalid', 'again']) expect(await settleNote(first, outcome)).toBeNull()
    expect(await statusOf(id)).toBe('pending')
    expect(await settleNote(second, 'valid')).toBe('accepted')
    expect(await settleNote({ id: randomUUID(), attempt: 1 }, 'valid')).toBeNull()
  })

  test('that expires seven times ends the notification and alerts admins', async () => {
    const noted = await note(await asked())
    for (let attempt = 2; attempt <= 7; attempt++) expect(await claimAgain(noted)).toMatchObject({ attempt })
    await endWait(noted)
    expect(await claim()).toEqual([])
    expect(await stored(noted)).toMatchObject({ verdict: 'refused', problems: ['confirmation'] })
    expect(await told()).toEqual(eachAdmin(1))
  })

  test('is given for up to the requested number, longest waiting first', async () => {
    const notes = [await note(await asked()), await note(await asked()), await note(await asked())]
    for (const [place, { id }] of notes.entries())
      await run(
        'update public.payment_notifications set next_attempt_at = now() - make_interval(mins => $2) where id = $1',
        [id, place],
      )
    expect(await claim(0)).toEqual([])
    const given = [...(await claim(1)), ...(await claim(1))].map(({ id }) => id)
    expect(given).toEqual([notes[2]!.id, notes[1]!.id])
    expect(await claim()).toHaveLength(1)
  })
})

describe('an admin', () => {
  test('can ask PayFast again if only its confirmation was missing', async () => {
    const id = await asked()
    const noted = await note(id)
    await settleNote(noted, 'invalid')
    expect([await decide(noted, 'again'), await decide(noted, 'again')]).toEqual([true, false])
    const given = await claimAgain(noted)
    expect(given.attempt).toBe(1)
    expect(await settleNote(given, 'valid')).toBe('accepted')
    expect([await statusOf(id), await decide(noted, 'again')]).toEqual(['complete', false])
  })

  test('cannot ask about another problem, or settle a waiting notification', async () => {
    const wrong = await note(await asked(), { amount: '1.00' })
    const unsigned = await note(await asked(), { problems: ['signature', 'confirmation'] })
    for (const noted of [wrong, unsigned]) expect(await decide(noted, 'again')).toBe(false)
    const waiting = await note(await asked())
    for (const decision of ['again', 'resolve']) expect(await decide(waiting, decision)).toBe(false)
    await expect(decide(wrong, 'accept')).rejects.toThrow('no such decision')
  })

  test('marks a refused notification as seen, once', async () => {
    const noted = await note(await asked(), { amount: '1.00' })
    expect([await decide(noted, 'resolve'), await decide(noted, 'resolve')]).toEqual([true, false])
    expect((await stored(noted)).resolved_by).toBe(own.admin.email)
  })
})

test('admins are alerted to each refusal, at most daily if anybody can cause it', async () => {
  const id = await asked()
  for (let count = 1; count <= 3; count++) {
    await note(id, { problems: ['signature'] })
    await note(id, { problems: ['merchant', 'signature'] })
  }
  expect(await told()).toEqual(eachAdmin(1))
  await note(id, { problems: ['merchant'] })
  await note(id, { amount: '1.00' })
  expect(await told()).toEqual(eachAdmin(3))
  await run("update public.mail_messages set dedupe_key = dedupe_key || ' before'")
  await note(id, { problems: ['signature'] })
  expect(await told()).toEqual(eachAdmin(4))
})

test('unsigned notifications are limited per hour; signed ones are not', async () => {
  await run("update private.settings set value = 3 where key = 'unsigned_notifications_per_hour'")
  const id = await asked()
  const flood = await Promise.allSettled(
    Array.from({ length: 10 }, () => note(id, { problems: ['signature'], body: unique() })),
  )
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const given = JSON.stringify({ body: 'x', sender: 'absent', problems: ['signature'] })
  await expect(run('select public.note_notification($1)', [given], undefined, paymentsJob)).rejects.toThrow(
    'too many notifications',
  )
  expect((await note(id)).verdict).toBe('waiting')
  await run("update public.payment_notifications set received_at = received_at - interval '61 minutes'")
  expect((await note(id, { problems: ['signature'] })).verdict).toBe('refused')
})
