/** The payments of the PayFast simulator, in its memory: begun, settled, and the instalments of plans. */
import { randomUUID } from 'node:crypto'
import { deliver, deliverLater, writeNotification } from './payfast-notifications.mjs'

/** How long a browser waits for the site to take a notification before it goes on, in milliseconds. */
const ATTENTION = 5000

/** The months of a frequency. */
const MONTHS = { 3: 1, 4: 3, 5: 6, 6: 12 }

const STATUSES = { pay: 'COMPLETE', cancel: 'CANCELLED', fail: 'FAILED' }

/** A day some months after another, or the last one of a shorter month. */
function monthsAfter(date, months) {
  const [year, month, day] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Today in South Africa, which has no summer time. */
const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10)

/** The plan that a request asks for; it has a token from its first payment on. */
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

/**
 * The payments of one simulator.
 * @param {{ id: string, key: string, passphrase: string }} merchant
 * @param {number} late how long a late notification waits, in milliseconds
 */
export function openTransactions(merchant, late) {
  const all = new Map()

  function notify(transaction, charge) {
    const { fields, plan } = transaction
    const ofPlan = plan?.token && { token: plan.token, billingDate: plan.nextDate() }
    const notification = writeNotification(fields, merchant, { ...charge, ...ofPlan })
    transaction.notifications.unshift(notification)
    return notification
  }

  /** How a notification can be sent. */
  const ways = {
    now: deliver,
    late: async (notification) => deliverLater(notification, late),
    twice: (notification) => deliver(notification).then(() => deliver(notification)),
    never: async () => {},
  }

  const briefly = (work) => {
    const pause = new Promise((resolve) => setTimeout(resolve, ATTENTION).unref())
    return Promise.race([work, pause])
  }

  return {
    /** The payments, the newest first. */
    newestFirst: () => [...all.values()].reverse(),
    find: (id) => all.get(id),

    /** Begins a payment with the fields of a request. */
    begin(fields) {
      const transaction = {
        id: randomUUID(),
        time: new Date(),
        fields,
        plan: fields.subscription_type && planOf(fields),
        outcome: undefined,
        notifications: [],
      }
      all.set(transaction.id, transaction)
      return transaction
    },

    /**
     * Does what the payer chose (`pay`, `cancel`, `fail`), once. Resolves to the address that the browser goes to.
     * @param {string} way of sending the notification
     */
    async settle(transaction, outcome, way) {
      const { fields, plan } = transaction
      if (!transaction.outcome) {
        transaction.outcome = outcome
        if (plan && outcome === 'pay') plan.token = randomUUID()
        const notification = notify(transaction, { status: STATUSES[outcome], amount: fields.amount })
        await briefly(ways[way](notification))
      }
      return transaction.outcome === 'cancel' ? fields.cancel_url : fields.return_url
    },

    /** Charges the next instalment of a plan, lets it fail, or ends the plan (`pay`, `fail`, `cancel`). */
    async instalment(transaction, outcome) {
      const { plan } = transaction
      if (!plan?.token || plan.isCancelled) return
      const amount = outcome === 'cancel' ? '' : plan.amount
      const notification = notify(transaction, { status: STATUSES[outcome], amount })
      if (outcome === 'cancel') plan.isCancelled = true
      if (outcome === 'pay') plan.charged += 1
      await briefly(deliver(notification))
    },

    /** Sends a notification once more. */
    async sendAgain(transaction, id) {
      const notification = transaction.notifications.find((one) => one.id === id)
      if (notification) await briefly(deliver(notification))
    },
  }
}
