/** What the site writes about payments, to whom, and what is written to nobody any more. */
import { uniqueEmail } from './rest'
import { paymentDatabase } from './payment-database'

const { own, run, member, act, note, notified, asked, askedPlan, transfer, mailAbout, claimPaymentMail } =
  paymentDatabase()

beforeEach(async () => {
  await run("update public.mail_messages set state = 'cancelled', settled_at = now() where state = 'queued'")
})

const askByMail = (payment_id: string) => act('ask_payment', { payment_id, by_mail: true })
const remind = (payment_id: string) => act('remind_payment', { payment_id })
const cancel = (payment_id: string) => act('cancel_payment', { payment_id })

/** Makes the messages about a payment those of another day. */
const passDay = (payment_id: string) =>
  run("update public.mail_messages set dedupe_key = dedupe_key || ' before' where payment_id = $1", [
    payment_id,
  ])

/** A day of the tests, and days around it. */
const DAY = '2036-03-01'
const days = (count: number) => new Date(Date.parse(DAY) + count * 86_400_000).toISOString().slice(0, 10)
const queueReminders = (day = DAY) => run('select private.queue_payment_reminders($1)', [day])
const queuedAbout = async (ids: string[]) => (await Promise.all(ids.map(mailAbout))).flat()
const REMINDER = 'payment-reminder queued'
const REQUEST = 'payment-request queued'

describe('a request', () => {
  test('goes to the person in their language, once however often the button is pressed', async () => {
    const email = uniqueEmail()
    const id = await asked({ email, language: 'af' })
    expect(await mailAbout(id)).toEqual([])
    await Promise.all([askByMail(id), askByMail(id), askByMail(id)])
    expect((await mailAbout(id)).length).toBeGreaterThanOrEqual(1)
    // A minute may end between the three.
    expect((await mailAbout(id)).length).toBeLessThanOrEqual(2)
    const [given] = await claimPaymentMail()
    expect(given).toMatchObject({ kind: 'payment-request', recipient: email, language: 'af' })
  })

  test('goes to nobody who has no address, and not about what is settled', async () => {
    const [silent, cancelled, complete] = [await asked({ email: null }), await asked(), await asked()]
    await cancel(cancelled)
    await run('delete from public.mail_messages where payment_id = $1', [cancelled])
    await transfer(complete, '2500.00')
    for (const id of [silent, cancelled, complete]) expect(await askByMail(id)).toEqual(expect.any(String))
    expect([await mailAbout(silent), await mailAbout(cancelled)]).toEqual([[], []])
    expect(await mailAbout(complete)).toEqual(['payment-receipt queued'])
  })
})

describe('a reminder that an admin sends', () => {
  test('goes once a day', async () => {
    const id = await asked()
    const sent = await Promise.all([remind(id), remind(id)])
    expect(sent.toSorted()).toEqual([false, true])
    await passDay(id)
    expect([await remind(id), await mailAbout(id)]).toEqual([true, [REMINDER, REMINDER]])
  })

  test('is not sent for a payment that was not requested, is settled, or has no address', async () => {
    const [, draft] = await askedPlan()
    const [silent, cancelled, complete] = [await asked({ email: null }), await asked(), await asked()]
    await cancel(cancelled)
    await transfer(complete, '2500.00')
    for (const id of [draft!, silent, cancelled, complete]) expect(await remind(id)).toBe(false)
  })
})

describe('the reminders of a day', () => {
  test('are about what is due in three days, and what was due three days ago, once', async () => {
    const near = await Promise.all(
      [-4, -3, -2, 0, 2, 3, 4].map(async (count) => ({ count, id: await asked({ due_on: days(count) }) })),
    )
    await queueReminders()
    await queueReminders()
    for (const { count, id } of near)
      expect([count, await mailAbout(id)]).toEqual([count, Math.abs(count) === 3 ? [REMINDER] : []])
    // The other reminder comes with its own day.
    const soon = near.find(({ count }) => count === 3)!.id
    await queueReminders(days(6))
    expect(await mailAbout(soon)).toEqual([REMINDER, REMINDER])
  })

  test('are not sent for a payment that was not requested, is settled or has no address', async () => {
    const due_on = days(3)
    const ids = [await asked({ due_on, email: null }), await asked({ due_on }), await asked({ due_on })]
    await cancel(ids[1]!)
    await transfer(ids[2]!, '2500.00')
    const [, draft] = await askedPlan({ deposit_due_on: '2036-01-01', first_due_on: due_on })
    await queueReminders()
    expect(await queuedAbout([...ids, draft!])).toEqual(['payment-receipt queued'])
  })

  test('come again where the due day was moved', async () => {
    const id = await asked({ due_on: days(3) })
    await queueReminders()
    const person = { first_name: 'Thandi', surname: 'Jacobs', email: uniqueEmail(), language: 'en' }
    await act('change_payment', { payment_id: id, fields: { ...person, due_on: days(33) } })
    await queueReminders(days(30))
    expect(await mailAbout(id)).toEqual([REMINDER, REMINDER])
  })

  test('are not about what PayFast charges by itself, as long as it does', async () => {
    const token = uniqueEmail()
    const plan = { deposit_due_on: '2036-01-01', first_due_on: days(3) }
    const [deposit, first] = await askedPlan(plan)
    await act('ask_payment', { payment_id: first, by_mail: false })
    await notified(deposit!, { token })
    await queueReminders()
    expect(await mailAbout(first!)).toEqual([])
    await notified(deposit!, { token, status: 'cancelled', amount: '0.00', pf_payment_id: null })
    await queueReminders()
    expect(await mailAbout(first!)).toEqual([REMINDER])
  })

  test('request the next row of a plan that is paid singly, but not before its first was requested', async () => {
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

describe('what is queued', () => {
  test('about a payment that is settled before it is sent is withdrawn; the receipt is sent once', async () => {
    const id = await asked()
    await askByMail(id)
    await remind(id)
    await notified(id)
    await transfer(id, '100.00')
    expect((await claimPaymentMail()).map(({ kind }) => kind)).toEqual(['payment-receipt'])
    expect(await mailAbout(id)).toEqual([
      'payment-receipt sending',
      'payment-reminder cancelled',
      'payment-request cancelled',
    ])
  })

  test('about a payment that is cancelled ends with it', async () => {
    const id = await asked()
    await askByMail(id)
    await cancel(id)
    expect([await claimPaymentMail(), await mailAbout(id)]).toEqual([[], ['payment-request cancelled']])
  })

  test('about a problem goes to admins, and to nobody who is none any more', async () => {
    const [former, editor] = [await member('admin', 'none'), await member('editor', 'none')]
    await note(await asked(), { amount: '1.00' })
    await run("update public.staff set role = 'editor' where user_id = $1", [former.id])
    const given = await claimPaymentMail()
    expect(given.map(({ recipient }) => recipient)).toEqual([own.admin.email])
    expect(given.map(({ recipient }) => recipient)).not.toContain(editor.email)
  })
})
