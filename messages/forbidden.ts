/**
 * What no text says, each pattern with the reason and with a text that it refuses. `right` are correct texts that look
 * alike and pass. A pattern that is wrong only in some texts says in which (`keys`).
 */
export interface Forbidden {
  readonly wrong: RegExp
  readonly reason: string
  readonly example: string
  readonly right?: readonly string[]
  readonly keys?: RegExp
}
