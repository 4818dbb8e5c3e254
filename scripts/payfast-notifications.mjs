/** The notifications of the PayFast simulator: written, signed, sent until they are taken, confirmed. */
import { bodyOf, signatureOf } from './payfast-request.mjs'

/** How long a site may take to answer, in milliseconds. */
const PATIENCE = 10_000
/** The pauses before a notification is sent again, in milliseconds: this often after the first, then after the second. */
const PAUSES = { often: 20, first: 1000, then: 30_000 }

const numbered = (name) => [1, 2, 3, 4, 5].map((number) => name + number)

/** The texts that were sent, without their signatures. */
const sent = new Set()
/** PayFast's number of the last charge. A site must never see one twice, also where the simulator began anew. */
let lastNumber = 0

const cents = (amount) => Math.round(Number(amount) * 100)
const decimal = (amount) => (amount / 100).toFixed(2)

/** PayFast's share, as its sandbox has it. */
const feeOf = (gross) => Math.round(gross * 0.023)

function amounts(status, amount) {
  if (amount === '') return { amount_gross: '', amount_fee: '', amount_net: '' }
  const gross = cents(amount)
  const fee = status === 'COMPLETE' ? feeOf(gross) : 0
  const net = status === 'COMPLETE' ? gross - fee : 0
  return {
    amount_gross: decimal(gross),
    amount_fee: fee > 0 ? decimal(-fee) : '0.00',
    amount_net: decimal(net),
  }
}

/**
 * Writes a notification, as PayFast does: its fields in their order, empty ones included.
 * @param {object} fields those of the request
 * @param {{ id: string, passphrase: string }} merchant
 * @param {string} charge.amount empty where nothing was charged
 * @param {string} [charge.token] the plan that the charge belongs to, with `billingDate`
 */
export function writeNotification(fields, merchant, { status, amount, token, billingDate }) {
  lastNumber = Math.max(lastNumber + 1, Date.now())
  const copied = (names) => Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  const own = {
    ...copied(['m_payment_id']),
    pf_payment_id: String(lastNumber),
    payment_status: status,
    ...copied(['item_name', 'item_description']),
    ...amounts(status, amount),
    ...copied([...numbered('custom_str'), ...numbered('custom_int')]),
    ...copied(['name_first', 'name_last', 'email_address']),
    merchant_id: merchant.id,
    ...(token && { token, billing_date: billingDate }),
  }
  const pairs = Object.entries(own)
  return {
    id: own.pf_payment_id,
    status,
    amount: own.amount_gross,
    url: fields.notify_url,
    signed: bodyOf(pairs),
    signature: signatureOf(pairs, merchant.passphrase),
    attempts: 0,
    /** What the site said last: a status, or what the connection ended with. */
    answer: undefined,
    timer: undefined,
  }
}

function post({ url, signed, signature }) {
  sent.add(signed)
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${signed}&signature=${signature}`,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ status, body }) => body?.cancel().then(() => status) ?? status,
    (error) => error.cause?.code ?? error.name,
  )
}

/** Sends a notification, and again until the answer is 200. Resolves after the first attempt. */
export async function deliver(notification) {
  clearTimeout(notification.timer)
  notification.attempts += 1
  notification.answer = await post(notification)
  clearTimeout(notification.timer)
  if (notification.answer === 200) return
  const pause = notification.attempts <= PAUSES.often ? PAUSES.first : PAUSES.then
  notification.timer = setTimeout(() => deliver(notification), pause)
}

/** Sends a notification after a while, in milliseconds. */
export function deliverLater(notification, pause) {
  notification.timer = setTimeout(() => deliver(notification), pause)
}

/** Whether a text is that of a notification that was sent, to the letter. */
export const wasSent = (text) => sent.has(text)
