import { createHash, timingSafeEqual } from 'node:crypto'
import { type Field, readFields, splitNotification, urlencode } from './encoding'

/** In the order in which PayFast signs them. */
const ORDER = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url'],
  ...['name_first', 'name_last', 'email_address', 'cell_number'],
  ...['m_payment_id', 'amount', 'item_name', 'item_description'],
  ...['subscription_type', 'billing_date', 'recurring_amount', 'frequency', 'cycles'],
]

/**
 * MD5 is PayFast's choice and must not be relied on: PayFast's confirmation decides on a notification (confirm.ts), and
 * a request's amount comes back in the notification, where it is compared.
 */
function signatureOf(fields: readonly Field[], passphrase: string): string {
  const all: readonly Field[] = passphrase ? [...fields, ['passphrase', passphrase]] : fields
  const text = all.map(([name, value]) => `${name}=${urlencode(value)}`).join('&')
  return createHash('md5').update(text).digest('hex')
}

/**
 * The fields of a request in PayFast's order, trimmed, without empty ones, the signature last.
 * @throws Error for a field missing from `ORDER`
 */
export function signRequest(fields: Readonly<Record<string, string>>, passphrase: string): Field[] {
  const unknown = Object.keys(fields).find((name) => !ORDER.includes(name))
  if (unknown !== undefined) throw new Error(`PayFast's order has no place for ${unknown}`)
  const given = ORDER.map((name): Field => [name, fields[name]?.trim() ?? '']).filter(([, value]) => value)
  return [...given, ['signature', signatureOf(given, passphrase)]]
}

/**
 * Whether a notification, as received, has the signature for its fields and our passphrase. All fields before it count,
 * in order, with empty ones. Takes constant time.
 */
export function isSignedNotification(body: string, passphrase: string): boolean {
  const { signed = '', signature = '' } = splitNotification(body) ?? {}
  const fields = readFields(signed)
  if (!fields || !/^[0-9a-f]{32}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(fields, passphrase)))
}
