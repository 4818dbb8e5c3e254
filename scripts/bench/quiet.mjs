/** Whether the machine does anything else. Node's own modules only. */
import { cpus } from 'node:os'
import { sleep } from '../../tests/chaos/chance.mjs'

/** The most cores that others may use while something is measured. */
const QUIET = 0.3

/** For how long the use of the processor is watched, in milliseconds. */
const WATCHED = 1000

const milliseconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

async function coresInUse() {
  const [begun, before] = [performance.now(), milliseconds()]
  await sleep(WATCHED)
  return (milliseconds() - before) / (performance.now() - begun)
}

/**
 * Waits for a quiet machine. What is measured must do nothing meanwhile.
 * @param {number} patience how long it waits in all, however often it is called, in milliseconds
 * @returns a function that resolves to 0 once the machine is quiet; where the patience has run out, to the cores that
 * are in use
 */
export function quietMachine(patience) {
  let left = patience
  return async function quiet() {
    for (;;) {
      const cores = await coresInUse()
      if (cores < QUIET) return 0
      if (left <= 0) return cores
      left -= WATCHED
    }
  }
}
