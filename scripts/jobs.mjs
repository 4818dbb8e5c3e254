/**
 * The jobs that a site has at certain times, as Vercel Cron calls them elsewhere: that of the embedded backend, and those in
 * containers. `node scripts/jobs.mjs ADDRESS` has the site at an address do them every minute, with CRON_SECRET, where no
 * other scheduler does (compose.yaml). Node's own modules only.
 */
import { fileURLToPath } from 'node:url'
import { fail } from './terminal.mjs'

const MINUTE = 60_000

/** What the site does every minute: has PayFast confirm the payments that wait, and sends the mail that is due. */
const JOBS = ['/api/jobs/payments', '/api/jobs/mail']

/**
 * Has the site do its jobs at once, because something may have waited while it did not run, and then every minute. A call that
 * fails is silent: the next one does its work. None begins before the one before it has ended.
 * @param {string} siteUrl where the site answers, without a slash at the end
 * @param {string} secret CRON_SECRET of the site
 * @returns what ends it
 */
export function startJobs(siteUrl, secret) {
  const timers = new Map()
  async function run(path) {
    // A site that does not answer is given up by `fetch` itself, after five minutes.
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
