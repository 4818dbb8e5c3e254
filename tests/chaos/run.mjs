/**
 * `npm run chaos`: breaks a running site on purpose, and counts losses and duplicates (docs/start.md).
 * `npm run chaos -- kills clock --seed 7` runs two of the drills, with that run's randomness.
 * Exits with 1 on loss, duplicates or an exceeded limit.
 */
import { install } from '../../scripts/environment.mjs'
import { fail, parseCommand, say } from '../../scripts/terminal.mjs'

if (process.platform === 'win32') fail('The drills need the signals and the `ps` of Linux or macOS.')
await install()
const { runDrill } = await import('./drill.mjs')
const { faults } = await import('./faults.mjs')
const { prepareSites } = await import('./site.mjs')

const all = faults.map(({ name }) => name)
const usage = `Usage: npm run chaos -- [DRILL …] [--seed NUMBER]. There are: ${all.join(', ')}.`
const { values, positionals } = parseCommand(usage, { seed: { type: 'string' } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isInteger(seed) || positionals.some((name) => !all.includes(name))) fail(usage)
const wanted = positionals.length > 0 ? positionals : all

/** Ends all processes: those of a site end with this one. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

/** Prints a drill's result. @returns whether it passed */
function report({ missing, counts = [], faults: wrong = [], broken = [] }) {
  if (missing) say(`  not run: needs ${missing}`)
  else say(`  killed or stopped: ${broken.join(', ') || 'nothing'}`)
  for (const { name, sent, once, twice, lost, note } of counts)
    say(`  ${name}: ${sent} sent, ${once} once, ${twice} twice, ${lost} lost${note ? `; ${note}` : ''}`)
  const problems = [
    ...wrong,
    ...counts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    ...counts
      .filter(({ sent, twice, lost }) => sent === 0 || twice + lost > 0)
      .map(({ name }) => `${name}: nothing was sent, or something was lost, or is there twice`),
  ]
  for (const fault of problems) process.stderr.write(`  ✗ ${fault}\n`)
  return problems.length === 0
}

say(`Seed ${seed}; repeat it with: npm run chaos -- ${wanted.join(' ')} --seed ${seed}`)
const begun = Date.now()
const seconds = () => Math.round((Date.now() - begun) / 1000)
const base = await prepareSites()
const failed = []
for (const name of wanted) {
  say(`${name} (after ${seconds()} s)`)
  const fault = faults.find((each) => each.name === name)
  const passed = await runDrill(fault, base, seed).then(report, (error) => {
    process.stderr.write(`  ✗ ${error.stack}\n`)
    return false
  })
  if (!passed) failed.push(name)
}
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}. Seed ${seed}.`)
say(`Nothing was lost, nothing is there twice (${seconds()} s).`)
process.exit(0)
