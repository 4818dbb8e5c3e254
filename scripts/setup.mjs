/**
 * `npm run setup -- keys [PURPOSE]`: makes the job keys that a hosted project lacks, or a new one for the given
 * purpose, and prints the environment variables for the web server. With SUPABASE_SECRET_KEY set for this one command
 * the project receives their hashes; otherwise the SQL for that is printed. The embedded project has its keys from the
 * start. `npm run setup -- project REFERENCE` first makes the project ready.
 */
import { loadEnvironment } from './environment.mjs'
import { JOB_KEYS, hashOfJobKey, newJobKey } from './job-keys.mjs'
import { askProject, hostedUrl, jsonOf, refusal, unreachable } from './project.mjs'
import { prepareProject } from './setup/hosted.mjs'
import { fail, say } from './terminal.mjs'

const purposes = Object.keys(JOB_KEYS)
const USAGE = `Usage: npm run setup -- keys [${purposes.join(' | ')}]`

const COST = `What was encrypted with the former key of two-step verification can be read with no other. Once the web server has
the new key, no code and no recovery code made before passes: each of these accounts must be reset
(npm run staff -- reset-factor) and set up again. Keep the former key: while the web server has it, they all work.`

const [verb, word, ...others] = process.argv.slice(2)
const purpose = verb === 'project' ? undefined : word
if (!['keys', 'project'].includes(verb) || others.length > 0 || (purpose && !purposes.includes(purpose)))
  fail(USAGE)

await loadEnvironment()
if (verb === 'project') await prepareProject(word)
const url = hostedUrl()
const secretKey = process.env.SUPABASE_SECRET_KEY

// A key is replaced only if its purpose is named: data encrypted with it would be lost.
const call = purpose ? 'add_job_key' : 'add_first_job_key'

/** Stores the hash of a key in the project; false if it has a key for the purpose already, which stays. */
async function store(name, key) {
  const body = { job_purpose: name, key_hash: hashOfJobKey(key) }
  const response = await askProject({ url, key: secretKey }, `/rest/v1/rpc/${call}`, body).catch((error) =>
    fail(unreachable(url, true, error)),
  )
  const answer = await jsonOf(response)
  if (!response.ok || answer === undefined) fail(refusal(response, answer))
  return answer !== false
}

let keys = (purpose ? [purpose] : purposes).map((name) => ({ name, key: newJobKey() }))
if (url && secretKey) {
  const added = []
  for (const each of keys) {
    if (await store(each.name, each.key)) added.push(each)
    else
      say(
        `${url} has a key for ${each.name}, which stays. For another one: npm run setup -- keys ${each.name}`,
      )
  }
  keys = added
  if (keys.length > 0) say(`${url} has the hashes of the keys below.`)
} else {
  say(
    'Run this in the SQL editor of the project, or set SUPABASE_URL and SUPABASE_SECRET_KEY for this command:',
  )
  for (const { name, key } of keys)
    process.stdout.write(`select public.${call}('${name}', '${hashOfJobKey(key)}');\n`)
  if (!purpose)
    say('Where it answers "false", the project already has a key: keep that one, not the one below.')
}
if (purpose === 'second-factor') say(COST)
if (keys.length > 0)
  say(
    'Set these environment variables of the web server. They are shown only now. For each purpose, the newest two keys are valid.',
  )
for (const { name, key } of keys) process.stdout.write(`${JOB_KEYS[name]}=${key}\n`)
