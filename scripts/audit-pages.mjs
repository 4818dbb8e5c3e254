/**
 * `node scripts/audit-pages.mjs`: with the site running, asks Lighthouse (phone) about home, landing, a level page and a post.
 * Prints the four scores of each; exit code 1 when one is too low. The address is SITE_URL, or localhost on PORT.
 */
import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { browser } from './browser.mjs'
import { loadEnvironment } from './environment.mjs'
import { freePort, port } from './ports.mjs'
import { fail, say } from './terminal.mjs'

/** The least score of each category. The speed varies with the machine; the others do not. */
const LEAST = { performance: 92, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The speed is the median of this many visits. */
const VISITS = 3

await loadEnvironment()
const categories = Object.keys(LEAST)
const site = (process.env.SITE_URL || `http://localhost:${port('PORT', 3000)}`).replace(/\/$/, '')

const list = await fetch(`${site}/blog`).catch(() =>
  fail(`${site} does not answer. Start it first: npm start`),
)
const [, post] = (await list.text()).match(/href="(\/blog\/(?!page\/|search|admin)[^"/]+)"/) ?? []
if (!post) fail(`${site}/blog lists no post to audit.`)

/** What one visit found: the score of each category, and the titles of the checks that took points off. */
async function visit(address, debuggingPort, tries = 2) {
  const { lhr } = await lighthouse(address, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: 'error',
  })
  // A busy machine now and then loses the recording of a visit.
  if (lhr.runtimeError && tries > 0) return visit(address, debuggingPort, tries - 1)
  if (lhr.runtimeError) fail(`${address} could not be looked at: ${lhr.runtimeError.message}`)
  const lost = (category) =>
    lhr.categories[category].auditRefs
      .map(({ id, weight }) => ({ ...lhr.audits[id], weight }))
      .filter(
        ({ weight, score }) => weight > 0 && score !== null && score < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title))
  return categories.map((category) => ({
    category,
    score: Math.round((lhr.categories[category].score ?? 0) * 100),
    lost: lost(category),
  }))
}

const debuggingPort = await freePort()
const chrome = await chromium.launch({
  executablePath: await browser(),
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
})
let low = 0
try {
  for (const path of ['/', '/landing', '/biblical-counselling/level-1', post]) {
    const visits = []
    for (let number = 0; number < VISITS; number++) visits.push(await visit(site + path, debuggingPort))
    visits.sort(([a], [b]) => a.score - b.score)
    const middle = visits[Math.floor(VISITS / 2)]
    say(`${path}: ${middle.map(({ category, score }) => `${category} ${score}`).join(', ')}`)
    for (const { category, score, lost } of middle) {
      if (score < LEAST[category]) low++
      if (score < 100) for (const reason of lost) say(`   ${category}: ${reason}`)
    }
  }
} finally {
  await chrome.close()
}
if (low > 0) {
  const wanted = categories.map((category) => `${category} ${LEAST[category]}`).join(', ')
  fail(`${low} of the scores are too low; wanted are ${wanted}.`)
}
