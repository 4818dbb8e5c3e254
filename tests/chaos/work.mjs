/** What all work has in common: it goes on until the drill is over, is tried again, and is counted. */
import { between, sleep } from './chance.mjs'

/** How often something is tried at most: by then something is wrong for good. */
const TRIES = 100

/**
 * Has so many people work until the drill is over, with pauses of up to so many milliseconds.
 * @param {(person: number) => Promise<void>} work
 * @returns a promise of what went wrong, as sentences
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
 * Makes attempts until one gives something, which this resolves to.
 * @param {string} name what is tried
 * @param {(tries: number) => Promise<unknown>} attempt
 * @throws Error with what the last attempt threw, where none does
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
 * How often each thing that was sent is found.
 * @param {string[]} sent
 * @param {object[]} rows may have others; they name it in a column
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
