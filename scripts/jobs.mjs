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

/**
 * Runs the jobs at once, because work may have accumulated while the site was down, and then every minute. A failed
 * call is silent: the next one does its work. A call never overlaps the one before.
 * @param {string} siteUrl the site's address, without a trailing slash
 * @param {string} secret CRON_SECRET of the site
 * @returns a function that stops them
 */
export function startJobs(siteUrl, secret) {
  const timers = new Map()
  async function run(path) {
    // `fetch` itself gives up on an unresponsive site after five minutes.
    await fetch(siteUrl + path, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
      .then((answer) => answer.text())
      .catch(() => {})
    if (!isStopped) timers.set(path, setTimeout(run, MINUTE, path))
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
