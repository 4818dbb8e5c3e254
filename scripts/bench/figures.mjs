/** What is made of several measurements of the same thing. Node's own modules only. */

/**
 * The value below which a share of the numbers lies, interpolated between the two next to it.
 * @param {number[]} numbers at least one
 * @param {number} share from 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  return below + (sorted[Math.ceil(place)] - below) * (place % 1)
}

/** The middle of the numbers, and the least and the most of them. @param {number[]} numbers at least one */
export const spread = (numbers) => ({
  median: quantile(numbers, 0.5),
  least: Math.min(...numbers),
  most: Math.max(...numbers),
})

/**
 * Collects samples. Those of the same page and the same thing become one measurement.
 * @returns `add`, and `all`, which lists the measurements in the order in which they began: `values`, in the same places
 * the `limits` that were measured in the same minute, if there are any, and `busy`, the most cores that others used when
 * one of the samples began on a machine that was not quiet; 0 where it was quiet for all of them
 */
export function collect() {
  const found = new Map()
  return {
    /**
     * @param {string} page its name, or what else was measured
     * @param {string} what a key of GOALS
     * @param {number} value
     * @param {{ limit?: number, busy?: number }} beside
     */
    add(page, what, value, { limit, busy = 0 } = {}) {
      const key = `${what} ${page}`
      const one = found.get(key) ?? { page, what, values: [], limits: [], busy: 0 }
      one.values.push(value)
      if (limit !== undefined) one.limits.push(limit)
      one.busy = Math.max(one.busy, busy)
      found.set(key, one)
    },
    all: () => [...found.values()],
  }
}
