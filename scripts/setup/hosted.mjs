/**
 * Makes a hosted Supabase project ready for the site by Supabase's Management API: its migrations and settings. Each
 * step looks first, changes only what differs, and says what it did, so that the command can be run again at any time.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HISTORY, readMigrations } from '../backend/database.mjs'
import { jsonOf } from '../project.mjs'
import { ROOT, fail, say } from '../terminal.mjs'
import { wantedSettings } from './settings.mjs'

const API = 'https://api.supabase.com'

/** Time limit of a request, in milliseconds; a large migration takes some of it. */
const MILLISECONDS = 120_000

const TOKENS = 'https://supabase.com/dashboard/account/tokens'
const REFUSALS = {
  401: `Supabase does not accept the token. Make one at ${TOKENS}, and set it as SUPABASE_ACCESS_TOKEN for this command.`,
  403: 'The account of the token may not change this project.',
  404: 'The account of the token has no such project. The reference is in the address of its dashboard.',
  429: 'Supabase takes no more requests just now. Run the command again in a minute.',
}

/** Vercel's regions beside Supabase's (https://vercel.com/docs/regions). */
const NEAREST = {
  'ap-northeast-1': 'hnd1',
  'ap-northeast-2': 'icn1',
  'ap-south-1': 'bom1',
  'ap-southeast-1': 'sin1',
  'ap-southeast-2': 'syd1',
  'ca-central-1': 'yul1',
  'eu-central-1': 'fra1',
  'eu-north-1': 'arn1',
  'eu-west-1': 'dub1',
  'eu-west-2': 'lhr1',
  'eu-west-3': 'cdg1',
  'sa-east-1': 'gru1',
  'us-east-1': 'iad1',
  'us-east-2': 'cle1',
  'us-west-1': 'sfo1',
  'us-west-2': 'pdx1',
}

/** Asks the Management API about the project; ends the script if it refuses. */
async function ask({ ref, token }, path, { method = 'GET', body } = {}) {
  const response = await fetch(`${API}/v1/projects/${ref}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(MILLISECONDS),
  }).catch(() => fail(`${API} does not answer. Is this machine connected to the Internet?`))
  const answer = await jsonOf(response)
  if (response.ok && answer !== undefined) return answer
  if (response.ok) return fail(`${API} gave no answer that can be read. Run the command again.`)
  return fail(REFUSALS[response.status] ?? `Supabase refused ${path}: ${answer?.message ?? response.status}`)
}

const query = (project, sql) => ask(project, '/database/query', { method: 'POST', body: { query: sql } })

/** A migration with its record. One request is one transaction: a failed migration leaves nothing. */
function withRecord({ version, name, sql }) {
  const quote = `$file_${version}$`
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('${version}', '${name}', array[${quote}${sql}${quote}]);`
  return `${sql}\n;${record}`
}

async function applyMigrations(project) {
  await query(project, HISTORY)
  const rows = await query(project, 'select version from supabase_migrations.schema_migrations')
  const applied = rows.map(({ version }) => version)
  const files = readMigrations()
  const unknown = applied.filter((version) => !files.some((file) => file.version === version))
  if (unknown.length > 0)
    fail(
      `The project has migrations that are not in this repository: ${unknown.join(', ')}. Nothing was changed.`,
    )
  const missing = files.filter(({ version }) => !applied.includes(version))
  if (missing.length === 0) return say(`Migrations: all ${files.length} were applied already.`)
  const last = applied.toSorted().at(-1)
  if (last && missing.some(({ version }) => version < last))
    fail(
      `The project lacks a migration older than its newest one, ${last}. "npm run doctor" says more. Nothing was changed.`,
    )
  for (const file of missing) {
    await query(project, withRecord(file))
    say(`Migrations: applied ${file.version}_${file.name}.`)
  }
}

/** Supabase leaves values out that are off or empty. */
const differs = (present, value) => present !== value && Boolean(present || value)

async function writeSettings(project, siteUrl) {
  for (const { service, path, values } of wantedSettings(siteUrl)) {
    const present = await ask(project, path)
    const changed = Object.entries(values).filter(([name, value]) => differs(present[name], value))
    if (changed.length === 0) say(`${service}: its settings were right already.`)
    else {
      await ask(project, path, { method: 'PATCH', body: Object.fromEntries(changed) })
      say(`${service}: set ${changed.map(([name]) => name).join(', ')}.`)
    }
  }
}

/** The publishable and the secret key. */
async function keysOf(project) {
  const keys = await ask(project, '/api-keys?reveal=true')
  const key = (type, former) =>
    (keys.find((one) => one.type === type) ?? keys.find((one) => one.name === former))?.api_key
  const [publishable, secret] = [key('publishable', 'anon'), key('secret', 'service_role')]
  if (!publishable || !secret)
    fail('The project has no publishable or no secret key: make them under Project Settings → API Keys.')
  return { publishable, secret }
}

function compareRegions({ region }) {
  const { regions } = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8'))
  const nearest = NEAREST[region]
  if (!nearest || regions.includes(nearest)) return say(`Region: ${region}.`)
  say(
    `Region: ${region}. Set "regions" in vercel.json to ["${nearest}"], so that the site runs beside its database.`,
  )
}

/**
 * Prepares the project, and sets SUPABASE_URL and SUPABASE_SECRET_KEY for the rest of this process.
 * @param {string | undefined} ref the project's reference; the token is in SUPABASE_ACCESS_TOKEN
 */
export async function prepareProject(ref) {
  const { SUPABASE_ACCESS_TOKEN: token, SITE_URL: siteUrl } = process.env
  if (!/^[a-z]{20}$/.test(ref ?? '') || !token)
    fail(`Usage: SUPABASE_ACCESS_TOKEN=sbp_… npm run setup -- project <reference>
The reference of the project is in the address of its dashboard; make the token at ${TOKENS}.`)
  const project = { ref, token }
  const found = await ask(project, '')
  if (found.status !== 'ACTIVE_HEALTHY')
    fail(
      `The project is not ready (${found.status}). Wait, or restore it in the dashboard, and run the command again.`,
    )
  compareRegions(found)
  await applyMigrations(project)
  await writeSettings(project, siteUrl)
  if (!siteUrl) say('Authentication: without SITE_URL for this command, the project keeps its Site URL.')
  const { publishable, secret } = await keysOf(project)
  const [pooler] = await ask(project, '/config/database/pooler')
  process.env.SUPABASE_URL = `https://${ref}.supabase.co`
  process.env.SUPABASE_SECRET_KEY = secret
  // Connections that are not pooled need IPv6.
  if (pooler)
    say(
      `Later migrations: this command again, or npx supabase@3 db push --remote="postgresql://${pooler.db_user}:<password>@${pooler.db_host}:5432/postgres"`,
    )
  say('Environment variables of the web server:')
  process.stdout.write(`SUPABASE_URL=${process.env.SUPABASE_URL}\nSUPABASE_PUBLISHABLE_KEY=${publishable}\n`)
}
