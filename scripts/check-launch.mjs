/**
 * `node scripts/check-launch.mjs`: asks the configured project, hosted or embedded, for the content that visitors read, and lists
 * the values that are still samples, each with the address of its form. Says also where card payments would not reach
 * PayFast. Exit code 1 while either is the case. Needs the packages.
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

/** The documents that are published, by their keys. */
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

/** Where a form shows a value: its names, and the numbers of entries, counted from 1. */
const place = (path) =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(', ') || 'the whole text'

const samples = remainingSamples(completeDocuments(published))
for (const { key, path } of samples) say(`/admin/site/${key}: ${place(path)}`)

const { PAYFAST_MERCHANT_ID, PAYFAST_HOST } = process.env
const isTrial =
  PAYFAST_MERCHANT_ID && PAYFAST_HOST && !/^https:\/\/www\.payfast\.co\.za\/*$/.test(PAYFAST_HOST)
if (isTrial)
  say(`PAYFAST_HOST is ${PAYFAST_HOST}, where no payment is real. Leave it empty for PayFast itself.`)

if (samples.length > 0) {
  const count =
    samples.length === 1 ? '1 value is still a sample' : `${samples.length} values are still samples`
  fail(`${count}. Publish what is real before the site goes live.`)
}
if (isTrial) fail('No sample is left, but card payments still go to a sandbox.')
say('No sample is left: the content is ready to go live.')
