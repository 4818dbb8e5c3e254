/** What runs by itself: the nightly deletion and the jobs of every minute; and whom the project belongs to. */
import { bad, good, unknown } from './report.mjs'

/** The jobs of every night, and what happens without them. */
const NIGHTLY = [
  {
    name: 'purge-expired',
    at: '01:15',
    lack: 'nothing is ever erased',
    sql: "select cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');",
  },
  {
    name: 'vacuum-erased',
    at: '01:45',
    lack: 'the files of the database keep what was erased',
    sql: "select cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');",
  },
]
/** They run once a day, and may take a while. */
const MOST_HOURS = 26

function nightly({ name, at, lack, sql }, jobs) {
  const job = jobs.find((one) => one.name === name)
  if (!job) return bad(`Cron: the job ${name} is missing, so that ${lack}.`, `In the SQL editor: ${sql}`)
  if (!job.active) return bad(`Cron: the job ${name} is switched off.`, `Integrations → Cron: switch it on.`)
  if (job.minutes === null)
    return unknown(`Cron: the job ${name} is there and has not run yet.`, `It does at ${at} UTC.`)
  if (job.minutes > MOST_HOURS * 60)
    return bad(
      `Cron: the job ${name} ran last ${Math.floor(job.minutes / 60)} hours ago.`,
      'Integrations → Cron: see its history. A project that was paused runs it again in the next night.',
    )
  return good(`Cron: the job ${name} is there and ran within a day.`)
}

/** Whether the jobs of the database are there and do their work. */
export function cron({ state, isHosted }) {
  if (!isHosted) return [unknown('Cron: the embedded backend erases by itself what has run out.')]
  if (!state.cron)
    return [
      bad(
        'Cron: pg_cron is off, or the owner of the migrations may not use it: nothing is ever erased.',
        `Integrations → Cron: turn it on; then, in the SQL editor: ${NIGHTLY.map(({ sql }) => sql).join(' ')}`,
      ),
    ]
  const failed = state.cron
    .filter(({ status }) => status === 'failed')
    .map(({ name }) =>
      bad(`Cron: the job ${name} failed when it ran last.`, 'Integrations → Cron: its history says why.'),
    )
  return [...NIGHTLY.map((job) => nightly(job, state.cron)), ...failed]
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
      `Let something call ${path} every minute with CRON_SECRET (docs/deploy.md), and set SMTP_URL on the web server.`,
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
