/**
 * `npm run check:launch`: asks the configured project, hosted or embedded, for the content that visitors read, and lists
 * the values that are still samples, each with the address of its form. Exit code 1 while there is one. Needs the packages.
 */
import { loadEnvironment } from './environment.mjs'
import { ownerOf } from './folder-lock.mjs'
import { dataDir, databaseLock, localEnvironment } from './local.mjs'
import { askProject } from './project.mjs'
import { fail, requireNode, say } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

requireNode()
await loadEnvironment()
const env = process.env
const hosted = (env.SUPABASE_URL || env.NEXT_PUBLIC_SUPABASE_URL)?.replace(/\/+$/, '')
if (!hosted && !ownerOf(databaseLock()))
  fail(`No site is running on the data folder ${dataDir()}. Start it first: npm start`)
const url = hosted || localEnvironment().SUPABASE_URL
const key = hosted
  ? env.SUPABASE_PUBLISHABLE_KEY ||
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ||
    env.SUPABASE_ANON_KEY ||
    env.NEXT_PUBLIC_SUPABASE_ANON_KEY
  : localEnvironment().SUPABASE_PUBLISHABLE_KEY
if (!key) fail('Set SUPABASE_PUBLISHABLE_KEY: the publishable key of the project, from its API settings.')

/** The documents that are published, by their keys. */
async function publishedDocuments() {
  const response = await askProject({ url, key }, '/rest/v1/rpc/site_content', {}).catch(() =>
    fail(`${url} does not answer. ${hosted ? 'Is the address right?' : 'Start the site first: npm start'}`),
  )
  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.documents) return answer.documents
  return fail(`The project refused: ${answer?.message ?? response.status}`)
}

const published = await publishedDocuments()
const { completeDocuments } = await importTypeScript('lib/content/documents.ts')
const { remainingSamples } = await importTypeScript('lib/content/samples.ts')

/** Where a form shows a value: its names, and the numbers of entries, counted from 1. */
const place = (path) =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(', ') || 'the whole text'

const samples = remainingSamples(completeDocuments(published))
for (const { key, path } of samples) say(`/admin/site/${key}: ${place(path)}`)
if (samples.length > 0) {
  const count =
    samples.length === 1 ? '1 value is still a sample' : `${samples.length} values are still samples`
  fail(`${count}. Publish what is real before the site goes live.`)
}
say('No sample is left: the content is ready to go live.')
