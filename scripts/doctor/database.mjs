/** What a project's database says of itself (`project_state`), compared with what the migrations make. */
import { JOB_KEYS, hashOfJobKey } from '../job-keys.mjs'
import { migrate, openPrepared, readMigrations } from '../database.mjs'
import { askProject, jsonOf, refusal } from '../project.mjs'

const PUSH =
  'npx supabase@3 db push --remote=<project ref>, with --include-all where a later one is applied already.'

/** @returns what the project says of itself, or why it does not, as a finding */
export async function stateOf({ url, secretKey }) {
  if (!secretKey)
    return {
      finding: {
        unsure: 'Database: not asked, because SUPABASE_SECRET_KEY is not set for this command.',
        mend: 'SUPABASE_SECRET_KEY=sb_secret_… npm run doctor. It is in Project Settings → API Keys; the web server never needs it.',
      },
    }
  const response = await askProject({ url, key: secretKey }, '/rest/v1/rpc/project_state', {})
  const state = await jsonOf(response)
  if (response.ok && state?.objects) return { state }
  if (state?.code === 'PGRST202')
    return {
      finding: { wrong: 'Migrations: the project has none of them, or not the last ones.', mend: PUSH },
    }
  if (response.status === 401 || state?.code === '42501')
    return { finding: { wrong: 'Database: SUPABASE_SECRET_KEY is not the secret key of this project.' } }
  return { finding: { wrong: `Database: ${refusal(response, state)}` } }
}

/** The same answer of a database in memory that the migrations have just made. Takes some seconds. */
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
    return [
      {
        wrong:
          'Migrations: the project keeps no list of them, so that the next "db push" would run them all again.',
        mend: `They were run by hand. Tell the project: npx supabase@3 migration repair --remote=<project ref> --status applied ${versions.join(' ')}`,
      },
    ]
  const missing = missingOf(applied)
  const others = applied.map(({ version }) => version).filter((version) => !versions.includes(version))
  const findings = [
    missing.length > 0 && { wrong: `Migrations: ${missing.join(', ')} not applied.`, mend: PUSH },
    others.length > 0 && {
      wrong: `Migrations: ${others.join(', ')} applied, but not in this repository.`,
      mend: 'Use the version of the repository that the site runs on, or add their files: npx supabase@3 migration fetch --remote=<project ref>',
    },
  ].filter(Boolean)
  return findings.length > 0 ? findings : [{ good: `Migrations: all ${versions.length} are applied.` }]
}

/** Whether the web server's job keys, as far as they are set for this command, are those that the project knows. */
export function jobKeys({ state, env }) {
  const names = Object.values(JOB_KEYS)
  const isSet = names.some((name) => env[name])
  const wrong = Object.entries(JOB_KEYS).flatMap(([purpose, name]) => {
    const hashes = state.job_keys[purpose] ?? []
    if (hashes.length === 0)
      return { wrong: `Job keys: the project has none for ${purpose}.`, mend: 'npm run setup -- keys' }
    if (!isSet || (env[name] && hashes.includes(hashOfJobKey(env[name])))) return []
    return {
      wrong: `Job keys: ${env[name] ? `${name} is not the project's key for ${purpose}` : `${name} is not set`}.`,
      mend: `Set the one that belongs to this project on the web server. Is it lost: npm run setup -- keys ${purpose}`,
    }
  })
  if (wrong.length > 0) return wrong
  if (isSet) return [{ good: 'Job keys: the project has those of the environment.' }]
  return [
    {
      unsure:
        'Job keys: the project has one for each purpose; whether the web server has the same is not known here.',
      mend: `Set ${names.join(', ')} for this command, or: npx vercel env pull .env.local`,
    },
  ]
}

/** Whether the buckets have the limits of the migrations. */
export function buckets({ state, expected }) {
  const findings = Object.entries(expected.buckets).flatMap(([id, must]) => {
    const is = state.buckets[id]
    if (!is)
      return {
        wrong: `Storage: the bucket ${id} is missing.`,
        mend: 'Run its "insert into storage.buckets" of the migrations again.',
      }
    const differences = [
      is.public !== must.public && {
        text: `it must be ${must.public ? 'public' : 'private'}`,
        sql: `public = ${must.public}`,
      },
      is.limit !== must.limit && {
        text: `it takes ${is.limit ?? 'any number of'} bytes, not ${must.limit}`,
        sql: `file_size_limit = ${must.limit}`,
      },
      String(is.types) !== String(must.types) && {
        text: `it takes ${is.types ?? 'every kind'}, not ${must.types}`,
        sql: `allowed_mime_types = '{${must.types}}'`,
      },
    ].filter(Boolean)
    if (differences.length === 0) return []
    return {
      wrong: `Storage: of the bucket ${id}, ${differences.map(({ text }) => text).join('; ')}.`,
      mend: `In the SQL editor: update storage.buckets set ${differences.map(({ sql }) => sql).join(', ')} where id = '${id}';`,
    }
  })
  const names = Object.keys(expected.buckets).join(', ')
  return findings.length > 0 ? findings : [{ good: `Storage: ${names} have their limits.` }]
}

/** Whether somebody can look after the site. */
export function admins({ state }) {
  if (state.admins > 1) return [{ good: `Staff: ${state.admins} admins.` }]
  if (state.admins === 0)
    return [{ wrong: 'Staff: nobody is admin yet.', mend: 'npm run staff -- add EMAIL --role admin' }]
  return [
    {
      unsure: 'Staff: one admin alone.',
      mend: 'Two can help each other: with a lost phone, and to confirm bank details at once. Invite another at /admin/staff.',
    },
  ]
}
