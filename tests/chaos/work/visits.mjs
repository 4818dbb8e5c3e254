/** Visitors who read: pages, the search, feeds, pictures, the status of a payment, and addresses that lead nowhere. */
import { randomUUID } from 'node:crypto'
import { between, oneOf, sleep } from '../chance.mjs'
import { Client } from '../client.mjs'

const PAGES = [
  ...['/', '/af', '/courses', '/biblical-counselling', '/landing', '/blog', '/af/blog', '/about', '/contact'],
  ...['/blog/luister-voor-jy-raad-gee', '/feed.xml', '/sitemap.xml', '/share/en/blog.png', '/robots.txt'],
]
const WORDS = ['hope', 'hoop', 'raad', 'listen', 'grief', 'berou', 'a', 'zzz']

/** An address that somebody might open. */
function address(random) {
  const kind = random()
  if (kind < 0.75) return oneOf(random, PAGES)
  if (kind < 0.85) return `/api/posts?q=${oneOf(random, WORDS)}`
  if (kind < 0.9) return `/blog/search?q=${oneOf(random, WORDS)}`
  if (kind < 0.95) return `/api/payments/${randomUUID()}`
  return `/blog/${randomUUID()}`
}

/**
 * Lets visitors read until `finish`.
 * @param pause the most that a visitor waits between two pages, in milliseconds
 * @returns `finish`, which counts pages with an answer of less than 500
 */
export async function visits({ site, tally, random, visitors = 6, pause = 500 }) {
  let isOver = false
  let [sent, once] = [0, 0]

  async function read() {
    const client = new Client(site, tally)
    while (!isOver) {
      sent += 1
      const answer = await client.send(address(random)).catch(() => null)
      if (answer && answer.status < 500) once += 1
      await sleep(between(random, 0, pause))
    }
  }
  const reading = Promise.all(Array.from({ length: visitors }, read))

  return async function finish() {
    isOver = true
    await reading
    return { sent, once, twice: 0, lost: 0, waiting: sent - once, faults: [] }
  }
}
