/** Whether this is `npm run test:full`. `npm test` takes a representative part of each wide sweep. */
export const full = process.env.TEST_FULL === '1'

/** All values in the full run; else one, another for each index, so that each occurs in a sweep over several. */
export const sample = <T>(values: readonly T[], index: number): readonly T[] =>
  full ? values : [values[index % values.length]!]
