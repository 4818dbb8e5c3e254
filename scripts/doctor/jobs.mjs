/** What runs by itself: the nightly deletion and the jobs of every minute; and whom the project belongs to. */
import { bad, good, unknown } from './report.mjs'

const PURGE = 'purge-expired'
/** It runs once a day, and may take a while. */
const PURGE_HOURS = 26

const SCHEDULE = `select cron.schedule('${PURGE}', '15 1 * * *', 'select public.purge_expired()');`

function purge(jobs) {
  const job = jobs.find(({ name }) => name === PURGE)
  if (!job)
    return bad(
      `Cron: the job ${PURGE} is missing, so that nothing is ever erased.`,
      `In the SQL editor: ${SCHEDULE}`,
    )
  if (!job.active) return bad(`Cron: the job ${PURGE} is switched off.`, `Integrations → Cron: switch it on.`)
  if (job.minutes === null)
    return unknown(`Cron: the job ${PURGE} is there and has not run yet.`, 'It does at 01:15 UTC.')
  if (job.minutes > PURGE_HOURS * 60)
    return bad(
      `Cron: the job ${PURGE} ran last ${Math.floor(job.minutes / 60)} hours ago.`,
      'Integrations → Cron: see its history. A project that was paused runs it again in the next night.',
    )
  return good(`Cron: the job ${PURGE} is there and ran within a day.`)
}

/** Whether the jobs of the database are there and do their work. */
export function cron({ state, isHosted }) {
  if (!isHosted) return [unknown('Cron: the embedded backend erases by itself what has run out.')]
  if (!state.cron)
    return [
      bad(
        'Cron: pg_cron is off, or the owner of the migrations may not use it: nothing is ever erased.',
        `Integrations → Cron: turn it on; then, in the SQL editor: ${SCHEDULE}`,
      ),
    ]
  const failed = state.cron
    .filter(({ status }) => status === 'failed')
    .map(({ name }) =>
      bad(`Cron: the job ${name} failed when it ran last.`, 'Integrations → Cron: its history says why.'),
    )
  return [purge(state.cron), ...failed]
}

/** What has been due for so long that nobody seems to fetch it. */
export function waiting({ state }) {
  const jobs = [
    ['mail_waiting', 'messages', '/api/jobs/mail'],
    ['notifications_waiting', 'notifications of PayFast', '/api/jobs/payments'],
  ]
  const late = jobs.filter(([count]) => state[count] > 0)
  if (late.length === 0) return [good('Jobs: nothing waits that is due.')]
  return late.map(([count, what, path]) =>
    bad(
      `Jobs: ${what} that have been due for more than five minutes: ${state[count]}.`,
      `Let something call ${path} every minute with CRON_SECRET (README, "Put it on the web"), and set SMTP_URL on the web server.`,
    ),
  )
}

/** Whether somebody can look after the site. */
export function admins({ state }) {
  if (state.admins > 1) return [good(`Staff: ${state.admins} admins.`)]
  if (state.admins === 1)
    return [
      unknown(
        'Staff: one admin alone.',
        'Two can help each other: with a lost phone, and to confirm bank details at once. Invite another at /admin/staff.',
      ),
    ]
  return [bad('Staff: nobody is admin yet.', 'npm run staff -- add EMAIL --role admin')]
}
