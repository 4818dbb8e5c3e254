/**
 * `node scripts/check-launch.mjs`: lists the sample values left in the published content of the configured project,
 * hosted or embedded, each with the address of its form, and reports if card payments would not reach PayFast. Exit
 * code 1 in either case. Needs the packages.
 */
import { localEnvironment, requireRunningSite } from './local/data-folder.mjs'
import { importTypeScript, loadEnvironment } from './environment.mjs'
import { askProject, hostedUrl, jsonOf, publishableKey, refusal, unreachable } from './project.mjs'
import { fail, say } from './terminal.mjs'

await loadEnvironment()
const hosted = hostedUrl()
if (!hosted) requireRunningSite()
const url = hosted || localEnvironment().SUPABASE_URL
const key = hosted ? publishableKey() : localEnvironment().SUPABASE_PUBLISHABLE_KEY

async function publishedDocuments() {
  const response = await askProject({ url, key }, '/rest/v1/rpc/site_content', {}).catch((error) =>
    fail(unreachable(url, Boolean(hosted), error)),
  )
  const answer = await jsonOf(response)
  if (response.ok && answer?.documents) return answer.documents
  return fail(refusal(response, answer))
}

const published = await publishedDocuments()
const { completeDocuments } = await importTypeScript('lib/content/documents.ts')
const { remainingSamples } = await importTypeScript('lib/content/samples.ts')

/** The place of a value in its form: names, and numbers of entries from 1. */
const place = (path) =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(', ') || 'the whole text'

const samples = remainingSamples(completeDocuments(published))
for (const { key, path } of samples) say(`/admin/site/${key}: ${place(path)}`)

const { PAYFAST_URL } = process.env
const { origin } = new URL(PAYFAST_URL || 'https://www.payfast.co.za')
const isTrial = origin !== 'https://www.payfast.co.za'
if (isTrial)
  say(`PAYFAST_URL leads to ${origin}, where no payment is real. PayFast itself is www.payfast.co.za.`)

if (samples.length > 0) {
  const count =
    samples.length === 1 ? '1 value is still a sample' : `${samples.length} values are still samples`
  fail(`${count}. Publish what is real before the site goes live.`)
}
if (isTrial) fail('No sample is left, but card payments still go to a sandbox.')
say('No sample is left: the content is ready to go live.')
