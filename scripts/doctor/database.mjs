/** The state of a project's database (`project_state`), compared with that of the migrations. */
import { isDeepStrictEqual } from 'node:util'
import { JOB_KEYS, hashOfJobKey, jobKeyOf } from '../../lib/job-keys.mjs'
import { migrate, openPrepared, readMigrations } from '../backend/database.mjs'
import { askProject, jsonOf, refusal } from '../project.mjs'
import { good, orGood, unsure, wrong } from './findings.mjs'

const PUSH =
  'npx supabase@3 db push --remote=<project ref>, with --include-all where a later one is already applied.'

/** @returns the project's state, or a finding that says why there is none */
export async function stateOf({ url, secretKey }) {
  if (!secretKey) {
    const mend =
      'SUPABASE_SECRET_KEY=sb_secret_… npm run doctor. It is in Project Settings → API Keys; the web server never needs it.'
    const text = 'Database: not asked, because SUPABASE_SECRET_KEY is not set for this command.'
    return { finding: unsure(text, mend) }
  }
  const response = await askProject({ url, key: secretKey }, '/rest/v1/rpc/project_state', {})
  const state = await jsonOf(response)
  if (response.ok && state?.objects) return { state }
  if (state?.code === 'PGRST202')
    return { finding: wrong('Migrations: the project has none of them, or not the last ones.', PUSH) }
  const isOther = response.status === 401 || state?.code === '42501'
  const why = isOther
    ? 'SUPABASE_SECRET_KEY is not the secret key of this project.'
    : refusal(response, state)
  return { finding: wrong(`Database: ${why}`) }
}

/** The expected state, from a freshly migrated database in memory. Takes some seconds. */
export async function expectedState() {
  const { connection, database } = await openPrepared()
  await migrate(database)
  const { rows } = await database.query('select public.project_state() as state')
  await connection.close()
  return rows[0].state
}

const versions = readMigrations().map(({ version }) => version)
const missingOf = (applied) => versions.filter((version) => !applied.some((each) => each.version === version))

/** Whether the project has all migrations, as far as it knows itself. */
export const isMigrated = ({ migrations: applied }) => !applied || missingOf(applied).length === 0

/** Whether the migrations of the project are those of the repository. */
export function migrations({ state: { migrations: applied } }) {
  if (!applied)
    return wrong(
      'Migrations: the project keeps no list of them, so the next "db push" would run them all again.',
      `They were run by hand. Tell the project: npx supabase@3 migration repair --remote=<project ref> --status applied ${versions.join(' ')}`,
    )
  const missing = missingOf(applied)
  const others = applied.map(({ version }) => version).filter((version) => !versions.includes(version))
  const findings = [
    missing.length > 0 && wrong(`Migrations: ${missing.join(', ')} not applied.`, PUSH),
    others.length > 0 &&
      wrong(
        `Migrations: ${others.join(', ')} applied, but not in this repository.`,
        'Use the version of the repository that the site runs on, or add their files: npx supabase@3 migration fetch --remote=<project ref>',
      ),
  ]
  return orGood(findings, `Migrations: all ${versions.length} are applied.`)
}

/** Whether the web server's job keys, as far as set for this command, are known to the project. */
export function jobKeys({ state, env }) {
  const isSet = Object.keys(JOB_KEYS).some((purpose) => jobKeyOf(purpose, env))
  const findings = Object.entries(JOB_KEYS).map(([purpose, former]) => {
    const hashes = state.job_keys[purpose] ?? []
    const key = jobKeyOf(purpose, env)
    const name = env[former] ? former : 'JOB_SECRET'
    if (hashes.length === 0)
      return wrong(`Job keys: the project has none for ${purpose}.`, 'npm run setup -- keys')
    if (!isSet || (key && hashes.includes(hashOfJobKey(key)))) return null
    return wrong(
      `Job keys: ${key ? `${name} does not give the project's key for ${purpose}` : `${name} is not set`}.`,
      `Set the one that belongs to this project on the web server. If it is lost, run: npm run setup -- keys ${purpose === 'second-factor' ? purpose : 'new'}`,
    )
  })
  if (isSet || findings.some(Boolean))
    return orGood(findings, 'Job keys: the project has those of the environment.')
  return unsure(
    'Job keys: the project has one for each purpose; whether the web server has the same is not known here.',
    'Set JOB_SECRET for this command, or: npx vercel env pull .env.local',
  )
}

/** Whether the buckets have the limits of the migrations. */
export function buckets({ state, expected }) {
  const findings = Object.entries(expected.buckets).map(([id, must]) => {
    if (isDeepStrictEqual(state.buckets[id], must)) return null
    const { public: isPublic, limit, types } = must
    return wrong(
      `Storage: the bucket ${id} ${id in state.buckets ? 'has other limits than the migrations give it' : 'is missing'}.`,
      `In the SQL editor: insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('${id}', '${id}', ${isPublic}, ${limit}, '{${types}}') on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;`,
    )
  })
  return orGood(findings, `Storage: ${Object.keys(expected.buckets).join(', ')} have their limits.`)
}

/** The nightly jobs, and the consequence of each missing. */
const NIGHTLY = [
  {
    name: 'purge-expired',
    lack: 'expired data is never deleted',
    sql: "select cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');",
  },
  {
    name: 'vacuum-erased',
    lack: 'the files of the database keep deleted data',
    sql: "select cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');",
  },
]
/** They run once a day, and may take a while. */
const MOST_HOURS = 26

function nightly({ name, lack, sql }, jobs) {
  const job = jobs.find((one) => one.name === name)
  if (!job) return wrong(`Cron: the job ${name} is missing, so ${lack}.`, `In the SQL editor: ${sql}`)
  if (!job.active)
    return wrong(`Cron: the job ${name} is switched off.`, 'Integrations → Cron: switch it on.')
  if (job.minutes === null)
    return unsure(`Cron: the job ${name} is there and has not run yet.`, 'It runs at night.')
  if (job.minutes <= MOST_HOURS * 60) return good(`Cron: the job ${name} is there and ran within a day.`)
  return wrong(
    `Cron: the job ${name} last ran ${Math.floor(job.minutes / 60)} hours ago.`,
    'Integrations → Cron: see its history. After a pause of the project it runs again the next night.',
  )
}

/** Whether the database's jobs exist and work. The embedded backend runs its own. */
export function cron({ state, isHosted }) {
  if (!isHosted) return []
  if (!state.cron)
    return wrong(
      'Cron: pg_cron is off, or the owner of the migrations may not use it: expired data is never deleted.',
      `Integrations → Cron: turn it on; then, in the SQL editor: ${NIGHTLY.map(({ sql }) => sql).join(' ')}`,
    )
  const failed = state.cron.filter(({ status }) => status === 'failed')
  return [
    ...NIGHTLY.map((job) => nightly(job, state.cron)),
    ...failed.map(({ name }) =>
      wrong(`Cron: the job ${name} failed on its last run.`, 'Integrations → Cron: its history says why.'),
    ),
  ]
}
