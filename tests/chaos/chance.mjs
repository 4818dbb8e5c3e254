/** Seeded randomness, and waiting. */

/**
 * @param {number} seed a whole number
 * @returns numbers from 0 up to 1, the same for the same seed (mulberry32)
 */
export function chance(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number between two others. */
export const between = (random, least, most) => least + random() * (most - least)

/** A random element. */
export const oneOf = (random, values) => values[Math.floor(random() * values.length)]

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Waits for a condition.
 * @returns whether it came true in time
 */
export async function until(isTrue, milliseconds) {
  const begun = performance.now()
  while (performance.now() - begun < milliseconds) {
    if (await isTrue()) return true
    await sleep(100)
  }
  return false
}
