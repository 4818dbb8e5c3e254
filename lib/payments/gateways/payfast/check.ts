import { isIP } from 'node:net'
import type { NotedFields, Sender } from '../gateway'
import { parseNotification } from './notification'
import type { Merchant } from './request'
import { isSignedNotification } from './signature'

/** A possibly urlencoded body (ASCII only, no spaces); null for any other. */
export function urlencodedText(type: string | null, bytes: Buffer): string | null {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? '')) return null
  const text = bytes.toString('latin1')
  return /^[!-~]+$/.test(text) ? text : null
}

/**
 * Parses a notification and checks signature and merchant account. The sender is noted but decides nothing.
 * @param body as received
 * @param address of the sender, as the trusted proxy reports it
 * @param senderOf compares it with PayFast's hosts, possibly through DNS, so only for notifications
 * @returns null if the body is not a notification
 */
export async function checkNotification(
  body: string,
  merchant: Merchant,
  address: string | null,
  senderOf: (address: string | null) => Promise<Sender>,
): Promise<NotedFields | null> {
  const parsed = parseNotification(body)
  if (!parsed) return null
  const { merchant_id, ...fields } = parsed
  const problems: NotedFields['problems'] = []
  if (!isSignedNotification(body, merchant.passphrase)) problems.push('signature')
  if (merchant_id !== merchant.id) problems.push('merchant')
  return {
    body,
    ...fields,
    sender: await senderOf(address),
    sender_address: address && isIP(address) ? address : null,
    problems,
  }
}
