/** What runs by itself: the jobs of every night, and those that the site does every minute. */

/** The jobs of every night, and what happens without them. */
const NIGHTLY = [
  {
    name: 'purge-expired',
    lack: 'nothing is ever erased',
    sql: "select cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');",
  },
  {
    name: 'vacuum-erased',
    lack: 'the files of the database keep what was erased',
    sql: "select cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');",
  },
]
/** They run once a day, and may take a while. */
const MOST_HOURS = 26

function nightly({ name, lack, sql }, jobs) {
  const job = jobs.find((one) => one.name === name)
  if (!job)
    return { wrong: `Cron: the job ${name} is missing, so that ${lack}.`, mend: `In the SQL editor: ${sql}` }
  if (!job.active)
    return { wrong: `Cron: the job ${name} is switched off.`, mend: 'Integrations → Cron: switch it on.' }
  if (job.minutes === null)
    return { unsure: `Cron: the job ${name} is there and has not run yet.`, mend: 'It does at night.' }
  if (job.minutes > MOST_HOURS * 60)
    return {
      wrong: `Cron: the job ${name} ran last ${Math.floor(job.minutes / 60)} hours ago.`,
      mend: 'Integrations → Cron: see its history. A project that was paused runs it again in the next night.',
    }
  return { good: `Cron: the job ${name} is there and ran within a day.` }
}

/** Whether the jobs of the database are there and do their work. The embedded backend does it by itself. */
export function cron({ state, isHosted }) {
  if (!isHosted) return []
  if (!state.cron)
    return [
      {
        wrong: 'Cron: pg_cron is off, or the owner of the migrations may not use it: nothing is ever erased.',
        mend: `Integrations → Cron: turn it on; then, in the SQL editor: ${NIGHTLY.map(({ sql }) => sql).join(' ')}`,
      },
    ]
  const failed = state.cron
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => ({
      wrong: `Cron: the job ${name} failed when it ran last.`,
      mend: 'Integrations → Cron: its history says why.',
    }))
  return [...NIGHTLY.map((job) => nightly(job, state.cron)), ...failed]
}

/** What has been due for so long that nobody seems to fetch it. */
export function waiting({ state }) {
  const late = [
    ['mail_waiting', 'messages', '/api/jobs/mail'],
    ['notifications_waiting', 'notifications of PayFast', '/api/jobs/payments'],
  ].filter(([count]) => state[count] > 0)
  if (late.length === 0) return [{ good: 'Jobs: nothing waits that is due.' }]
  return late.map(([count, what, path]) => ({
    wrong: `Jobs: ${what} that have been due for more than five minutes: ${state[count]}.`,
    mend: `Let something call ${path} every minute with CRON_SECRET (README, "Put it on the web"), and set SMTP_URL on the web server.`,
  }))
}
