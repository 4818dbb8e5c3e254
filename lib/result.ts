/** What an action or a read answers: data, or a stable code that the view turns into a sentence in its language. */
export type Result<Data, Code extends string> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly code: Code }

/** The answer of a success. */
export function ok<Data>(data: Data): { ok: true; data: Data } {
  return { ok: true, data }
}

/** The answer of a failure, with its code. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code }
}
