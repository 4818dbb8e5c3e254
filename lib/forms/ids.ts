import { createHash } from 'node:crypto'

/** SHA-256 of a value as JSON, in hexadecimal. */
export const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** A UUID derived from values, such as a form's id and fields: the same for a resent form, another for changed fields. */
export const idOf = (...values: readonly unknown[]) =>
  digest(values).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
