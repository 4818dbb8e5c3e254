import * as z from 'zod/mini'
import { levelNumbers, toLevel } from '@/lib/content/level-numbers'
import { dayAfter } from '@/lib/dates'
import { routing } from '@/lib/i18n/routing'
import { type Values, day, reading, text } from '@/lib/payments/admin/form-fields'
import { type PublishedFees, USUAL_DAYS } from '@/lib/payments/admin/payment-form'
import type { Enrolment } from './queries'
import * as register from './register'

/**
 * Checks a new enrolment.
 * @param now the office's day.
 * @returns the fields for `enrol_lead`, with the plan by the published fees, or the errors.
 */
export function parseEnrolment(values: Values<register.EnrolmentField>, fees: PublishedFees, now: string) {
  const form = reading(values)
  const level = toLevel(form.one('level', levelNumbers.map(String)))
  const way = form.one('way', register.enrolmentWays)
  const first = way === 'none' ? null : form.checked('firstDueOn', day)
  const shared = { intake: form.checked('intake', day), language: form.one('language', routing.locales) }
  if (!level || Object.keys(form.errors).length > 0) return { errors: form.errors }
  const enrolment = { ...shared, level, fee: fees.total[level] }
  if (!first) return { fields: enrolment }
  const soon = dayAfter(now, USUAL_DAYS)
  const plan = {
    way,
    instalments: fees.months[level],
    recurring_amount: fees.monthlyFee,
    first_due_on: first,
  }
  // The deposit comes before the first instalment.
  const deposit = { deposit: fees.deposit, deposit_due_on: soon < first ? soon : dayAfter(first, -1) }
  return { fields: { ...enrolment, ...plan, ...deposit } }
}

/**
 * Checks a change of an enrolment.
 * @param now the office's day.
 * @returns it for `change_enrolment`, without the amount owed, or the errors.
 */
export function parseChange(
  kind: register.ChangeKind,
  values: Values<register.ChangeField>,
  { intake, registeredOn, createdAt }: Pick<Enrolment, 'intake' | 'registeredOn' | 'createdAt'>,
  now: string,
) {
  const form = reading(values)
  const read: Record<register.ChangeKind, () => string | null> = {
    state: () => form.one('after', register.enrolmentStates),
    level: () => form.one('after', levelNumbers.map(String)),
    intake: () => form.checked('after', day),
    number: () => form.checked('after', text(register.NUMBER_LENGTH)) || null,
    language: () => form.one('after', routing.locales),
  }
  const past = day.check(z.refine((value) => value <= now, 'dayToCome'))
  const on_day = (values.onDay && form.checked('onDay', past)) || now
  // As in the database. Somebody may be enrolled here before or after the course began, or pay later.
  if (
    (kind === 'state' || kind === 'level') &&
    [intake, registeredOn, createdAt].every((first) => on_day < first)
  )
    form.wrong('onDay', 'dayBeforeEnrolment')
  return form.done({
    kind,
    before: values.before || null,
    after: read[kind](),
    on_day,
    reason: form.checked('reason', text(register.REASON_LENGTH)) || null,
  })
}
