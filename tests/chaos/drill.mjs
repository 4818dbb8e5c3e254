/** One drill: a site, people who work with it, and what goes wrong meanwhile. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/terminal.mjs'
import { chance } from './chance.mjs'
import { Tally } from './client.mjs'
import { watchMemory } from './memory.mjs'
import { changeSettings, startSite, temporaryFolder } from './site.mjs'

/** Where what the processes of each drill said is kept until the next one of its name. */
const LOGS = join(ROOT, 'test-results', 'chaos')

/** The most by which the memory of the site may grow after its first minute, in per cent. */
const MOST_GROWTH = 10

const megabytes = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, { size }) => sum + size, 0) /
  2 ** 20

function keepLogs(name, logs) {
  mkdirSync(LOGS, { recursive: true })
  for (const [kind, path] of Object.entries(logs))
    if (existsSync(path)) copyFileSync(path, join(LOGS, `${name}-${kind}.log`))
}

/**
 * Runs a drill: starts a site, lets each kind of work begin, makes the fault happen, waits until the site has recovered,
 * and lets the work finish.
 * @param {string} name
 * @param {{ seconds: number, work: [Function, object][], fault: object }} plan
 * @param {object} base what `prepareSites` gave
 * @param {number} seed
 * @returns `missing`, what the machine lacks for this fault; else what was done, counted and found
 */
export async function runDrill(name, { seconds, work, fault }, base, seed) {
  const folder = temporaryFolder('data')
  const prepared =
    (await fault.prepare?.({
      folder,
      megabytes: Math.ceil(megabytes(base.folder)),
      temporary: temporaryFolder('drill'),
    })) ?? {}
  if (prepared.missing) return { missing: prepared.missing }
  let site
  try {
    cpSync(base.folder, folder, { recursive: true })
    if (prepared.settings) await changeSettings(folder, prepared.settings)
    site = await startSite(base, { ...prepared, folder })
    const tally = new Tally()
    const random = chance(seed)
    const begun = []
    for (const [start, options] of work)
      begun.push([start.name, await start({ site, tally, random, seconds, ...options })])
    const stopMemory = watchMemory(site)
    const { done, faults } = await fault.run({ site, tally, random, seconds, prepared })
    const memory = stopMemory()
    if (!(await site.recovered())) faults.push('the site does not answer again')
    const counts = []
    for (const [kind, finish] of begun) counts.push({ name: kind, ...(await finish()) })
    if (memory.site.percent > MOST_GROWTH) faults.push(`the site grew by ${memory.site.percent} %`)
    return { done, faults, counts, memory, requests: tally.all.length, errorRate: tally.errorRate }
  } finally {
    keepLogs(name, { start: base.log, backend: join(folder, 'backend.log') })
    await site?.end()
    prepared.undo?.()
  }
}
