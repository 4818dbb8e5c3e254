import 'server-only'
import { senderAddress } from '@/lib/http/sender'
import { logError } from '@/lib/log/log'
import { readAll } from '@/lib/media/storage'
import { gateway } from './gateways/current'
import {
  type ClaimedNotification,
  claimNotifications,
  noteNotification,
  settleNotification,
} from './notification-queries'

const BATCH = 6

/** In milliseconds: a host function may run for a minute, and the gateway may take ten seconds. */
const RUN_MS = 40_000

/** As in the check of its column; a gateway's are far smaller. */
const MAX_NOTIFICATION_BYTES = 16 * 1024

/** The HTTP status, and the notification if it awaits confirmation. */
interface Receipt {
  readonly status: 200 | 400 | 413 | 429 | 503
  readonly waiting: ClaimedNotification | null
}

/**
 * Checks and stores a notification from any sender: 200 once stored, valid or not; 503 if it cannot be stored, so that
 * the gateway resends it. Never throws.
 */
export async function receiveNotification(request: Request): Promise<Receipt> {
  const only = (status: Receipt['status']): Receipt => ({ status, waiting: null })
  try {
    const bytes = await readAll(request.body, MAX_NOTIFICATION_BYTES)
    if (!bytes) return only(413)
    const body = gateway.readBody(request.headers.get('content-type'), bytes)
    if (body === null) return only(400)
    // After the account was removed, a payment may still come: the gateway retries, so nothing is lost.
    if (!gateway.isOn()) return only(503)
    const given = await gateway.check(body, senderAddress(request.headers))
    if (!given) return only(400)
    const noted = await noteNotification(given)
    return noted === 'tooMany' ? only(429) : { status: 200, waiting: noted }
  } catch (error) {
    if (!request.signal.aborted) logError('receiveNotification', error)
    return only(503)
  }
}

/** Has the gateway confirm a notification. Never throws: an unrecorded outcome is claimed again when its lease ends. */
export async function confirmReceived(notification: ClaimedNotification): Promise<void> {
  try {
    const outcome = await gateway.confirm(notification.body)
    await settleNotification(notification, outcome)
  } catch (error) {
    logError('confirmReceived', error)
  }
}

/** Confirms all due notifications. Never throws. Resolves to whether the database answered. */
export async function confirmDue(): Promise<boolean> {
  const end = performance.now() + RUN_MS
  try {
    while (performance.now() < end) {
      const batch = await claimNotifications(BATCH)
      if (batch.length === 0) return true
      await Promise.all(batch.map(confirmReceived))
    }
    return true
  } catch (error) {
    logError('confirmDue', error)
    return false
  }
}
