import { logError } from '@/lib/log/log'
import type { Confirmation } from '../gateway'
import { splitNotification } from './encoding'

/** In milliseconds. */
const PATIENCE = 10_000

/**
 * Asks PayFast whether it sent this notification, repeated without its signature. Never throws.
 * @param body as received
 * @param host the origin of PayFast or its simulator
 */
export async function confirmNotification(
  body: string,
  { host, milliseconds = PATIENCE }: { readonly host: string; readonly milliseconds?: number },
): Promise<Confirmation> {
  const signed = splitNotification(body)?.signed
  if (!signed) return 'invalid'
  try {
    const answer = await fetch(`${host}/eng/query/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signed,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
    })
    const [line] = (await answer.text()).split(/\r?\n/)
    if (answer.status !== 200) return 'again'
    return line === 'VALID' ? 'valid' : line === 'INVALID' ? 'invalid' : 'again'
  } catch (error) {
    logError('confirmNotification', error)
    return 'again'
  }
}
