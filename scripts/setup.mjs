/**
 * `npm run setup -- keys [PURPOSE]`: makes the job keys of a hosted project, or a new one for one purpose, and prints the
 * environment variables for the web server. The project receives their hashes where SUPABASE_SECRET_KEY is set for this
 * one command; otherwise the SQL that gives it them is printed. The embedded project has its keys from the start.
 */
import { loadEnvironment } from './environment.mjs'
import { JOB_KEYS, hashOfJobKey, newJobKey } from './job-keys.mjs'
import { fail, requireNode, say } from './terminal.mjs'

const purposes = Object.keys(JOB_KEYS)
const USAGE = `Usage: npm run setup -- keys [${purposes.join(' | ')}]`

requireNode()
const [verb, purpose, ...others] = process.argv.slice(2)
if (verb !== 'keys' || others.length > 0 || (purpose && !purposes.includes(purpose))) fail(USAGE)

await loadEnvironment()
const url = (process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL)?.replace(/\/+$/, '')
const secretKey = process.env.SUPABASE_SECRET_KEY

async function store(body) {
  const response = await fetch(`${url}/rest/v1/rpc/add_job_key`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      // The former kind of key, a JWT, is expected as a bearer token too.
      ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => fail(`${url} does not answer. Is the address right?`))
  if (!response.ok) fail(`The project refused: ${(await response.text()) || response.status}`)
}

const keys = (purpose ? [purpose] : purposes).map((name) => ({ purpose: name, key: newJobKey() }))
const bodies = keys.map(({ purpose, key }) => ({ job_purpose: purpose, key_hash: hashOfJobKey(key) }))
if (url && secretKey) {
  for (const body of bodies) await store(body)
  say(`${url} has the hashes of the keys.`)
} else {
  say(
    'Run this in the SQL editor of the project, or set SUPABASE_URL and SUPABASE_SECRET_KEY for this command:',
  )
  for (const { job_purpose, key_hash } of bodies)
    process.stdout.write(`select public.add_job_key('${job_purpose}', '${key_hash}');\n`)
}
say(
  'Set these environment variables of the web server. They are shown only now. The former keys stay valid until the next ones are made.',
)
for (const { purpose, key } of keys) process.stdout.write(`${JOB_KEYS[purpose]}=${key}\n`)
