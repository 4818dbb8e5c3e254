/**
 * The PayFast simulator: a separate process that takes payments like PayFast, and moves no money. It answers on this
 * machine only, keeps everything in memory, and notifies only sites on this machine. Reads PAYFAST_PORT and
 * PAYFAST_LATE_MS. Prints `ready` once it answers. Ends with its parent.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOnSignal, serve } from './pages.mjs'
import { readForm } from './payfast-messages.mjs'
import { CONFIRMATIONS, indexPage, payPage, refuse, refusedForm } from './payfast-pages.mjs'
import * as payments from './payfast-payments.mjs'

/** Maximum size of a form in bytes. */
const LIMIT = 64 * 2 ** 10
/** Delay of a slow confirmation, in milliseconds. */
const SLOW = 20_000

let confirmation = 'normal'

const redirect = (location) => ({ status: 303, body: '', headers: { location } })
const plain = (status, body) => ({ status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const notFound = () => refuse(404, 'There is no such page.')

function begin(body) {
  const { fields, problems } = readForm(body)
  return problems.length > 0 ? refusedForm(problems) : redirect(`/pay/${payments.begin(fields).id}`)
}

async function confirm(body) {
  if (confirmation === 'error') return plain(500, 'Internal Server Error')
  if (confirmation === 'slow') await sleep(SLOW)
  return plain(200, confirmation !== 'invalid' && payments.wasSent(body) ? 'VALID' : 'INVALID')
}

async function settle(payment, body) {
  const form = new URLSearchParams(body)
  const [outcome, way] = [form.get('outcome'), form.get('way') ?? 'now']
  if (!payments.canSettle(outcome, way)) return refuse(400, 'Choose what to do with this payment.')
  return redirect(await payments.settle(payment, outcome, way))
}

function change(body) {
  const wanted = new URLSearchParams(body).get('confirmation')
  if (!Object.hasOwn(CONFIRMATIONS, wanted)) return refuse(400, 'Choose how confirmations are answered.')
  confirmation = wanted
  return redirect('/')
}

/** Answers a request to a payment: its page, the payer's choice, its plan, its notifications. */
async function answerToPayment(method, path, body) {
  const [, id, part, what] = /^\/pay\/([\w-]+)(?:\/(plan|notifications)\/(\w+))?$/.exec(path) ?? []
  const payment = payments.find(id)
  if (!payment) return notFound()
  if (method === 'GET') return part ? notFound() : payPage(payment)
  if (!part) return settle(payment, body)
  if (part === 'notifications') await payments.sendAgain(payment, what)
  else await payments.instalment(payment, what)
  return redirect('/')
}

/** Other sites may only send people here to pay. */
function isForeign({ method, url, headers }) {
  const site = headers['sec-fetch-site']
  return method === 'POST' && !url.startsWith('/eng/') && site !== undefined && site !== 'same-origin'
}

/** The text of a form; undefined if too long, with the excess read and dropped. */
async function read(request) {
  const parts = []
  let length = 0
  for await (const part of request) if ((length += part.length) <= LIMIT) parts.push(part)
  return length > LIMIT ? undefined : Buffer.concat(parts).toString()
}

async function answer(request) {
  const { method, url } = request
  const body = await read(request)
  if (isForeign(request)) return refuse(403, 'This form was sent by another site.')
  if (body === undefined) return refuse(413, 'The form is too long.')
  const [path] = url.split('?')
  if (method === 'GET' && path === '/') return indexPage(payments.newestFirst(), confirmation)
  if (path.startsWith('/pay/')) return answerToPayment(method, path, body)
  if (method === 'GET') return notFound()
  if (path === '/eng/process') return begin(body)
  if (path === '/eng/query/validate') return confirm(body)
  return path === '/confirmation' ? change(body) : notFound()
}

exitOnSignal()
await serve('PAYFAST_PORT', ['GET', 'POST'], refuse, answer)
process.stdout.write('ready\n')
