/**
 * The PayFast simulator's payments, in memory, with instalments of plans and notifications, which are sent until
 * accepted.
 */
import { randomUUID } from 'node:crypto'
import { writeNotification } from './payfast-messages.mjs'

/** Time limit for a site to answer a notification, in milliseconds. */
const PATIENCE = 10_000
/** Pauses before a notification is sent again, in milliseconds: `often` times after `first`, then after `then`. */
const PAUSES = { often: 20, first: 1000, then: 30_000 }
/** Delay of a late notification, in milliseconds. */
export const LATE = Number(process.env.PAYFAST_LATE_MS || 8000)
/** How long the browser waits for the site to accept a notification, in milliseconds. */
const ATTENTION = 5000

/** The months of a frequency. */
const MONTHS = { 3: 1, 4: 3, 5: 6, 6: 12 }
const STATUSES = { pay: 'COMPLETE', cancel: 'CANCELLED', fail: 'FAILED' }

/** The signed texts sent so far, without signatures. */
const sent = new Set()

async function post({ url, signed, signature }) {
  sent.add(signed)
  try {
    const { status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${signed}&signature=${signature}`,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await body?.cancel()
    return status
  } catch (error) {
    return error.cause?.code ?? error.name
  }
}

/** Sends a notification, and repeats it until the answer is 200. Resolves after the first attempt. */
async function deliver(notification) {
  clearTimeout(notification.timer)
  notification.attempts += 1
  notification.answer = await post(notification)
  clearTimeout(notification.timer)
  if (notification.answer === 200) return
  const pause = notification.attempts <= PAUSES.often ? PAUSES.first : PAUSES.then
  notification.timer = setTimeout(deliver, pause, notification)
}

/** Whether a text is exactly that of a notification sent. */
export const wasSent = (text) => sent.has(text)

/** The day some months after another, or the last of a shorter month. */
function monthsAfter(date, months) {
  const [year, month, day] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Today at PayFast, two hours ahead of UTC all year. */
const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10)

/** The plan in a request; it has a token from its first payment on. */
function planOf(fields) {
  const first = fields.billing_date ?? today()
  return {
    amount: fields.recurring_amount ?? fields.amount,
    cycles: Number(fields.cycles),
    months: MONTHS[fields.frequency],
    charged: 0,
    /** The day of the next instalment. */
    nextDate() {
      return monthsAfter(first, this.charged * this.months)
    },
    token: undefined,
    isCancelled: false,
  }
}

/** The payments by id. */
const all = new Map()

/** The payments, newest first. */
export const newestFirst = () => [...all.values()].reverse()
export const find = (id) => all.get(id)

function notify(payment, charge) {
  const { fields, plan } = payment
  const ofPlan = plan?.token && { token: plan.token, billingDate: plan.nextDate() }
  const notification = {
    ...writeNotification(fields, { ...charge, ...ofPlan }),
    attempts: 0,
    /** The site's last answer: a status, or the connection's error. */
    answer: undefined,
    timer: undefined,
  }
  payment.notifications.unshift(notification)
  return notification
}

/** The ways to send a notification. */
const WAYS = {
  now: deliver,
  late: (notification) => void (notification.timer = setTimeout(deliver, LATE, notification)),
  twice: (notification) => deliver(notification).then(() => deliver(notification)),
  never: () => {},
}

const briefly = (work) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ATTENTION).unref())])

/** Begins a payment with the fields of a request. */
export function begin(fields) {
  const plan = fields.subscription_type && planOf(fields)
  const payment = { id: randomUUID(), time: new Date(), fields, plan, outcome: undefined, notifications: [] }
  all.set(payment.id, payment)
  return payment
}

/** Whether these are an outcome and a way to notify of it. */
export const canSettle = (outcome, way) => Object.hasOwn(STATUSES, outcome) && Object.hasOwn(WAYS, way)

/** Applies the payer's choice, once. Resolves to the address for the browser. */
export async function settle(payment, outcome, way) {
  const { fields, plan } = payment
  if (!payment.outcome) {
    payment.outcome = outcome
    if (plan && outcome === 'pay') plan.token = randomUUID()
    await briefly(WAYS[way](notify(payment, { status: STATUSES[outcome], amount: fields.amount })))
  }
  return payment.outcome === 'cancel' ? fields.cancel_url : fields.return_url
}

/** Charges the next instalment of a plan, lets it fail, or ends the plan (`pay`, `fail`, `cancel`). */
export async function instalment(payment, outcome) {
  const { plan } = payment
  if (!plan?.token || plan.isCancelled || !Object.hasOwn(STATUSES, outcome)) return
  const amount = outcome === 'cancel' ? '' : plan.amount
  const notification = notify(payment, { status: STATUSES[outcome], amount })
  if (outcome === 'cancel') plan.isCancelled = true
  if (outcome === 'pay') plan.charged += 1
  await briefly(deliver(notification))
}

export async function sendAgain({ notifications }, id) {
  const notification = notifications.find((one) => one.id === id)
  if (notification) await briefly(deliver(notification))
}
