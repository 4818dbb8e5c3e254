/** The thread of texts.mjs: renders texts one after the other, and says before each which one it is. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { createJiti } from 'jiti'
import { ROOT } from '../../scripts/terminal.mjs'

/** The most that a text may take of the processor, in milliseconds. */
const MOST = 1000

const jiti = createJiti(import.meta.url, {
  alias: { '@': ROOT, 'server-only': join(ROOT, 'tests', 'server-only.ts') },
  jsx: { runtime: 'automatic' },
})
const { Markdown } = await jiti.import(join(ROOT, 'lib/markdown/markdown.tsx'))
const { TextTooComplex } = await jiti.import(join(ROOT, 'lib/markdown/tree-limits.ts'))
const { randomText } = await jiti.import(join(ROOT, 'tests/random-texts.ts'))
const { renderToStaticMarkup } = await import('react-dom/server')

let [rendered, refused, slowest] = [0, 0, 0]

async function render(source) {
  try {
    renderToStaticMarkup(await Markdown({ source, locale: 'en' }))
    rendered += 1
  } catch (error) {
    if (!(error instanceof TextTooComplex)) throw error
    refused += 1
  }
}

// What the first texts need is loaded with them.
await render('# A\n\n*b*')
const property = fc.asyncProperty(randomText, async (source) => {
  parentPort.postMessage(source)
  const begun = process.cpuUsage()
  await render(source)
  const took = Math.round(process.cpuUsage(begun).user / 1000)
  slowest = Math.max(slowest, took)
  if (took > MOST) throw new Error(`a text took ${took} ms`)
})
const { failed, counterexample, errorInstance } = await fc.check(property, {
  numRuns: workerData.count,
  seed: workerData.seed,
  endOnFailure: true,
})
parentPort.postMessage({
  rendered,
  refused,
  slowest,
  fault: failed && `${errorInstance?.message}: ${JSON.stringify(counterexample?.[0]?.slice(0, 2000))}`,
})
