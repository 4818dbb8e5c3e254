/** Rows of every payment table, for lapsed.test.ts. */
import { ids } from './lapsed-samples'

/** Stores them; `run` is the table owner. */
export async function fillPayments(run: (sql: string, values?: unknown[]) => Promise<unknown>) {
  const { plan, payment, notification } = ids
  await run(
    "insert into public.payment_plans (id, way, instalments, recurring_amount) values ($1, 'single', 3, 1980)",
    [plan],
  )
  await run(
    `insert into public.payments (id, plan_id, amount_gross, first_name, surname, language, purpose, level, due_on, asked_at)
     values ($1, $2, 2500, 'Thandi', 'Jacobs', 'en', 'deposit', 1, '2099-01-31', now())`,
    [payment, plan],
  )
  // More than due, for a surplus; a receipt; and a credit note.
  await run("select private.book_payment($1, 'transfer', 3000, '2026-01-31')", [payment])
  await run(
    `insert into public.payment_entries (payment_id, kind, amount, received_on)
     values ($1, 'refund', -100, '2026-01-31')`,
    [payment],
  )
  await run(
    `insert into public.payment_notifications (id, body, sender, verdict, problems, payment_id, settled_at)
     values ($1, 'a', 'absent', 'refused', array['amount'], $2, now())`,
    [notification, payment],
  )
  await run(
    `insert into public.payment_promises (id, payment_id, promised_on, amount, paid_before)
     values ($1, $2, '2026-01-31', 100, 0)`,
    [plan, payment],
  )
  await run("insert into public.bank_imports (id, account, lines, added) values ($1, '62000000017', 1, 1)", [
    plan,
  ])
  await run(
    `insert into public.bank_lines (import_id, account, day, amount, text, place)
     values ($1, '62000000017', '2026-01-31', 2500, 'EFT', 1)`,
    [plan],
  )
  await run("insert into public.payment_proofs (name, payment_id) values ($1 || '.pdf', $2)", [plan, payment])
}
