/** Automatic requests and reminders: their days, and payments left out. */
import { randomUUID } from 'node:crypto'
import { uniqueEmail } from '../samples'
import { paymentDatabase } from './database'

const { run, act, note, notified, asked, askedPlan, transfer, mailAbout } = paymentDatabase()

const remind = (payment_id: string) => act('remind_payment', { payment_id })
const cancel = (payment_id: string) => act('cancel_payment', { payment_id })

/** The reference day of the tests, and days relative to it. */
const DAY = '2036-03-01'
const days = (count: number) => new Date(Date.parse(DAY) + count * 86_400_000).toISOString().slice(0, 10)
const queueReminders = (day = DAY) => run('select private.queue_payment_reminders($1)', [day])
const queuedAbout = async (ids: string[]) => (await Promise.all(ids.map(mailAbout))).flat()
const REMINDER = 'payment-reminder queued'
const REQUEST = 'payment-request queued'

const reminders = async (id: string) =>
  (await mailAbout(id)).filter((line) => line.startsWith('payment-reminder')).length

/** Queues reminders twice on each relative day; returns the days that queued one. */
async function daysOf(id: string, counts: readonly number[]): Promise<number[]> {
  const reminded: number[] = []
  for (const count of counts) {
    const before = await reminders(id)
    await Promise.all([queueReminders(days(count)), queueReminders(days(count))])
    const after = await reminders(id)
    expect(after - before).toBeLessThanOrEqual(1)
    if (after > before) reminded.push(count)
  }
  return reminded
}
const setDays = (given: readonly number[]) => act('set_payment_reminder_days', { given: `{${given}}` })

describe('the reminders of a day', () => {
  test('are sent once on the days in the setting, until payment', async () => {
    const [unpaid, paid] = [await asked({ due_on: DAY }), await asked({ due_on: DAY })]
    expect(await daysOf(unpaid, [-4, -3, -2, 2, 3, 4])).toEqual([-3, 3])
    expect(await reminders(paid)).toBe(2)
    await transfer(paid, '2500.00')
    expect(await daysOf(unpaid, [9, 10, 19, 20, 21, 40])).toEqual([10, 20])
    expect(await reminders(paid)).toBe(2)
  })

  test('merge missed ones into one, and keep the days of later ones', async () => {
    const id = await asked({ due_on: DAY })
    expect(await daysOf(id, [-9, 12, 13, 19, 20])).toEqual([12, 20])
    const late = await asked({ due_on: DAY })
    // Its link has expired.
    expect(await daysOf(late, [61])).toEqual([])
  })

  test('follow a changed setting, and stop when it is empty', async () => {
    const id = await asked({ due_on: DAY })
    await setDays([5, 0, 5])
    expect(await act('payment_reminder_days', {})).toEqual([0, 5])
    expect(await daysOf(id, [-3, 0, 3, 5, 6])).toEqual([0, 5])
    await setDays([])
    expect(await daysOf(id, [10, 20])).toEqual([])
    for (const wrong of [[61], [-31], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
      await expect(setDays(wrong)).rejects.toThrow()
    await setDays([-3, 3, 10, 20])
    const [entry] = await run(
      "select detail from private.audit_log where kind = 'setting-changed' order by at limit 1",
    )
    expect(entry!.detail).toBe('payment_reminders: {-3,3,10,20} > {0,5}')
  })

  test('skip payments partly refunded or reported as paid by PayFast', async () => {
    const due_on = days(3)
    const [refunded, waiting, refused] = [
      await asked({ due_on }),
      await asked({ due_on }),
      await asked({ due_on }),
    ]
    await transfer(refunded, '1000.00')
    const refund = { once: randomUUID(), payment_id: refunded, money: '1000', on_day: '2026-01-31' }
    expect(await act('record_refund', refund)).toBe(true)
    await note(waiting)
    const { id } = await note(refused, { amount: '1.00' })
    await queueReminders()
    expect((await queuedAbout([refunded, waiting, refused])).filter((line) => line === REMINDER)).toEqual([])
    await act('decide_notification', { notification_id: id, decision: 'resolve' })
    await queueReminders()
    expect(await mailAbout(refused)).toEqual([REMINDER])
  })

  test('do not follow an admin’s reminder on the same day', async () => {
    const id = await asked()
    expect(await remind(id)).toBe(true)
    const [day] = await run('select private.today()::text as today')
    await run('update public.payments set due_on = private.today() + 3 where id = $1', [id])
    await queueReminders(String(day!.today))
    expect(await mailAbout(id)).toEqual([REMINDER])
  })

  test('are not sent for an unrequested or settled payment, or without an address', async () => {
    const due_on = days(3)
    const ids = [await asked({ due_on, email: null }), await asked({ due_on }), await asked({ due_on })]
    await cancel(ids[1]!)
    await transfer(ids[2]!, '2500.00')
    const [, draft] = await askedPlan({ deposit_due_on: '2036-01-01', first_due_on: due_on })
    await queueReminders()
    expect(await queuedAbout([...ids, draft!])).toEqual(['payment-receipt queued'])
  })

  test('are repeated after the due day is moved', async () => {
    const id = await asked({ due_on: days(3) })
    await queueReminders()
    const person = { first_name: 'Thandi', surname: 'Jacobs', email: uniqueEmail(), language: 'en' }
    await act('change_payment', { payment_id: id, fields: { ...person, due_on: days(33) } })
    await queueReminders(days(30))
    expect(await mailAbout(id)).toEqual([REMINDER, REMINDER])
  })

  test('skip payments that PayFast charges automatically, while it does', async () => {
    const token = uniqueEmail()
    const plan = { deposit_due_on: '2036-01-01', first_due_on: days(3) }
    const [deposit, first] = await askedPlan(plan)
    await act('ask_payment', { payment_id: first, by_mail: false })
    await notified(deposit!, { token })
    await queueReminders()
    expect(await mailAbout(first!)).toEqual([])
    await notified(deposit!, { token, status: 'cancelled', amount: '0.00', gateway_payment_id: null })
    await queueReminders()
    expect(await mailAbout(first!)).toEqual([REMINDER])
  })

  test('request the next row of a singly paid plan, once its first was requested', async () => {
    const plan = { way: 'single', deposit_due_on: '2036-01-01', first_due_on: days(3) }
    const [, first, second] = await askedPlan(plan)
    const [, ended] = await askedPlan(plan)
    await act('end_payment_plan', {
      plan_id: (await run('select plan_id from public.payments where id = $1', [ended]))[0]!.plan_id,
    })
    const [draft, later] = await askedPlan(plan)
    await run(`alter table public.payments disable trigger keep_payment_rule`)
    await run('update public.payments set asked_at = null where id = $1', [draft])
    await run('alter table public.payments enable trigger keep_payment_rule')
    await queueReminders()
    expect(await queuedAbout([first!, second!, ended!, draft!, later!])).toEqual([REQUEST])
    expect(await mailAbout(first!)).toEqual([REQUEST])
    await queueReminders(days(6))
    expect(await mailAbout(first!)).toEqual([REMINDER, REQUEST])
  })
})

/** Requests and reminders of each payment of a plan by due day; days relative to today. */
async function schedule(with_payment: string) {
  const [{ today }] = (await run('select private.today()::text as today')) as [{ today: string }]
  const rows = (await act('payment_schedule', { with_payment })) as {
    mail: { kind: string; day: string; sent: boolean }[]
  }[]
  return rows.map(({ mail }) =>
    mail.map(({ kind, day, sent }) => {
      const count = (Date.parse(day) - Date.parse(today)) / 86_400_000
      return `${kind.replace('payment-', '')} ${sent ? 'sent' : 'to come'} ${count}`
    }),
  )
}
const inDays = async (count: number) =>
  (await run('select (private.today() + $1::integer)::text as day', [count]))[0]!.day as string

describe('a plan with singly requested instalments', () => {
  test('has overdue ones requested when it is sent, and reminders count from then', async () => {
    const dates = { deposit_due_on: await inDays(-75), first_due_on: await inDays(-33) }
    const ids = await askedPlan({ way: 'single', ...dates, instalments: 4 })
    expect((await queuedAbout(ids)).length).toBe(2)
    await run("update public.mail_messages set state = 'sent', settled_at = now() where state = 'queued'")
    const [deposit, first, second, third] = await schedule(ids[0]!)
    // Its link has expired.
    expect(deposit).toEqual([])
    expect(first).toEqual(['request sent 0', ...[3, 10, 20].map((count) => `reminder to come ${count}`)])
    expect(second!.slice(0, 2)).toEqual(first!.slice(0, 2))
    expect(third![0]).toMatch(/^request to come \d+$/)
    expect(third).toHaveLength(4)
    // Requesting one again does not repeat the others.
    await act('ask_payment', { payment_id: ids[1], by_mail: false })
    await queueReminders(await inDays(0))
    expect((await queuedAbout(ids)).length).toBe(2)
  })

  test('lists messages sent and to come for a payment', async () => {
    const id = await asked({ due_on: await inDays(5) })
    expect(await schedule(id)).toEqual([[2, 8, 15, 25].map((count) => `reminder to come ${count}`)])
    await remind(id)
    await run("update public.mail_messages set state = 'sent', settled_at = now() where payment_id = $1", [
      id,
    ])
    expect((await schedule(id))[0]![0]).toBe('reminder sent 0')
    await cancel(id)
    expect(await schedule(id)).toEqual([['reminder sent 0']])
  })
})
