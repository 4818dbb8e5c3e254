/** Messages about payments, their recipients, and when they are withdrawn. */
import { uniqueEmail } from '../samples'
import { paymentDatabase } from './database'

const { own, run, member, act, note, notified, asked, askedPlan, transfer, mailAbout, claimPaymentMail } =
  paymentDatabase()

beforeEach(async () => {
  await run("update public.mail_messages set state = 'cancelled', settled_at = now() where state = 'queued'")
})

const askByMail = (payment_id: string) => act('ask_payment', { payment_id, by_mail: true })
const link = (payment_id: string) => act('ask_payment', { payment_id, by_mail: false })
const remind = (payment_id: string) => act('remind_payment', { payment_id })
const cancel = (payment_id: string) => act('cancel_payment', { payment_id })

/** Ages the messages about a payment by a day. */
const passDay = (payment_id: string) =>
  run("update public.mail_messages set dedupe_key = dedupe_key || ' before' where payment_id = $1", [
    payment_id,
  ])

const REMINDER = 'payment-reminder queued'

describe('a request', () => {
  test('goes to the person in their language, once for repeated clicks', async () => {
    const email = uniqueEmail()
    const id = await asked({ email, language: 'af' })
    expect(await mailAbout(id)).toEqual([])
    await Promise.all([askByMail(id), askByMail(id), askByMail(id)])
    // At most one a minute: a minute may end between the three.
    const [sent] = await run(
      `select count(*) as messages, count(distinct date_trunc('minute', created_at)) as minutes
       from public.mail_messages where payment_id = $1`,
      [id],
    )
    expect(Number(sent!.messages)).toBeGreaterThan(0)
    expect(sent!.messages).toBe(sent!.minutes)
    const [given] = await claimPaymentMail()
    expect(given).toMatchObject({ kind: 'payment-request', recipient: email, language: 'af' })
  })

  test('is refused without an address, or for a settled payment', async () => {
    const [silent, cancelled, complete] = [await asked({ email: null }), await asked(), await asked()]
    await cancel(cancelled)
    await run('delete from public.mail_messages where payment_id = $1', [cancelled])
    await transfer(complete, '2500.00')
    for (const id of [silent, cancelled, complete]) expect(await askByMail(id)).toBeNull()
    for (const id of [cancelled, complete]) expect(await link(id)).toBeNull()
    expect(await link(silent)).toEqual(expect.any(String))
    expect([await mailAbout(silent), await mailAbout(cancelled)]).toEqual([[], []])
    expect(await mailAbout(complete)).toEqual(['payment-receipt queued'])
  })
})

describe('a reminder from an admin', () => {
  test('goes once a day', async () => {
    const id = await asked()
    const sent = await Promise.all([remind(id), remind(id)])
    expect(sent.toSorted()).toEqual([false, true])
    await passDay(id)
    expect([await remind(id), await mailAbout(id)]).toEqual([true, [REMINDER, REMINDER]])
  })

  test('is not sent for an unrequested or settled payment, or without an address', async () => {
    const [, draft] = await askedPlan()
    const [silent, cancelled, complete] = [await asked({ email: null }), await asked(), await asked()]
    await cancel(cancelled)
    await transfer(complete, '2500.00')
    for (const id of [draft!, silent, cancelled, complete]) expect(await remind(id)).toBe(false)
  })
})

describe('a queued message', () => {
  test('about a payment settled before sending is withdrawn; the receipt is sent once', async () => {
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

  test('about a cancelled payment is withdrawn with it', async () => {
    const id = await asked()
    await askByMail(id)
    await cancel(id)
    expect([await claimPaymentMail(), await mailAbout(id)]).toEqual([[], ['payment-request cancelled']])
  })

  test('about a problem goes only to current admins', async () => {
    const [former, editor] = [await member('admin', 'none'), await member('editor', 'none')]
    await note(await asked(), { amount: '1.00' })
    await run("update public.staff set role = 'editor' where user_id = $1", [former.id])
    const given = await claimPaymentMail()
    expect(given.map(({ recipient }) => recipient)).toEqual([own.admin.email])
    expect(given.map(({ recipient }) => recipient)).not.toContain(editor.email)
  })
})
