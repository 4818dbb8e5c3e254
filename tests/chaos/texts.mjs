/** Thousands of random texts, in a thread of its own whose memory is limited: each is rendered in time, or refused. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { say } from '../../scripts/terminal.mjs'

/** What rendering a text may take: megabytes, with the renderer itself. */
const MEMORY = 200

/**
 * Renders texts and shows how that went.
 * @returns whether each was rendered within its limits, or refused
 */
export async function runTexts(count, seed) {
  const worker = new Worker(new URL('texts-worker.mjs', import.meta.url), {
    workerData: { count, seed },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  let last = ''
  let result
  worker.on('message', (message) => {
    if (typeof message === 'string') last = message
    else result = message
  })
  let error
  worker.on('error', (reason) => (error = reason))
  await once(worker, 'exit')
  if (!result) {
    process.stderr.write(`✗ texts: ${error?.message ?? 'ended'} at ${JSON.stringify(last.slice(0, 2000))}\n`)
    return false
  }
  const { rendered, refused, slowest, fault } = result
  say(
    `texts: ${rendered} rendered, ${refused} refused; the slowest took ${slowest} ms of the processor; none more than ${MEMORY} MB`,
  )
  if (fault) process.stderr.write(`  ✗ ${fault}\n`)
  return !fault
}
