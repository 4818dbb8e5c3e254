import type { PaymentOrder, Subscription } from '../gateway'
import type { Field } from './encoding'
import { signRequest } from './signature'

export interface Merchant {
  readonly id: string
  readonly key: string
  readonly passphrase: string
}

export interface PayfastOrder extends PaymentOrder {
  readonly notifyUrl: string
  readonly merchant: Merchant
  /** Origin of PayFast or its simulator. */
  readonly host: string
}

/** PayFast's maximum length of names, item names and e-mail addresses. */
const NAME_LENGTH = 100
const DESCRIPTION_LENGTH = 255

const MONTHLY = '3'

/**
 * One line, cut. Browsers change line breaks and half surrogate pairs in fields, which would invalidate the signature.
 */
const lineOf = (text: string, length: number) =>
  [...text.replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ').trim()].slice(0, length).join('')

function amountOf(text: string): string {
  if (!/^\d{1,10}\.\d{2}$/.test(text)) throw new Error('An amount is a decimal text such as 2500.00')
  return text
}

/** PayFast refuses any other than a South African mobile number. */
const cellNumber = (phone: string | null) =>
  /^\+27[678]\d{8}$/.test(phone ?? '') ? `0${phone!.slice(3)}` : ''

function planFields({ passphrase }: Merchant, plan: Subscription): Record<string, string> {
  if (!passphrase) throw new Error('PayFast takes no plan from a merchant without a passphrase')
  return {
    subscription_type: '1',
    billing_date: plan.billingDate,
    recurring_amount: amountOf(plan.recurringAmount),
    frequency: MONTHLY,
    cycles: String(plan.cycles),
  }
}

/**
 * The target and ordered fields of the form that begins a payment, signed.
 * @throws Error for an amount without two decimals, or a plan without a passphrase
 */
export function paymentRequest(order: PayfastOrder): { action: string; fields: Field[] } {
  const { merchant, person, subscription } = order
  const email = person.email?.trim() ?? ''
  const fields = {
    merchant_id: merchant.id,
    merchant_key: merchant.key,
    return_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    notify_url: order.notifyUrl,
    name_first: lineOf(person.firstName, NAME_LENGTH),
    name_last: lineOf(person.surname, NAME_LENGTH),
    // A truncated address may belong to somebody else.
    email_address: email.length <= NAME_LENGTH ? email : '',
    cell_number: cellNumber(person.phone),
    m_payment_id: order.paymentId,
    amount: amountOf(order.amount),
    item_name: lineOf(order.itemName, NAME_LENGTH),
    item_description: lineOf(order.itemDescription, DESCRIPTION_LENGTH),
    ...(subscription && planFields(merchant, subscription)),
  }
  return { action: `${order.host}/eng/process`, fields: signRequest(fields, merchant.passphrase) }
}
