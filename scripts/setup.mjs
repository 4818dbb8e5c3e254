/**
 * `npm run setup -- keys`: makes a job secret for a hosted project that has no job keys, and prints it for the web
 * server; `keys new` makes another, `keys second-factor` one for two-step verification, too. With SUPABASE_SECRET_KEY
 * set for this one command the project receives the hashes of the keys derived from it; otherwise the SQL for that is
 * printed. The embedded project has its secret from the start. `npm run setup -- project REFERENCE` first makes the
 * project ready.
 */
import { loadEnvironment } from './environment.mjs'
import { JOB_KEYS, hashOfJobKey, jobKeyOf, newJobKey } from '../lib/job-keys.mjs'
import { callProject, hostedUrl } from './project.mjs'
import { fail, say } from './terminal.mjs'

const CHANGES = ['new', 'second-factor']
const USAGE = `Usage: npm run setup -- keys [${CHANGES.join(' | ')}] | npm run setup -- project REFERENCE`

const COST = `What was encrypted with the former key of two-step verification can be read with no other. Once the web server has
the new secret, no code and no recovery code made before passes: each of these accounts must be reset
(npm run staff -- reset-factor) and set up again. Keep the former secret: while the web server has it, they all work.`

const [verb, word, ...others] = process.argv.slice(2)
const change = verb === 'project' ? undefined : word
if (!['keys', 'project'].includes(verb) || others.length > 0 || (change && !CHANGES.includes(change)))
  fail(USAGE)

await loadEnvironment()
if (verb === 'project') {
  // Imported here, because it loads packages, which a new clone has not installed before.
  const { prepareProject } = await import('./setup/hosted.mjs')
  await prepareProject(word)
}
const url = hostedUrl()
const secretKey = process.env.SUPABASE_SECRET_KEY

const call = change ? 'add_job_key' : 'add_first_job_key'
const former = process.env.JOB_SECRET
// A secret that the web server already has gives a key of a new purpose, too.
const made = (!change && former) || newJobKey()
// Two-step verification keeps its key unless it is named: data encrypted with it would be lost.
const purposes = Object.keys(JOB_KEYS).filter((name) => change !== 'new' || name !== 'second-factor')
let keys = purposes.map((name) => ({ name, key: jobKeyOf(name, { JOB_SECRET: made }) }))

if (url && secretKey) {
  const project = { url, key: secretKey, isHosted: true }
  const added = []
  for (const each of keys) {
    const body = { job_purpose: each.name, key_hash: hashOfJobKey(each.key) }
    const isStored = await callProject(project, `/rest/v1/rpc/${call}`, body)
    if (isStored !== false) added.push(each)
    else say(`${url} has a key for ${each.name}, which stays. For another secret: npm run setup -- keys new`)
  }
  keys = added
  if (keys.length > 0) say(`${url} has the hashes of the keys derived from it.`)
} else {
  say(
    'Run this in the SQL editor of the project, or set SUPABASE_URL and SUPABASE_SECRET_KEY for this command:',
  )
  for (const { name, key } of keys)
    process.stdout.write(`select public.${call}('${name}', '${hashOfJobKey(key)}');\n`)
  if (!change)
    say(
      'Where it answers "false", the project already has a key: keep the secret that it came from, not the one below.',
    )
}
if (change === 'second-factor') say(COST)
if (keys.length > 0 && made !== former) {
  say(
    'Set this environment variable of the web server. It is shown only now. The newest two secrets are valid.',
  )
  const kept = change === 'new' ? `,${former?.split(',').at(-1) || '<the former secret>'}` : ''
  process.stdout.write(`JOB_SECRET=${made}${kept}\n`)
  if (kept) say('The part after the comma is the former secret, which two-step verification keeps.')
}
