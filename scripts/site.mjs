/** The web server, for production or for development. Node's own modules only. */
import { NEXT, SERVER, end, hasEnded, startNode } from './child.mjs'

/** How long it may take until the first answer, in milliseconds. */
const PATIENCE = 60_000

/** The pause before the next try whether it answers, in milliseconds. */
const PAUSE = 50

/**
 * The most megabytes of JavaScript objects. V8 collects the more rarely, the higher this is, and by itself goes by the
 * memory of the machine: where it might have 4 GB, the site held one of them after five minutes of load, and with this
 * less than half of that. NODE_OPTIONS may name another.
 */
const HEAP = 512

/** The options of Node for the web server in production. */
const nodeOptions = () =>
  process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${HEAP}`]

/**
 * The C library of most Linux systems keeps memory in parts for each thread, and what images were made with comes back
 * late from them. Two parts are enough here (sharp.pixelplumbing.com/install#linux-memory-allocator). It would also keep
 * the more free memory, the larger the pieces are that it was asked for; with a limit of its own, in bytes, it gives back
 * what is above that, and the site holds as much after five minutes of load as after one (mallopt(3), M_TRIM_THRESHOLD).
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 2 ** 10) }

/**
 * Starts the web server and resolves to its process once it answers.
 * @throws Error with a sentence, where it does not
 */
export async function startSite(dev, port) {
  const child = startNode(
    [...(dev ? [NEXT, 'dev'] : [...nodeOptions(), SERVER]), '-H', 'localhost', '-p', String(port)],
    { env: { ...ALLOCATOR, ...process.env } },
  )
  const begun = Date.now()
  while (Date.now() - begun < PATIENCE && !hasEnded(child)) {
    const answer = await fetch(`http://localhost:${port}/robots.txt`, { redirect: 'manual' }).catch(
      () => null,
    )
    if (answer) return child
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  if (hasEnded(child)) throw new Error('The site ended before it answered.')
  await end(child)
  throw new Error('The site did not answer within a minute.')
}
