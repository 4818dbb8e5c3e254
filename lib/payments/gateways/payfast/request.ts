import type { PaymentOrder, Subscription } from '../gateway'
import type { Field } from './encoding'
import { signRequest } from './signature'

/** The account that payments go to. */
export interface Merchant {
  readonly id: string
  readonly key: string
  readonly passphrase: string
}

/** An order for an account of PayFast. */
export interface PayfastOrder extends PaymentOrder {
  readonly merchant: Merchant
  /** The origin of PayFast, or of its simulator. */
  readonly host: string
}

/** The longest name of a person, name of an item and e-mail address that PayFast takes, in characters. */
const NAME_LENGTH = 100
const DESCRIPTION_LENGTH = 255

const MONTHLY = '3'

/**
 * A text in one line and not too long. Browsers send a line break in a field as two characters, and half a surrogate pair
 * as another character, so that the signature would be another one.
 */
const lineOf = (text: string, length: number) =>
  [...text.replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ').trim()].slice(0, length).join('')

function amountOf(text: string): string {
  if (!/^\d{1,10}\.\d{2}$/.test(text)) throw new Error('An amount is a decimal text such as 2500.00')
  return text
}

/** A South African mobile number as PayFast takes it; it refuses a payment with any other number. */
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
 * The form with which a browser begins a payment: where it is sent, and its fields in their order, signed.
 * @throws Error where an amount has not two decimals, or a plan no passphrase
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
    // A part of an address is the address of somebody else.
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
