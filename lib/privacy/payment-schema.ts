import { z } from 'zod'
import { dateColumn, isoTime, today } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { purposeFields, purposeText } from '@/lib/receipts/purpose'
import { asDay, asLines, asMoney, asNamed, asTime, language, money, row, shown, text } from './content-row'

/** Payments of a person, with what was received, promised and sent. */
export const paymentContent = z.array(
  row('id lead_id plan_id asked_by reminded_on cancelled_by created_by failed_at', {
    ...purposeFields,
    purpose: shown('Receipt.for', purposeFields.purpose, (_value, { t }, own) =>
      purposeText(own as Parameters<typeof purposeText>[0], (key, values) =>
        t(`Payments.purposes.${key}`, values),
      ),
    ),
    amount_gross: shown('Receipt.amount', money, asMoney),
    due_on: shown('PersonData.dueOn', dateColumn, asDay),
    status: shown(
      'PersonData.state',
      z.enum(['pending', 'complete', 'failed', 'cancelled']),
      asNamed('PersonData.paymentStates'),
    ),
    reference: shown('Receipt.reference', z.string()),
    receipt: shown('PersonData.receipt', text),
    entries: shown(
      'PersonData.money',
      z.array(
        row('id payment_id of_entry gateway_payment_id fee surplus recorded_by', {
          kind: z.enum(['card', 'transfer', 'refund', 'correction']),
          amount: money,
          received_on: dateColumn,
          bank_reference: text,
          note: text,
          created_at: isoTime,
          /** Number; null unless it is a refund. */
          credit_note: text,
        }),
      ),
      asLines(({ kind, amount, received_on, bank_reference, note, credit_note: number }, { t, date }) => [
        ...[date(received_on), t(`Receipt.kinds.${kind}`), formatMoney(amount)],
        ...[number && t('Receipt.creditTitle', { number }), bank_reference, note],
      ]),
    ),
    promises: shown(
      'PersonData.promises',
      z.array(
        row('id payment_id paid_before recorded_by', {
          promised_on: dateColumn.nullable(),
          /** Null if the one before it was withdrawn. */
          amount: money.nullable(),
          note: text,
          created_at: isoTime,
        }),
      ),
      asLines(({ promised_on, amount, note, created_at }, { t, date, time }) => [
        time(created_at),
        amount && promised_on
          ? t('PersonData.promise', { amount: formatMoney(amount), day: date(promised_on) })
          : t('PersonData.promiseWithdrawn'),
        note,
      ]),
    ),
    /** Sent by the person. By kind only: their names say nothing else. */
    proofs: shown(
      'PersonData.proofs',
      z.array(z.strictObject({ name: z.string(), created_at: isoTime, kept_until: isoTime })),
      asLines(({ name, created_at, kept_until }, { t, date, time }) => [
        ...[time(created_at), name.split('.')[1]!.toUpperCase()],
        t('PersonData.keptUntil', { day: date(today(new Date(kept_until))) }),
      ]),
    ),
    first_name: shown(
      'PersonData.name',
      z.string(),
      (name, _words, { surname }) => `${name} ${String(surname)}`,
    ),
    surname: z.string(),
    email: shown('PersonData.email', text),
    phone: shown('PersonData.phone', text),
    language,
    note: shown('PersonData.note', text),
    created_at: shown('PersonData.recorded', isoTime, asTime),
    asked_at: shown('PersonData.askedOn', isoTime.nullable(), asTime),
    opened_at: shown('PersonData.openedOn', isoTime.nullable(), asTime),
    completed_at: shown('PersonData.completedOn', isoTime.nullable(), asTime),
    cancelled_at: shown('PersonData.cancelledOn', isoTime.nullable(), asTime),
    /** Automatically by PayFast. */
    is_charged: z.boolean(),
  }),
)
