import 'server-only'
import { env } from '@/lib/env'
import { senderAddress } from '@/lib/http/sender'
import { logError } from '@/lib/log/log'
import { readAll } from '@/lib/media/storage'
import { confirmNotification } from '@/lib/payments/gateways/payfast/confirm'
import { senderCheck } from '@/lib/payments/gateways/payfast/senders'
import { payfast } from '@/lib/payments/gateways/payfast/settings'
import { LARGEST_NOTIFICATION, checkNotification, urlencodedText } from './notification-check'
import {
  type ClaimedNotification,
  claimNotifications,
  noteNotification,
  settleNotification,
} from './notification-queries'

/** How many notifications are confirmed at a time. */
const BATCH = 6

/** How long one run goes on, in milliseconds: a function of the host may run for a minute, and PayFast may take ten seconds. */
const RUN_MILLISECONDS = 40_000

/** Remembers the addresses of PayFast's hosts, so that there is one for the process. */
const senderOf = senderCheck(env.PAYFAST_SENDERS)

/** The outcome of receiving a notification, as an HTTP status, and what is left to be confirmed. */
interface Receipt {
  readonly status: 200 | 400 | 413 | 429 | 503
  readonly waiting: ClaimedNotification | null
}

/**
 * Checks and stores a notification, whoever sent it: 200 once it is stored, valid or not; 503 where it cannot be stored,
 * upon which PayFast sends it again. It never throws.
 */
export async function receiveNotification(request: Request): Promise<Receipt> {
  const only = (status: Receipt['status']): Receipt => ({ status, waiting: null })
  try {
    const bytes = await readAll(request.body, LARGEST_NOTIFICATION)
    if (!bytes) return only(413)
    const body = urlencodedText(request.headers.get('content-type'), bytes)
    if (body === null) return only(400)
    const settings = payfast()
    // Somebody may have paid before the account was taken away: PayFast goes on trying, and nothing is lost.
    if (!settings) return only(503)
    const address = senderAddress(request.headers)
    const given = await checkNotification(body, settings.merchant, address, senderOf)
    if (!given) return only(400)
    const noted = await noteNotification(given)
    return noted === 'tooMany' ? only(429) : { status: 200, waiting: noted }
  } catch (error) {
    if (!request.signal.aborted) logError('receiveNotification', error)
    return only(503)
  }
}

/**
 * Has PayFast confirm a notification, and records what it said. It never throws: what was not recorded is claimed again
 * when its lease has ended.
 */
export async function confirmReceived(notification: ClaimedNotification): Promise<void> {
  try {
    const outcome = await confirmNotification(notification.body, { host: env.PAYFAST_HOST })
    await settleNotification(notification, outcome)
  } catch (error) {
    logError('confirmReceived', error)
  }
}

/**
 * Has PayFast confirm the notifications that wait and whose time has come. It never throws. Resolves to whether the database
 * answered.
 */
export async function confirmDue(): Promise<boolean> {
  const end = performance.now() + RUN_MILLISECONDS
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
