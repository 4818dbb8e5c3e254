/**
 * PayFast's messages: the payment form, which it checks, and notifications, which it signs. Node's own modules only;
 * the site has separate code for both.
 */
import { createHash } from 'node:crypto'

/** PayFast's public test account, from developers.payfast.co.za; money cannot reach it. */
export const MERCHANT = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }

/** The five numbered fields of a name. */
const numbered = (name) => [1, 2, 3, 4, 5].map((number) => name + number)

const ORDER = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url', 'notify_method'],
  ...['name_first', 'name_last', 'email_address', 'cell_number'],
  ...['m_payment_id', 'amount', 'item_name', 'item_description'],
  ...[...numbered('custom_int'), ...numbered('custom_str')],
  ...['email_confirmation', 'confirmation_address', 'currency', 'payment_method'],
  ...['subscription_type', 'billing_date', 'recurring_amount', 'frequency', 'cycles'],
  ...['subscription_notify_email', 'subscription_notify_webhook', 'subscription_notify_buyer'],
]

/** PayFast requires the merchant, amount and name; the simulator also the addresses for the browser and the result. */
const REQUIRED = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url'],
  ...['amount', 'item_name'],
]

const isWebAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The form of fields, and the end of the sentence that refuses others. */
const RULES = [
  [['email_address'], /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'],
  [['cell_number'], /^0\d{9}$/, 'must be a number of a cell phone'],
  [['amount', 'recurring_amount'], /^\d{1,10}(\.\d{1,2})?$/, 'must be an amount with two decimals'],
  [['subscription_type'], /^1$/, 'must be 1'],
  [['billing_date'], /^\d{4}-\d{2}-\d{2}$/, 'must be a date'],
  [['frequency'], /^[3-6]$/, 'must be 3, 4, 5 or 6'],
  [['cycles'], /^\d{1,4}$/, 'must be a whole number'],
  [['name_first', 'name_last', 'email_address'], /^.{0,100}$/s, 'is longer than 100 characters'],
  [['m_payment_id', 'item_name'], /^.{0,100}$/s, 'is longer than 100 characters'],
  [['item_description', ...numbered('custom_str')], /^.{0,255}$/s, 'is longer than 255 characters'],
  [['return_url', 'cancel_url', 'notify_url'], { test: isWebAddress }, 'must be a web address'],
]

/** PHP's `urlencode`. */
const encoded = (text) =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** Fields in PayFast's body encoding. */
export const bodyOf = (fields) => fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&')

/** The signature of fields in their order. */
export const signatureOf = (fields) =>
  createHash('md5')
    .update(bodyOf([...fields, ['passphrase', MERCHANT.passphrase]]))
    .digest('hex')

/** Only servers on this machine are notified of a payment: the simulator forwards nothing to others. */
const isHere = (address) => ['localhost', '127.0.0.1'].includes(new URL(address).hostname)

function* problemsOf(fields) {
  for (const name of REQUIRED) if (!fields[name]) yield `${name}: The field is required`
  if (fields.merchant_id !== MERCHANT.id) yield 'merchant_id: The merchant is unknown'
  if (fields.merchant_key !== MERCHANT.key) yield 'merchant_key: The key is not the one of the merchant'
  const signed = ORDER.filter((name) => fields[name]).map((name) => [name, fields[name]])
  if (fields.signature !== signatureOf(signed))
    yield 'signature: Generated signature does not match submitted signature'
  for (const [names, form, sentence] of RULES)
    for (const name of names)
      if (fields[name] && !form.test(fields[name])) yield `${name}: The field ${sentence}`
  if (isWebAddress(fields.notify_url) && !isHere(fields.notify_url))
    yield 'notify_url: The simulator notifies only sites on this machine (localhost, 127.0.0.1)'
  if (fields.subscription_type) {
    if (!fields.frequency) yield 'frequency: The field is required'
    if (!fields.cycles) yield 'cycles: The field is required'
    if (Number(fields.recurring_amount ?? fields.amount) < 5) yield 'recurring_amount: The minimum is 5.00'
  } else if (Number(fields.amount) === 0) yield 'amount: The amount must be more than 0.00'
}

/** Reads a form that begins a payment: its fields, trimmed, and their problems, each with the name of its field. */
export function readForm(body) {
  const given = [...new URLSearchParams(body)].map(([name, value]) => [name, value.trim()])
  const fields = Object.fromEntries(given.filter(([, value]) => value))
  return { fields, problems: [...problemsOf(fields)] }
}

/** PayFast's share, as in its sandbox. */
const FEE = 0.023

/** PayFast's number of the last charge. A site must never see one twice, even after the simulator restarts. */
let lastNumber = 0

function amountsOf(status, amount) {
  if (amount === '') return { amount_gross: '', amount_fee: '', amount_net: '' }
  const gross = Math.round(Number(amount) * 100)
  const isPaid = status === 'COMPLETE'
  const fee = isPaid ? Math.round(gross * FEE) : 0
  const decimal = (cents) => (cents / 100).toFixed(2)
  return {
    amount_gross: decimal(gross),
    amount_fee: fee > 0 ? decimal(-fee) : '0.00',
    amount_net: decimal(isPaid ? gross - fee : 0),
  }
}

/**
 * Writes a notification like PayFast: with its fields in order, including empty ones.
 * @param {object} fields those of the request
 * @param {object} charge its `status` and `amount`, empty if nothing was charged; for a plan `token` and `billingDate`
 */
export function writeNotification(fields, { status, amount, token, billingDate }) {
  lastNumber = Math.max(lastNumber + 1, Date.now())
  const copied = (names) => Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  const own = {
    ...copied(['m_payment_id']),
    pf_payment_id: String(lastNumber),
    payment_status: status,
    ...copied(['item_name', 'item_description']),
    ...amountsOf(status, amount),
    ...copied([...numbered('custom_str'), ...numbered('custom_int')]),
    ...copied(['name_first', 'name_last', 'email_address']),
    merchant_id: MERCHANT.id,
    ...(token && { token, billing_date: billingDate }),
  }
  const pairs = Object.entries(own)
  return {
    id: own.pf_payment_id,
    status,
    amount: own.amount_gross,
    url: fields.notify_url,
    signed: bodyOf(pairs),
    signature: signatureOf(pairs),
  }
}
