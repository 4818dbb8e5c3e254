/**
 * `npm run chaos`: breaks a running site on purpose, and counts what is lost and what is there twice. README, "Run it".
 * `npm run chaos -- leads clock --scale 0.2 --seed 7` runs two of the drills, shorter, with the randomness of that run.
 * Ends with 1 where something was lost or doubled, or a limit was exceeded.
 */
import { parseArgs } from 'node:util'
import { install } from '../../scripts/environment.mjs'
import { fail, say } from '../../scripts/terminal.mjs'

if (process.platform === 'win32') fail('The drills need the signals and the `ps` of Linux or macOS.')
await install()
const { runDrill } = await import('./drill.mjs')
const { scenarios } = await import('./scenarios.mjs')
const { prepareSites } = await import('./site.mjs')
const { runTexts } = await import('./texts.mjs')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, scale: { type: 'string', default: '1' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const scale = Number(values.scale)
if (!Number.isInteger(seed)) fail('--seed must be a whole number.')
if (!(scale > 0 && scale <= 1)) fail('--scale must be a number above 0, and 1 at most.')
const drills = scenarios(scale)
const known = ['texts', ...Object.keys(drills)]
const unknown = positionals.find((name) => !known.includes(name))
if (unknown) fail(`There is no drill "${unknown}". There are: ${known.join(', ')}.`)
const wanted = positionals.length > 0 ? positionals : known

/** Ends what was started: each process of a site ends with this one. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

const round = (number) => Math.round(number * 10) / 10
const memoryOf = ({ first, minute, end, percent }) =>
  minute === null
    ? `${first} → ${end} MB`
    : `${first} → ${minute} (1 min) → ${end} MB, ${percent} % since then`

/** Shows what came of a drill. @returns whether nothing is wrong */
function report(name, { missing, done, counts, faults, memory, requests, errorRate }) {
  if (missing) {
    say(`${name}: not run: needs ${missing}`)
    return true
  }
  say(`${name}: ${done}`)
  for (const { name: work, sent, once, twice, lost, waiting, note } of counts) {
    say(`  ${work}: ${sent} sent, ${once} once, ${twice} twice, ${lost} lost, ${waiting} waiting`)
    if (note) say(`  ${work}: ${note}`)
  }
  say(`  ${requests} requests, ${round(errorRate)} % without a good answer`)
  say(`  memory: site ${memoryOf(memory.site)}; backend ${memoryOf(memory.backend)}`)
  const all = [
    ...faults,
    ...counts.flatMap(({ name: work, faults: own }) => own.map((fault) => `${work}: ${fault}`)),
    ...counts
      .filter(({ twice, lost }) => twice + lost > 0)
      .map(({ name: work }) => `${work}: something was lost, or is there twice`),
  ]
  for (const fault of all) process.stderr.write(`  ✗ ${fault}\n`)
  return all.length === 0
}

say(`Seed ${seed}; repeat it with: npm run chaos -- ${wanted.join(' ')} --seed ${seed} --scale ${scale}`)
const begun = Date.now()
const failed = []
if (wanted.includes('texts') && !(await runTexts(Math.ceil(10_000 * scale), seed))) failed.push('texts')
const names = wanted.filter((name) => name !== 'texts')
const base = names.length > 0 ? await prepareSites() : undefined
for (const name of names) {
  const started = Date.now()
  const passed = await runDrill(name, drills[name], base, seed).then(
    (result) => report(`${name} (${Math.round((Date.now() - started) / 1000)} s)`, result),
    (error) => {
      process.stderr.write(`✗ ${name}: ${error.stack}\n`)
      return false
    },
  )
  if (!passed) failed.push(name)
}
say(`${Math.round((Date.now() - begun) / 1000)} s in all`)
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}. Seed ${seed}.`)
say('Nothing was lost, nothing is there twice.')
process.exit(0)
