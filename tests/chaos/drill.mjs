/** One drill: a site, its users, and a fault. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/terminal.mjs'
import { between, chance, sleep } from './chance.mjs'
import { startSite, temporaryFolder } from './site.mjs'

/** Logs of each drill's processes, kept until its next run. */
const LOGS = join(ROOT, 'test-results', 'chaos')

/** Breaks and mends as often as the fault says. @returns the findings of `check` */
async function breakAndMend(fault, drill) {
  const wrong = []
  const pause = ([least, most]) => sleep(between(drill.random, least, most) * 1000)
  const { times, calm, lasts } = fault.pace
  for (let time = 0; time < times; time++) {
    await pause(calm)
    await fault.break(drill, time)
    await pause(lasts)
    wrong.push((await fault.check?.(drill, time)) ?? [])
    await fault.mend?.(drill, time)
  }
  return wrong.flat()
}

/**
 * Starts a site and a fault's work, breaks and mends, waits for recovery, finishes the work, and ends the site.
 * @param {object} fault from faults.mjs
 * @param {object} base from `prepareSites`
 * @returns `missing`, a requirement that the machine lacks; else the counts of each kind of work, the findings, and how
 * often each part was killed or stopped
 */
export async function runDrill(fault, base, seed) {
  const folder = temporaryFolder('data')
  const prepared = fault.prepare?.({ folder, base }) ?? {}
  if (prepared.missing) return { missing: prepared.missing }
  const drill = { random: chance(seed), isOver: false, prepared }
  try {
    cpSync(base.folder, folder, { recursive: true })
    // Pages of the previous drill show posts that this data lacks.
    rmSync(join(ROOT, base.dist, 'server', 'route-cache'), { recursive: true, force: true })
    drill.site = await startSite(base, { ...prepared, folder })
    const begun = []
    for (const work of fault.work) begun.push([work.name, await work(drill)])
    const faults = await breakAndMend(fault, drill)
    if (!(await drill.site.recovered())) faults.push('the site does not answer again')
    drill.isOver = true
    const counts = []
    for (const [name, finish] of begun) counts.push({ name, faults: [], ...(await finish()) })
    if (!(await drill.site.end())) faults.push('a process did not end when it was asked to')
    return { counts, faults, broken: drill.site.broken }
  } finally {
    drill.isOver = true
    cpSync(base.log, join(LOGS, `${fault.name}-start.log`))
    const log = join(folder, 'backend.log')
    if (existsSync(log)) cpSync(log, join(LOGS, `${fault.name}-backend.log`))
    await drill.site?.end()
    prepared.undo?.()
  }
}
