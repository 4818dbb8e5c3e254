import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of a request while it is answered. */
interface Progress {
  /** Whether Supabase has left a call unanswered that was made for it. */
  isUnanswered: boolean
}

/** Under which the code of the pages finds what the server's own has set up: Next bundles both apart. */
const KEY: unique symbol = Symbol.for('the request that is being answered')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Progress> }

/** Begins a request: what `noteUnanswered` is called for from here on is noted in what this gives. */
export function beginRequest(): Readonly<Progress> {
  const progress = { isUnanswered: false }
  shared[KEY] ??= new AsyncLocalStorage()
  shared[KEY].enterWith(progress)
  return progress
}

/** Notes that Supabase does not answer: where the present request fails for it, it is answered with 503 and not 500. */
export function noteUnanswered(): void {
  const progress = shared[KEY]?.getStore()
  if (progress) progress.isUnanswered = true
}
