/** Checks of the deployed site, at its address: what a monitor, a visitor and the scheduler get. Starts no job. */
import { good, orGood, unsure, wrong } from './findings.mjs'

const ANSWER_MILLISECONDS = 20_000

/** Prerendered pages, whose inline scripts and styles have their hashes in one meta element. */
const PAGES = ['/', '/af', '/courses', '/af/blog', '/privacy-policy']
const POLICY = /<meta http-equiv="Content-Security-Policy" content="script-src 'self'(?: 'sha256-[^']+')+;/g

const siteUrl = ({ SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host }) =>
  (SITE_URL || (host && `https://${host}`))?.replace(/\/+$/, '')

/** An answer of the site with its text; without a status if there is none. */
async function ask(url, path, { method = 'GET', secret } = {}) {
  try {
    const headers = secret ? { authorization: `Bearer ${secret}` } : {}
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS)
    const answer = await fetch(url + path, { method, headers, redirect: 'manual', signal })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch {
    return { text: '' }
  }
}

/** The `status` of a health check's answer; undefined if it is none. */
function statusOf({ text }) {
  try {
    return JSON.parse(text).status
  } catch {
    return undefined
  }
}

const HEALTH = {
  ok: good('Site: it is healthy and has the migrations that it needs.'),
  outdated: wrong(
    'Site: the project lacks a migration that the running build needs.',
    'npx supabase@3 db push --remote=<project ref>',
  ),
  unavailable: wrong(
    'Site: its database does not answer it.',
    'Are SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY on the web server those of this project? Its log says why.',
  ),
}

const STILL = 'The log names it (jobHealth), as does the page System. docs/runbook.md: "Mail stands still".'
const JOBS = {
  ok: good('Site: its jobs run, and mail leaves.'),
  late: wrong('Site: a job is late, or mail waits for an hour.', STILL),
}

/** Why a page has not exactly one policy, with hashes; null if it has. */
async function pageFault(url, path) {
  const { status = 'nothing', text, headers } = await ask(url, path)
  if (status !== 200) return wrong(`Pages: ${path} answers ${status}.`)
  const count = text.match(POLICY)?.length ?? 0
  if (count === 1 && headers.get('content-security-policy')) return null
  return wrong(
    `Pages: ${path} has ${count === 0 ? 'no policy' : `${count} policies`} with hashes instead of one.`,
    'On Vercel set NEXT_ENABLE_ADAPTER=0, and deploy again: docs/decisions/006-page-policy-on-vercel.md. `npm run dev` has none.',
  )
}

/** Whether only the scheduler can start a job, and whether the secret is the one known here. */
async function jobRoute(url, secret) {
  const { status: refusal = 'nothing' } = await ask(url, '/api/jobs/mail', { method: 'POST' })
  if (refusal !== 401)
    return wrong(
      `Jobs: without the secret /api/jobs/mail answers ${refusal} instead of 401.`,
      'Is another server, or a proxy that answers itself, at this address?',
    )
  if (!secret)
    return unsure(
      'Jobs: the site refuses strangers; whether it takes the secret of the scheduler was not asked.',
      'Set CRON_SECRET for this command, too.',
    )
  const { status = 'nothing' } = await ask(url, '/api/jobs/check', { method: 'POST', secret })
  if (status === 202) return good('Jobs: the site takes the secret of the scheduler, and no other.')
  return wrong(
    `Jobs: with CRON_SECRET /api/jobs/check answers ${status} instead of 202.`,
    'The site has another CRON_SECRET, or none. Give the site, the scheduler and this command the same one.',
  )
}

/** Asks the deployed site. */
export async function deployedSite({ env }) {
  const url = siteUrl(env)
  if (!url)
    return [
      unsure(
        'Site: not asked, because SITE_URL is not set for this command.',
        'SITE_URL=https://… npm run doctor',
      ),
    ]
  const health = await ask(url, '/api/health')
  const found = HEALTH[statusOf(health)]
  if (!found) {
    const what = health.status ? `is not this site, or is broken (${health.status})` : 'does not answer'
    return [wrong(`Site: ${url} ${what}.`, 'Is SITE_URL right, and is the site deployed?')]
  }
  const jobs = JOBS[statusOf(await ask(url, '/api/health/jobs'))]
  const pages = []
  for (const path of PAGES) pages.push(await pageFault(url, path))
  return [
    found,
    jobs ?? wrong('Site: /api/health/jobs does not answer.', STILL),
    ...orGood(pages, `Pages: each of ${PAGES.length} has one policy, with hashes.`),
    await jobRoute(url, env.CRON_SECRET),
  ]
}

/** Minutes after which a job is late, as in private.job_health. */
const LATE = { mail: 30, payments: 30, purge: 2 * 24 * 60 }

/** When each job ran last. The purge that never ran is a matter of `cron`. */
export function lastRuns({ state: { job_runs: runs }, env }) {
  const needed = Object.keys(LATE).filter((job) => job !== 'payments' || env.PAYFAST_URL)
  const findings = needed.map((job) => {
    const minutes = runs[job]
    if (minutes === undefined && job !== 'purge')
      return wrong(
        `Last runs: ${job} has never run.`,
        `Let the scheduler call /api/jobs/${job} every minute: docs/deploy.md, step 7.`,
      )
    if (minutes === undefined || minutes <= LATE[job]) return null
    return wrong(
      `Last runs: ${job} ran ${minutes} minutes ago.`,
      job === 'purge'
        ? 'Integrations → Cron: see the history of purge-expired.'
        : `Is /api/jobs/${job} still called every minute? The scheduler's own log has the answers: docs/runbook.md.`,
    )
  })
  const run = needed.filter((job) => runs[job] !== undefined)
  return orGood(findings, `Last runs: ${run.join(', ')} ran in time.`)
}
