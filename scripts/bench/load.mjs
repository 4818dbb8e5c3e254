/** How many requests a second are answered, beside the floor page. */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startNode } from '../child.mjs'
import { quantile } from './figures.mjs'

const CLIENT = fileURLToPath(new URL('load-client.mjs', import.meta.url))

const CONNECTIONS = 32

/** How long a measurement takes, in seconds, and how long the server works before the first one counts. */
const SECONDS = { measured: 5, before: 2 }

/**
 * Loads one address. The answers are not compressed: behind a proxy that is its work, and gzip of the same bytes would
 * take most of the time.
 * @returns the requests a second, and the milliseconds within which half of them and 99 of 100 were answered
 * @throws Error where one of them failed
 */
async function load(url, seconds) {
  const child = startNode([CLIENT, url, String(CONNECTIONS), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  await once(child, 'close')
  const { took, wrong, milliseconds } = JSON.parse(said)
  if (wrong > 0) throw new Error(`${wrong} of ${took.length + wrong} requests for ${url} failed.`)
  return {
    served: (took.length / milliseconds) * 1000,
    half: quantile(took, 0.5),
    slowest: quantile(took, 0.99),
  }
}

/**
 * Loads a page and the floor page in turn.
 * @param {{ add: Function, quiet: Function, floor: string, site: string, times: number }} run
 * @param {{ label: string, path: string }} page
 */
export async function measureLoad({ add, quiet, floor, site, times }, { label, path }) {
  await load(floor, SECONDS.before)
  await load(site + path, SECONDS.before)
  for (let time = 0; time < times; time++) {
    const busy = await quiet()
    const limit = await load(floor, SECONDS.measured)
    const found = await load(site + path, SECONDS.measured)
    for (const what of Object.keys(found)) add(label, what, found[what], { limit: limit[what], busy })
  }
}
