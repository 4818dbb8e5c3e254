/** Retention of payments, money, proofs, notifications and links, as in lib/retention.ts. */
import {
  PAYMENT_LINK_DAYS,
  PAYMENT_MONTHS,
  PAYMENT_NOTIFICATION_MONTHS,
  PAYMENT_UNPAID_MONTHS,
  UNSIGNED_NOTIFICATION_DAYS,
} from '@/lib/retention'
import { query } from '../second-database'

interface Period {
  readonly months?: number
  readonly days?: number
}

/** Stores a payment made and due so long ago; returns its id. */
async function payment({ months = 0, days = 0 }: Period, isPaid = false): Promise<string> {
  const [row] = await query<{ id: string }>(
    `with made as (
       insert into public.payments (amount_gross, first_name, surname, language, purpose, level, due_on, created_at)
         values (2500, 'Thandi', 'Jacobs', 'en', 'deposit', 1,
           greatest('2020-01-01', private.today() - make_interval(months => $1, days => $2)),
           now() - make_interval(months => $1, days => $2))
         returning id
     ), paid as (
       insert into public.payment_entries (payment_id, kind, amount, received_on, created_at)
         select id, 'transfer', 2500, private.today(), now() - make_interval(months => $1, days => $2) from made where $3
     )
     select id from made`,
    [months, days, isPaid],
  )
  return row!.id
}

async function notification({ months = 0, days = 0 }: Period, problem = 'amount'): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into public.payment_notifications (body, sender, verdict, problems, settled_at, received_at)
       values ('a=b', 'absent', 'refused', array[$3], now(), now() - make_interval(months => $1, days => $2))
       returning id`,
    [months, days, problem],
  )
  return row!.id
}

const exists = async (table: 'payments' | 'payment_notifications', id: string) =>
  (await query(`select from public.${table} where id = $1`, [id])).length > 0

test.each([
  ['a payment with money', 'payments', PAYMENT_MONTHS, (period: Period) => payment(period, true)],
  ['a payment without money', 'payments', PAYMENT_UNPAID_MONTHS, (period: Period) => payment(period)],
  ['a notification', 'payment_notifications', PAYMENT_NOTIFICATION_MONTHS, notification],
] as const)('%s is purged after its months and not before', async (_, table, months, make) => {
  const young = await make({ months, days: -1 })
  const old = await make({ months, days: 1 })
  await query('select public.purge_expired()')
  expect([await exists(table, young), await exists(table, old)]).toEqual([true, false])
})

test('an unsigned notification is deleted after its days and not before', async () => {
  const [young, old] = [-1, 1].map((day) =>
    notification({ days: UNSIGNED_NOTIFICATION_DAYS + day }, 'signature'),
  )
  await Promise.all([young, old])
  await query('select public.purge_expired()')
  expect([
    await exists('payment_notifications', await young!),
    await exists('payment_notifications', await old!),
  ]).toEqual([true, false])
})

test('a link accepts money until its days after the due day are over', async () => {
  const isOver = async (days: number) => {
    const [row] = await query<{ over: boolean }>(
      'select private.payment_expired(p) as over from public.payments p where p.id = $1',
      [await payment({ days })],
    )
    return row!.over
  }
  expect([await isOver(PAYMENT_LINK_DAYS), await isOver(PAYMENT_LINK_DAYS + 1)]).toEqual([false, true])
})
