/** What an action answers: data, or a stable code that the view turns into a sentence in its language. */
export type Result<Data, Code extends string> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly code: Code }

/** A good answer. */
export function ok<Data>(data: Data): { ok: true; data: Data } {
  return { ok: true, data }
}

/** A refusal with its code. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code }
}
