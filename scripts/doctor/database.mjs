/** What a project's database says of itself (`project_state`), held against what the migrations make. */
import { JOB_KEYS, hashOfJobKey } from '../job-keys.mjs'
import { readMigrations } from '../migrate.mjs'
import { askProject, jsonOf, refusal } from '../project.mjs'
import { bad, good, unknown } from './report.mjs'

const PUSH =
  'npx supabase db push --remote=<project ref>, with --include-all where a later one is applied already.'

/** @returns what the project says of itself, or why it does not, as a finding */
export async function stateOf({ url, secretKey }) {
  if (!secretKey)
    return {
      finding: unknown(
        'Database: not asked, because SUPABASE_SECRET_KEY is not set for this command.',
        'SUPABASE_SECRET_KEY=sb_secret_… npm run doctor. It is in Project Settings → API Keys; the web server never needs it.',
      ),
    }
  const response = await askProject({ url, key: secretKey }, '/rest/v1/rpc/project_state', {})
  const state = await jsonOf(response)
  if (response.ok && state?.objects) return { state }
  if (state?.code === 'PGRST202')
    return { finding: bad('Migrations: the project has none of them, or not the last ones.', PUSH) }
  if (response.status === 401 || state?.code === '42501')
    return { finding: bad('Database: SUPABASE_SECRET_KEY is not the secret key of this project.') }
  return { finding: bad(`Database: ${refusal(response, state)}`) }
}

/** The migrations that a project lacks, and those that only it has, by their versions. */
function difference({ migrations: applied }) {
  const versions = readMigrations().map(({ version }) => version)
  const others = applied.map(({ version }) => version).filter((version) => !versions.includes(version))
  const missing = versions.filter((version) => !applied.some((each) => each.version === version))
  return { versions, missing, others }
}

/** Whether the project has all migrations, as far as it knows itself. */
export const isMigrated = (state) => !state.migrations || difference(state).missing.length === 0

/** Whether the migrations of the project are those of the repository. */
export function migrations({ state }) {
  const { versions, missing, others } = difference({ migrations: state.migrations ?? [] })
  if (!state.migrations)
    return [
      bad(
        'Migrations: the project keeps no list of them, so that the next "db push" would run them all again.',
        `They were run by hand. Tell the project: npx supabase migration repair --remote=<project ref> --status applied ${versions.join(' ')}`,
      ),
    ]
  const findings = []
  if (missing.length > 0) findings.push(bad(`Migrations: ${missing.join(', ')} not applied.`, PUSH))
  if (others.length > 0)
    findings.push(
      bad(
        `Migrations: ${others.join(', ')} applied, but not in this repository.`,
        'Use the version of the repository that the site runs on, or add their files: npx supabase migration fetch --remote=<project ref>',
      ),
    )
  return findings.length > 0 ? findings : [good(`Migrations: all ${versions.length} are applied.`)]
}

/** Whether the web server's job keys, as far as they are set for this command, are those that the project knows. */
export function jobKeys({ state, env }) {
  const isSet = Object.values(JOB_KEYS).some((name) => env[name])
  const findings = Object.entries(JOB_KEYS).map(([purpose, name]) => {
    const hashes = state.job_keys[purpose] ?? []
    const another = `npm run setup -- keys ${purpose}`
    if (hashes.length === 0)
      return bad(`Job keys: the project has none for ${purpose}.`, 'npm run setup -- keys')
    if (!isSet) return null
    if (!env[name])
      return bad(`Job keys: ${name} is not set.`, `Set it on the web server. Is it lost: ${another}`)
    if (hashes.includes(hashOfJobKey(env[name]))) return null
    return bad(
      `Job keys: ${name} is not the project's key for ${purpose}.`,
      `Set the one that belongs to this project on the web server. Is it lost: ${another}`,
    )
  })
  const wrong = findings.filter(Boolean)
  if (wrong.length > 0) return wrong
  if (isSet) return [good('Job keys: the project has those of the environment.')]
  return [
    unknown(
      'Job keys: the project has one for each purpose; whether the web server has the same is not known here.',
      `Set ${Object.values(JOB_KEYS).join(', ')} for this command, or: npx vercel env pull .env.local`,
    ),
  ]
}

/** Whether the buckets have the limits of the migrations. */
export function buckets({ state, expected }) {
  const findings = Object.entries(expected.buckets).flatMap(([id, must]) => {
    const is = state.buckets[id]
    if (!is)
      return bad(
        `Storage: the bucket ${id} is missing.`,
        'Run its "insert into storage.buckets" of the migrations again.',
      )
    const wrong = [
      is.public !== must.public && ['public', `it must be ${must.public ? 'public' : 'private'}`],
      is.limit !== must.limit && [
        'file_size_limit',
        `it takes ${is.limit ?? 'any number of'} bytes, not ${must.limit}`,
      ],
      String(is.types) !== String(must.types) && [
        'allowed_mime_types',
        `it takes ${is.types ?? 'every kind'}, not ${must.types}`,
      ],
    ].filter(Boolean)
    if (wrong.length === 0) return []
    const value = (column) =>
      column === 'public' ? must.public : column === 'file_size_limit' ? must.limit : `'{${must.types}}'`
    const set = wrong.map(([column]) => `${column} = ${value(column)}`).join(', ')
    return bad(
      `Storage: of the bucket ${id}, ${wrong.map(([, text]) => text).join('; ')}.`,
      `In the SQL editor: update storage.buckets set ${set} where id = '${id}';`,
    )
  })
  const names = Object.keys(expected.buckets).join(', ')
  return findings.length > 0 ? findings : [good(`Storage: ${names} have their limits.`)]
}
