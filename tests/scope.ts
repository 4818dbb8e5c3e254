/**
 * Whether this is `npm run test:full`. `npm test` takes a representative part of each wide sweep, and leaves out the tests
 * with the tag `@wide`: the same capability once more, in another width, theme or language, without scripts, by another
 * refusal of the same rule, in another state of the same page, with another hostile text; large volumes, properties over
 * many random cases, and what waits for a clock.
 */
export const full = process.env.TEST_FULL === '1'

/** All values in the full run; else one, another for each index, so that each occurs in a sweep over several. */
export const sample = <T>(values: readonly T[], index: number): readonly T[] =>
  full ? values : [values[index % values.length]!]

/** A test or group of Jest that `npm test` leaves to the full run, as it does those of Playwright with the tag. */
export const inFull = <Test extends { skip: unknown }>(test: Test): Test =>
  full ? test : (test.skip as Test)

/** What ends the title of a browser test that is one of a family: the tag where another stands for it in `npm test`. */
export const wideIf = (variant: boolean): string => (variant ? ' @wide' : '')
