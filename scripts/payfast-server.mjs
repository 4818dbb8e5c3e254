/**
 * The PayFast simulator: a process of its own that takes payments as PayFast does, and moves no money. It answers on this
 * machine only, keeps everything in its memory, and notifies only sites on this machine.
 * Reads PAYFAST_PORT, the merchant account in PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY and PAYFAST_PASSPHRASE, and
 * PAYFAST_LATE_MS. Prints `ready` once it answers. Ends with its parent.
 */
import { createServer } from 'node:http'
import { isOtherHost, send } from './local-pages.mjs'
import { endWhenAsked, listen } from './local-servers.mjs'
import { wasSent } from './payfast-notifications.mjs'
import { CONFIRMATIONS, indexPage, payPage, refuse, refusedRequest } from './payfast-pages.mjs'
import { readRequest } from './payfast-request.mjs'
import { openTransactions } from './payfast-transactions.mjs'

const port = Number(process.env.PAYFAST_PORT)
const late = Number(process.env.PAYFAST_LATE_MS)
const merchant = {
  id: process.env.PAYFAST_MERCHANT_ID,
  key: process.env.PAYFAST_MERCHANT_KEY,
  passphrase: process.env.PAYFAST_PASSPHRASE,
}
/** The most bytes of a form. */
const LIMIT = 64 * 2 ** 10
/** How long a slow confirmation takes, in milliseconds. */
const SLOW = 20_000

const transactions = openTransactions(merchant, late)
let confirmation = 'normal'

const redirect = (location) => ({ status: 303, body: '', headers: { location } })
const plain = (status, body) => ({ status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const notFound = () => refuse(404, 'There is no such page.')

function begin(body) {
  const { fields, problems } = readRequest(body, merchant)
  return problems.length > 0 ? refusedRequest(problems) : redirect(`/pay/${transactions.begin(fields).id}`)
}

async function confirm(body) {
  if (confirmation === 'error') return plain(500, 'Internal Server Error')
  if (confirmation === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW))
  return plain(200, confirmation !== 'invalid' && wasSent(body) ? 'VALID' : 'INVALID')
}

async function settle(transaction, body) {
  const form = new URLSearchParams(body)
  const [outcome, way] = [form.get('outcome'), form.get('way') ?? 'now']
  if (!['pay', 'cancel', 'fail'].includes(outcome) || !['now', 'late', 'twice', 'never'].includes(way))
    return refuse(400, 'Choose what to do with this payment.')
  return redirect(await transactions.settle(transaction, outcome, way))
}

function change(body) {
  const wanted = new URLSearchParams(body).get('confirmation')
  if (!Object.hasOwn(CONFIRMATIONS, wanted)) return refuse(400, 'Choose how confirmations are answered.')
  confirmation = wanted
  return redirect('/')
}

/** Answers a request to a payment: its page, what the payer chose, its plan, its notifications. */
async function answerToPayment(method, path, body) {
  const [, id, part, what] = /^\/pay\/([\w-]+)(?:\/(plan|notifications)\/(\w+))?$/.exec(path) ?? []
  const transaction = transactions.find(id)
  if (!transaction) return notFound()
  if (method === 'GET') return part ? notFound() : payPage(transaction, late)
  if (!part) return settle(transaction, body)
  if (part === 'notifications') await transactions.sendAgain(transaction, what)
  else if (['pay', 'cancel', 'fail'].includes(what)) await transactions.instalment(transaction, what)
  return redirect('/')
}

async function answerTo({ method, url }, body) {
  const [path] = url.split('?')
  if (method === 'GET' && path === '/') return indexPage(transactions.newestFirst(), confirmation)
  if (path.startsWith('/pay/')) return answerToPayment(method, path, body)
  if (method === 'GET') return notFound()
  if (path === '/eng/process') return begin(body)
  if (path === '/eng/query/validate') return confirm(body)
  return path === '/confirmation' ? change(body) : notFound()
}

/** Other sites send people here to pay, and nothing else. */
function isForeign({ url, headers }) {
  const site = headers['sec-fetch-site']
  return !url.startsWith('/eng/') && site !== undefined && site !== 'same-origin'
}

function check(request) {
  if (isOtherHost(request, port)) return refuse(403, `Open this page as http://localhost:${port}.`)
  if (request.method === 'GET') return undefined
  if (request.method !== 'POST')
    return { ...refuse(405, 'There is nothing of that kind to do here.'), headers: { allow: 'GET, POST' } }
  return isForeign(request) ? refuse(403, 'This form was sent by another site.') : undefined
}

/** The text of a form; undefined where it is too long, of which the rest is read and thrown away. */
async function read(request) {
  const parts = []
  let length = 0
  for await (const part of request) if ((length += part.length) <= LIMIT) parts.push(part)
  return length > LIMIT ? undefined : Buffer.concat(parts).toString()
}

async function answer(request) {
  const body = await read(request)
  return (
    check(request) ?? (body === undefined ? refuse(413, 'The form is too long.') : answerTo(request, body))
  )
}

const server = createServer((request, response) => {
  answer(request)
    .catch((error) => {
      process.stderr.write(`The PayFast simulator cannot answer: ${error.stack}\n`)
      return refuse(500, 'The simulator cannot answer this.')
    })
    .then((answered) => send(response, answered))
})

endWhenAsked()
await listen(server, 'PAYFAST_PORT')
process.stdout.write('ready\n')
