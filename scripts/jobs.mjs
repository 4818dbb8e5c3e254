/**
 * The site's scheduled jobs, which Vercel Cron calls elsewhere: on the embedded backend, and in containers
 * (compose.yaml). `node scripts/jobs.mjs ADDRESS` has the site at an address do them every minute, with CRON_SECRET.
 * Node's own modules only.
 */
import { fileURLToPath } from 'node:url'
import { fail } from './terminal.mjs'

const MINUTE = 60_000

/** Jobs of every minute: PayFast's confirmation of pending payments, and sending due mail. */
const JOBS = ['/api/jobs/payments', '/api/jobs/mail']

/** What an answer other than 202 means, as far as the caller can tell. */
const MEANINGS = {
  401: 'CRON_SECRET is not the secret of the site.',
  404: 'Is this the address of the site?',
  503: 'The site is not ready.',
}

/** Why a job did not start, in a sentence; null if it did. `fetch` itself gives up after five minutes. */
async function problemOf(address, secret) {
  const headers = { authorization: `Bearer ${secret}` }
  try {
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers })
    await answer.text()
    const { status } = answer
    if (status === 202) return null
    return `${address} answered ${status} instead of 202. ${MEANINGS[status] ?? ''}`.trim()
  } catch ({ cause, name }) {
    return `${address} does not answer (${cause?.code ?? name}).`
  }
}

const complainAtTerminal = (sentence) => process.stderr.write(`${new Date().toISOString()} ${sentence}\n`)

/**
 * Runs the jobs at once, because work may have accumulated while the site was down, and then every minute. A call never
 * overlaps the one before. A job that does not start is reported, once until that changes: the next call does its work.
 * @param {string} siteUrl the site's address, without a trailing slash
 * @param {string} secret CRON_SECRET of the site
 * @param {(sentence: string) => unknown} complain
 * @param {number} pause in milliseconds
 * @returns a function that stops them
 */
export function startJobs(siteUrl, secret, complain = complainAtTerminal, pause = MINUTE) {
  const timers = new Map()
  const problems = new Map(JOBS.map((path) => [path, null]))
  async function run(path) {
    const problem = await problemOf(siteUrl + path, secret)
    if (isStopped) return
    if (problem !== problems.get(path)) complain(problem ?? `${siteUrl + path} runs again.`)
    problems.set(path, problem)
    timers.set(path, setTimeout(run, pause, path))
  }
  let isStopped = false
  JOBS.forEach(run)
  return () => {
    isStopped = true
    timers.forEach(clearTimeout)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [address] = process.argv.slice(2)
  if (!URL.canParse(address ?? '')) fail('Usage: node scripts/jobs.mjs http://…')
  if (!process.env.CRON_SECRET) fail('CRON_SECRET is missing. See .env.example.')
  const stop = startJobs(address.replace(/\/+$/, ''), process.env.CRON_SECRET)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
}
