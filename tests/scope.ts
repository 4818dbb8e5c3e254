/**
 * Whether this is `npm run test:full`. `npm test` samples each wide sweep, and skips tests tagged `@wide`: repeats of
 * one capability in another width, theme or language, without scripts, by another refusal of the same rule, in another
 * state of the same page, with another hostile text; also large volumes, properties over many random cases, and waits
 * for a clock.
 */
export const full = process.env.TEST_FULL === '1'

/** All values in the full run; else one, chosen by index, so that several sweeps cover them all. */
export const sample = <T>(values: readonly T[], index: number): readonly T[] =>
  full ? values : [values[index % values.length]!]

/** Values for the full run only. */
export const wide = <T>(...values: readonly T[]): readonly T[] => (full ? values : [])

/** A Jest test or group for the full run only, like Playwright's tag. */
export const inFull = <Test extends { skip: unknown }>(test: Test): Test =>
  full ? test : (test.skip as Test)

/** Suffix for the title of a browser test: the tag for variants that another test represents in `npm test`. */
export const wideIf = (variant: boolean): string => (variant ? ' @wide' : '')
