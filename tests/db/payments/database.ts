/** A database for payment tests that move the clock or depend on all payments. */
import { randomUUID } from 'node:crypto'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { type Claimed, mailDatabase } from '../mail/database'
import { paymentsJob, sampleNotification } from './gateway'
import { paymentFields, planFields } from './payments'
import type { Row } from '../rest'

/** Starts the database, with an admin, before a file's tests and stops it after. */
export function paymentDatabase() {
  const database = mailDatabase()
  const { run, member } = database
  const own = {} as { admin: Awaited<ReturnType<typeof member>> }

  beforeAll(async () => {
    await run("select public.add_job_key('payments', $1)", [hashOfJobKey(paymentsJob['x-job-key'])])
    own.admin = await member('admin', 'none', 'af')
  })

  const calling = (name: string, args: Row) => ({
    sql: `select * from public.${name}(${Object.keys(args).map((key, place) => `${key} => $${place + 1}`)})`,
    values: Object.values(args).map((value) =>
      value && typeof value === 'object' ? JSON.stringify(value) : value,
    ),
  })

  /** Calls a function as the admin; returns its value. */
  async function act(name: string, args: Row): Promise<unknown> {
    const { sql, values } = calling(name, args)
    const [row] = await run(sql, values, own.admin)
    return row && Object.values(row)[0]
  }

  /** Calls a function as the web server's PayFast endpoint; returns the rows. */
  function serve(name: string, args: Row): Promise<Row[]> {
    const { sql, values } = calling(name, args)
    return run(sql, values, undefined, paymentsJob)
  }

  const note = async (payment_id: string, fields: Row = {}) =>
    (await serve('note_notification', { given: sampleNotification(payment_id, fields) }))[0]!
  const settleNote = async ({ id, attempt }: Row, outcome: string) =>
    (await serve('settle_notification', { notification_id: id, of_attempt: attempt, outcome }))[0]!
      .settle_notification

  return {
    ...database,
    own,
    act,
    serve,
    note,
    settleNote,

    /** Stores a notification and confirms it; returns the verdict. */
    notified: async (payment_id: string, fields: Row = {}) =>
      settleNote(await note(payment_id, fields), 'valid'),

    /** A payment requested without a message; returns its id. */
    async asked(fields: Row = {}): Promise<string> {
      const payment_id = randomUUID()
      await act('create_payment', { payment_id, fields: paymentFields(fields) })
      await act('ask_payment', { payment_id, by_mail: false })
      return payment_id
    },

    /** A plan whose first row was requested without a message; returns its row ids by due day. */
    async askedPlan(fields: Row = {}): Promise<string[]> {
      const payment_id = randomUUID()
      await act('create_payment_plan', { payment_id, fields: planFields(fields) })
      await act('ask_payment', { payment_id, by_mail: false })
      const rows = await run<{ id: string }>(
        `select id from public.payments
         where plan_id = (select p.plan_id from public.payments p where p.id = $1) order by due_on`,
        [payment_id],
      )
      return rows.map(({ id }) => id)
    },

    /** Records a transfer on a past day. */
    transfer: (payment_id: string, money: string) =>
      act('record_transfer', { once: randomUUID(), payment_id, money, on_day: '2026-01-31' }),

    /** The messages about a payment as `kind state`, sorted. */
    mailAbout: async (payment_id: string) =>
      (
        await run<{ line: string }>(
          `select kind || ' ' || state as line from public.mail_messages where payment_id = $1 order by 1`,
          [payment_id],
        )
      ).map(({ line }) => line),

    /** Claims the due messages about payments, as the web server does. */
    claimPaymentMail: async () =>
      (await database.claimAll()).filter(({ kind }: Claimed) => kind.startsWith('payment-')),
  }
}
