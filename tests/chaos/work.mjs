/** Shared by all work: it repeats until the drill is over, retries, and counts. */
import { between, sleep } from './chance.mjs'

/** Maximum attempts: a failure after that is permanent. */
const TRIES = 100

/**
 * Has people work until the drill is over, pausing up to `pause` milliseconds.
 * @param {(person: number) => Promise<void>} work
 * @returns a promise of the error messages
 */
export async function repeatedly(drill, { people, pause }, work) {
  const faults = new Set()
  async function begin(_, person) {
    while (!drill.isOver) {
      await work(person).catch(({ message }) => faults.add(message))
      await sleep(between(drill.random, 0, pause))
    }
  }
  await Promise.all(Array.from({ length: people }, begin))
  return [...faults]
}

/**
 * Retries until an attempt returns something truthy, and resolves to it.
 * @param {string} name of the attempt, for the error
 * @param {(tries: number) => Promise<unknown>} attempt
 * @throws Error with the last failure once attempts run out
 */
export async function insist({ random }, name, attempt) {
  let reason
  for (let tries = 0; tries < TRIES; tries++) {
    const given = await attempt(tries).catch(({ message }) => void (reason = message))
    if (given) return given
    await sleep(between(random, 300, 900))
  }
  throw new Error(`${name} was tried ${TRIES} times in vain; at last: ${reason}`)
}

/**
 * Counts how often each sent item is found.
 * @param {string[]} sent
 * @param {object[]} rows may contain others; `column` names the item
 */
export function counted(sent, rows, column) {
  const times = new Map(sent.map((each) => [each, 0]))
  for (const { [column]: each } of rows) if (times.has(each)) times.set(each, times.get(each) + 1)
  const all = [...times.values()]
  return {
    sent: all.length,
    once: all.filter((count) => count === 1).length,
    twice: all.filter((count) => count > 1).length,
    lost: all.filter((count) => count === 0).length,
  }
}
