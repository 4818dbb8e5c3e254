/** The site's work with other servers: PayFast payments and mail. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { mailsIn, readMailId } from '../../scripts/local/mailbox.mjs'
import { MERCHANT, bodyOf, signatureOf } from '../../scripts/local/payfast-messages.mjs'
import { oneOf, sleep, until } from './chance.mjs'
import { Client } from './client.mjs'
import { counted, repeatedly } from './work.mjs'

/** How long payments and mail may take to finish, in milliseconds: leases last two minutes, jobs run each minute. */
const PATIENCE = 600_000

/** Waits until a query finds no row. */
const emptied = (site, query, hurry) =>
  until(async () => {
    await hurry?.()
    await sleep(1000)
    return (await site.rows(query)).length === 0
  }, PATIENCE)

/** Number of payment requests made beforehand. */
const PAYMENTS = 60

/** Requests a payment as staff do; resolves to its id. */
async function askForPayment({ ask }, token) {
  const payment_id = randomUUID()
  const person = { first_name: 'Thandi', surname: 'Jacobs', email: `${payment_id}@example.org` }
  const purpose = { amount: '2500.00', purpose: 'deposit', level: 1, language: 'en', due_on: '2099-01-31' }
  const call = (name, body) => ask(`/rest/v1/rpc/${name}`, { method: 'POST', token, body })
  await call('create_payment', { payment_id, fields: { ...person, ...purpose } })
  await call('ask_payment', { payment_id, by_mail: false })
  return payment_id
}

/** Pays at PayFast, which then notifies the site: at once, twice or late, and repeatedly until it answers 200. */
async function pay({ url, payfastUrl }, id, way) {
  const form = [
    ['merchant_id', MERCHANT.id],
    ['merchant_key', MERCHANT.key],
    ['return_url', url],
    ['cancel_url', url],
    ['notify_url', `${url}/api/payfast/notify`],
    ['m_payment_id', id],
    ['amount', '2500.00'],
    ['item_name', 'Deposit for Level 1'],
  ]
  const post = (path, body) => fetch(payfastUrl + path, { method: 'POST', body, redirect: 'manual' })
  const signature = signatureOf(form)
  const begun = await post('/eng/process', `${bodyOf(form)}&signature=${signature}`)
  await post(begun.headers.get('location'), `outcome=pay&way=${way}`)
}

/** Card payments, each booked once. */
export async function payments(drill) {
  const { site, random } = drill
  const admin = new Client(site)
  await admin.signIn()
  const [asked, paid] = [[], []]
  while (asked.length < PAYMENTS) asked.push(await askForPayment(site, admin.token))
  const work = repeatedly(drill, { people: 1, pause: 3000 }, async () => {
    const id = asked.pop()
    if (!id) return
    await pay(site, id, oneOf(random, ['now', 'twice', 'late']))
    paid.push(id)
  })
  return async function finish() {
    const faults = await work
    await emptied(site, `payments?select=id&status=neq.complete&id=in.(${paid})`)
    const entries = await site.rows('payment_entries?select=payment_id')
    return { ...counted(paid, entries, 'payment_id'), faults }
  }
}

/** The site's messages in flight (lib/mail/send.ts): each may arrive twice after a fault. */
const IN_FLIGHT = 6

/** Mail caused by the other work: each message arrives once. */
export function mail({ site }) {
  // Retries all at once: the regular pauses are longer than a drill.
  const body = { attempts: 0, next_attempt_at: new Date().toISOString() }
  const hurry = () =>
    site.ask('/rest/v1/mail_messages?state=eq.queued&attempts=gt.0', { method: 'PATCH', body })
  return async function finish() {
    await emptied(site, 'mail_messages?select=id&state=in.(queued,sending)', hurry)
    const messages = await site.rows('mail_messages?select=id&state=neq.cancelled')
    const folder = join(site.folder, 'mail')
    const arrived = []
    for (const { name } of await mailsIn(folder)) arrived.push({ id: await readMailId(folder, name) })
    const ids = messages.map(({ id }) => id)
    const all = counted(ids, arrived, 'id')
    const may = IN_FLIGHT * site.broken.length
    return { ...all, twice: Math.max(0, all.twice - may), note: `${all.twice} twice, ${may} may be` }
  }
}
