import type { Messages, NestedValueOf } from 'next-intl'

/** The result of an action or a read: data, or a stable code that the view translates into a sentence. */
export type Result<Data, Code extends string> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly code: Code }

/** A success. */
export function ok<Data>(data: Data): { ok: true; data: Data } {
  return { ok: true, data }
}

/** A failure with its code. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code }
}

/** The codes for which a part of the messages has words, such as `Leads.errors`: one without words does not compile. */
export type CodeOf<Part extends string> = Extract<keyof NestedValueOf<Messages, Part>, string>
