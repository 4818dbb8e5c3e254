/**
 * A forbidden pattern with its reason and a text that it refuses. `right` lists similar texts that pass; `keys` limits
 * the pattern to some messages.
 */
export interface Forbidden {
  readonly wrong: RegExp
  readonly reason: string
  readonly example: string
  readonly right?: readonly string[]
  readonly keys?: RegExp
}
