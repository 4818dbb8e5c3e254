import { createHash } from 'node:crypto'

/** A short name for what a value is at this moment, for an address that has to change with it: eight hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
