/** Stops the backend, then the site, as a machine does that has no memory left, and lets them go on (SIGSTOP, SIGCONT). */
import { sleep } from '../chance.mjs'

/** How long an answer of the site may take while the backend is frozen, with a second for a busy machine, in milliseconds. */
const PATIENCE = 6000

export const frozen = {
  async run({ site, tally, seconds }) {
    const faults = []
    const part = (seconds * 1000) / 6
    async function freeze(name, milliseconds) {
      if (!site.signal(name, 'SIGSTOP')) faults.push(`the ${name} did not run`)
      await sleep(milliseconds)
      site.signal(name, 'SIGCONT')
    }
    await sleep(part)
    const begun = performance.now()
    await freeze('backend', part * 2)
    const slowest = tally.slowest(begun, begun + part * 2)
    if (slowest > PATIENCE)
      faults.push(`an answer took ${Math.round(slowest)} ms while the backend was frozen`)
    await sleep(part)
    await freeze('site', part)
    await sleep(part)
    return { done: `froze both; slowest answer without the backend ${Math.round(slowest)} ms`, faults }
  },
}
