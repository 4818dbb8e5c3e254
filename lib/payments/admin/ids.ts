import { createHash } from 'node:crypto'

export const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The same id for the same values: sent again they make nothing more, while others are something else. */
export const idOf = (...values: readonly unknown[]) =>
  digest(values).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
