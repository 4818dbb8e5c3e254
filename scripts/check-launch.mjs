/**
 * `node scripts/check-launch.mjs`: lists the sample values left in the published content of the configured project,
 * hosted or embedded, each with the address of its form, and reports if card payments would not reach PayFast. Exit
 * code 1 in either case.
 */
import { importTypeScript, loadEnvironment } from './environment.mjs'
import { callProject, configuredProject } from './project.mjs'
import { fail, say } from './terminal.mjs'

await loadEnvironment()
const published = await callProject(configuredProject(), '/rest/v1/rpc/site_content', {})
const { completeDocuments } = await importTypeScript('lib/content/documents.ts')
const { remainingSamples } = await importTypeScript('lib/content/samples.ts')

/** The place of a value in its form: names, and numbers of entries from 1. */
const place = (path) =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(', ') || 'the whole text'

const samples = remainingSamples(completeDocuments(published.documents))
for (const { key, path } of samples) say(`/admin/site/${key}: ${place(path)}`)

const payfast = process.env.PAYFAST_URL || 'https://www.payfast.co.za'
// Not quoted: the key of the account is in it.
if (!URL.canParse(payfast)) fail('PAYFAST_URL is no address. .env.example shows its form.')
const { origin } = new URL(payfast)
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
