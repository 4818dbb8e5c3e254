import type { Fees } from '@/lib/content/documents/fees'
import { levelNumbers, toLevel } from '@/lib/content/level-numbers'
import { leadSchema } from '@/lib/leads/form/schema'
import { type Parsed, type Values, day, requiredText, reading, text } from './form-fields'
import { routing } from '@/lib/i18n/routing'

/** `plan` is a monthly plan, the others a single amount. */
export const newPurposes = ['deposit', 'plan', 'full', 'other'] as const

/** Instalments are charged by PayFast, or requested one by one. */
export const ways = ['subscription', 'single'] as const

const personFields = ['firstName', 'surname', 'email', 'phone', 'language', 'note'] as const

/** Plan fields are ignored for a single amount, and the reverse; `send` is the pressed button's way, if any. */
export const newFields = [
  ...personFields,
  'purpose',
  'level',
  'description',
  'amount',
  'dueOn',
  'withDeposit',
  'deposit',
  'depositDueOn',
  'instalments',
  'monthly',
  'firstDueOn',
  'way',
  'send',
] as const
export type NewField = (typeof newFields)[number]

export const changeFields = [...personFields, 'dueOn'] as const
export type ChangeField = (typeof changeFields)[number]

/** Maximum lengths, as in the database. */
export const NOTE_LENGTH = 2000
export const DESCRIPTION_LENGTH = 100

/** Usual term of payment in days. */
export const USUAL_DAYS = 7

/** Days after the due day for which a link takes payments, as in the database. */
export const LINK_DAYS = 60

const MOST_INSTALMENTS = 72
/** In cents. */
const LEAST_CENTS = 100

/** Without cents. */
export type PublishedFees = Pick<Fees, 'deposit' | 'monthlyFee' | 'months' | 'total'>

/** Amounts and number of instalments from the published fees; empty without them. */
export function publishedAmounts(
  { purpose, level }: Readonly<Record<'purpose' | 'level', string>>,
  fees: PublishedFees,
): Record<'amount' | 'deposit' | 'monthly' | 'instalments', string> {
  const number = toLevel(level)
  const amount = purpose === 'deposit' ? fees.deposit : purpose === 'full' && number ? fees.total[number] : ''
  return {
    amount: String(amount),
    deposit: String(fees.deposit),
    monthly: String(fees.monthlyFee),
    instalments: number ? String(fees.months[number]) : '',
  }
}

/** The number as stored, or null if invalid. */
type ToPhone = (typed: string) => string | null

function personOf<Field extends string>(
  values: Values<Field | (typeof personFields)[number]>,
  { checked, one, wrong }: ReturnType<typeof reading<Field | (typeof personFields)[number]>>,
  toPhone: ToPhone,
) {
  const { firstName, surname, email, phone } = leadSchema.shape
  const typedPhone = values.phone.trim() ? checked('phone', phone) : null
  return {
    first_name: checked('firstName', firstName),
    surname: checked('surname', surname),
    email: values.email.trim() ? checked('email', email) : null,
    phone: typedPhone && (toPhone(typedPhone) ?? wrong('phone', 'phoneInvalid')),
    language: one('language', routing.locales),
    note: checked('note', text(NOTE_LENGTH)) || null,
  }
}

/** Named as the database functions take them. */
export type PaymentFields = Readonly<Record<string, string | number | null>>

/**
 * Checks a new payment, in the browser and on the server alike. An empty amount takes the published fee.
 * @param toPhone only the server has the numbering plans; the browser accepts any well-formed number.
 * @returns the fields for `create_payment_plan` or `create_payment`, by purpose.
 */
export function parseNewPayment(
  values: Values<NewField>,
  fees: PublishedFees,
  toPhone: ToPhone = (phone) => phone,
): Parsed<NewField, PaymentFields> {
  const form = reading(values)
  const person = personOf<NewField>(values, form, toPhone)
  if (values.send === 'mail' && person.email === null) form.wrong('email', 'required')
  if (values.send === 'whatsapp' && person.phone === null) form.wrong('phone', 'required')
  const purpose = form.one('purpose', newPurposes)
  const level =
    purpose === 'other' && values.level === '' ? null : form.one('level', levelNumbers.map(String))
  const usual = publishedAmounts(values, fees)
  const shared = { ...person, level: level && Number(level) }
  if (purpose !== 'plan')
    return form.done({
      ...shared,
      purpose,
      description: purpose === 'other' ? form.checked('description', requiredText(DESCRIPTION_LENGTH)) : null,
      amount: form.amount('amount', LEAST_CENTS, usual.amount),
      due_on: form.checked('dueOn', day),
    })
  const count = Number(values.instalments.trim() || usual.instalments)
  if (!Number.isInteger(count) || count < 1 || count > MOST_INSTALMENTS)
    form.wrong('instalments', 'countInvalid')
  const first = form.checked('firstDueOn', day)
  const plan = {
    ...shared,
    way: form.one('way', ways),
    instalments: count,
    recurring_amount: form.amount('monthly', LEAST_CENTS, usual.monthly),
    first_due_on: first,
  }
  if (!values.withDeposit) return form.done(plan)
  const depositDay = form.checked('depositDueOn', day)
  if (first && depositDay && depositDay >= first) form.wrong('depositDueOn', 'depositLate')
  const deposit = form.amount('deposit', LEAST_CENTS, usual.deposit)
  return form.done({ ...plan, deposit, deposit_due_on: depositDay })
}

/** Like `parseNewPayment`. @returns the fields for `change_payment`. */
export function parseChange(values: Values<ChangeField>, toPhone: ToPhone = (phone) => phone) {
  const form = reading(values)
  const person = personOf<ChangeField>(values, form, toPhone)
  return form.done({ ...person, due_on: form.checked('dueOn', day) })
}
