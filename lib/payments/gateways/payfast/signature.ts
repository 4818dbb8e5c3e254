import { createHash, timingSafeEqual } from 'node:crypto'
import { type Field, readFields, splitNotification, urlencode } from './encoding'

/** The fields of a request, in the order in which PayFast signs them. */
const ORDER = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url'],
  ...['name_first', 'name_last', 'email_address', 'cell_number'],
  ...['m_payment_id', 'amount', 'item_name', 'item_description'],
  ...['subscription_type', 'billing_date', 'recurring_amount', 'frequency', 'cycles'],
]

/**
 * MD5 is PayFast's choice and nothing to rely on: of a notification PayFast's own confirmation decides (confirm.ts), and
 * the amount of a request comes back in the notification, where it is compared.
 */
function signatureOf(fields: readonly Field[], passphrase: string): string {
  const all: readonly Field[] = passphrase ? [...fields, ['passphrase', passphrase]] : fields
  const text = all.map(([name, value]) => `${name}=${urlencode(value)}`).join('&')
  return createHash('md5').update(text).digest('hex')
}

/**
 * The fields that a request consists of, with their signature as the last: in PayFast's order, values trimmed, empty ones
 * left out.
 * @throws Error for a field that is not in PayFast's order here
 */
export function signRequest(fields: Readonly<Record<string, string>>, passphrase: string): Field[] {
  const unknown = Object.keys(fields).find((name) => !ORDER.includes(name))
  if (unknown !== undefined) throw new Error(`PayFast's order has no place for ${unknown}`)
  const given = ORDER.map((name): Field => [name, fields[name]?.trim() ?? '']).filter(([, value]) => value)
  return [...given, ['signature', signatureOf(given, passphrase)]]
}

/**
 * Whether the body of a notification, as it was received, carries the signature that its fields and our passphrase give.
 * All fields up to the signature count, in their order, empty ones included. The comparison takes the same time wherever
 * the two differ.
 */
export function isSignedNotification(body: string, passphrase: string): boolean {
  const { signed = '', signature = '' } = splitNotification(body) ?? {}
  const fields = readFields(signed)
  if (!fields || !/^[0-9a-f]{32}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(fields, passphrase)))
}
