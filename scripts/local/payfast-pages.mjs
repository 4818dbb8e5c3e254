/** The pages of the PayFast simulator: one to pay on, and one with all payments. They work without scripts. */
import { escapeHtml, list, pagesWith, timeElement } from './pages.mjs'
import { LATE } from './payfast-payments.mjs'

const { page, refuse } = pagesWith(
  `
.notice { padding: .5rem 1rem; border: 2px solid currentColor }
form { margin: 1rem 0 }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem 1rem; border: 1px solid GrayText }
label { display: flex; align-items: baseline; gap: .5rem; min-height: 2.75rem; padding: .5rem 0; box-sizing: border-box }
button { min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: .4rem 1rem; font: inherit }
button.first { font-weight: 600 }
.row { display: flex; flex-wrap: wrap; gap: 0 .5rem }
.row form { margin: .5rem 0 0 }
`,
  '<p class="notice"><strong>PayFast simulator. No money is moved.</strong></p>',
)

export { refuse }

const INTERVALS = { 1: 'month', 3: 'three months', 6: 'six months', 12: 'year' }
const OUTCOMES = { pay: 'Paid', cancel: 'Cancelled', fail: 'Failed' }

/** The possible answers to confirmations. */
export const CONFIRMATIONS = {
  normal: 'Normally',
  slow: 'After 20 seconds',
  error: 'With the error 500',
  invalid: 'INVALID, whatever is asked',
}

const rand = (amount) => `R${Number(amount).toFixed(2)}`

function planText(plan) {
  const { amount, cycles, months } = plan
  const often = cycles === 0 ? 'without an end' : `${cycles} ${cycles === 1 ? 'time' : 'times'}`
  return `${rand(amount)} each ${INTERVALS[months]}, ${often}; next on ${plan.nextDate()}`
}

/** The facts of a payment; missing ones are left out. */
function detailsOf({ fields, plan }) {
  const texts = [
    ['Amount', rand(fields.amount)],
    ['Plan', plan && planText(plan)],
    ['Description', fields.item_description],
    ['Payer', [fields.name_first, fields.name_last].filter(Boolean).join(' ')],
    ['E-mail', fields.email_address],
    ['Reference', fields.m_payment_id],
  ]
  return texts.filter(([, text]) => text).map(([name, text]) => [name, escapeHtml(text)])
}

const radios = (name, options, chosen) =>
  Object.entries(options)
    .map(
      ([value, text]) =>
        `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}> ${escapeHtml(text)}</label>`,
    )
    .join('\n')

/** Why a payment cannot begin. */
export function refusedForm(problems) {
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('\n')
  return page(
    'Bad Request',
    `<h1>400 Bad Request</h1>\n<p>The payment cannot begin:</p>\n<ul>\n${items}\n</ul>`,
    { status: 400 },
  )
}

/** The payment page. */
export function payPage(payment) {
  const { id, fields, outcome } = payment
  const head = `<h1>${escapeHtml(fields.item_name)}</h1>\n${list(detailsOf(payment))}`
  const ways = {
    now: 'At once',
    late: `Late: ${LATE / 1000} seconds after the browser is back`,
    twice: 'Twice',
    never: 'Never',
  }
  if (outcome) {
    const back = escapeHtml(outcome === 'cancel' ? fields.cancel_url : fields.return_url)
    return page(
      OUTCOMES[outcome],
      `${head}\n<p>${OUTCOMES[outcome]}. <a href="${back}">Back to the site</a></p>`,
    )
  }
  // The browser follows a form's redirect only to origins that the policy allows.
  const origins = ['return_url', 'cancel_url'].map((name) => new URL(fields[name]).origin).join(' ')
  const body = `${head}
<form method="post" action="/pay/${id}">
<fieldset>
<legend>When the notification is sent</legend>
${radios('way', ways, 'now')}
</fieldset>
<button class="first" name="outcome" value="pay">Pay ${rand(fields.amount)}</button>
<button name="outcome" value="cancel">Cancel</button>
<button name="outcome" value="fail">Let it fail</button>
</form>
<p><a href="/">All payments</a></p>`
  return page(`Pay ${rand(fields.amount)}`, body, { rights: `form-action 'self' ${origins}` })
}

const button = (action, text, heading) =>
  `<form method="post" action="${action}"><button aria-describedby="${heading}">${text}</button></form>`

function notificationItem(payment, { id, status, amount, attempts, answer }) {
  const times = attempts === 1 ? 'sent once' : `sent ${attempts} times`
  const state = attempts === 0 ? 'not sent yet' : `${times}, last answer: ${answer ?? 'none yet'}`
  const what = [status, amount && rand(amount), `number ${id}`, state].filter(Boolean).join(', ')
  return `<li><span id="n${id}">${escapeHtml(what)}</span>
${button(`/pay/${payment.id}/notifications/${id}`, 'Send the notification again', `n${id}`)}</li>`
}

function paymentItem(payment) {
  const { id, time, fields, plan, outcome, notifications } = payment
  const state = outcome ? OUTCOMES[outcome] : `<a href="/pay/${id}">Not paid yet</a>`
  const heading = `h${id}`
  const parts = [
    `<h2 id="${heading}">${escapeHtml(fields.item_name)}</h2>`,
    list([['State', state], ['Begun', timeElement(time)], ...detailsOf(payment)]),
  ]
  if (plan?.isCancelled) parts.push('<p>The subscription is cancelled.</p>')
  else if (plan?.token)
    parts.push(
      `<p>Instalments charged: ${plan.charged}</p>`,
      '<div class="row">',
      button(`/pay/${id}/plan/pay`, 'Charge the next instalment', heading),
      button(`/pay/${id}/plan/fail`, 'Let the next instalment fail', heading),
      button(`/pay/${id}/plan/cancel`, 'Cancel the subscription', heading),
      '</div>',
    )
  if (notifications.length > 0)
    parts.push(`<ol>\n${notifications.map((one) => notificationItem(payment, one)).join('\n')}\n</ol>`)
  return `<section aria-labelledby="${heading}">\n${parts.join('\n')}\n</section>`
}

/** The page with all payments, and the setting for confirmations. */
export function indexPage(payments, confirmation) {
  const about = payments.length > 0 ? 'The newest first.' : 'No payment has begun yet.'
  const body = `<h1>Payments</h1>
<p>${about} They are gone when the simulator ends.</p>
${payments.map(paymentItem).join('\n')}
<h2>Try failures</h2>
<form method="post" action="/confirmation">
<fieldset>
<legend>How PayFast answers a site that asks it to confirm a notification</legend>
${radios('confirmation', CONFIRMATIONS, confirmation)}
</fieldset>
<button>Answer so from now on</button>
</form>`
  return page('PayFast simulator', body, { rights: "form-action 'self'" })
}
