import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'

/** Facts about a request, learned while Next answers it. */
export interface Progress {
  /** Correlates its log lines. */
  readonly id?: string
  /** The pattern of its address, e.g. `/pay/_`. */
  readonly route?: string
  /** Whether it is a form or an action. */
  readonly isForm: boolean
  /** The status of its refusal, once it is known to be malformed. */
  refusal?: number
  /** Whether Supabase failed to answer a call for it. */
  isUnavailable?: boolean
  /** Its calls of Supabase under way, since when, and the milliseconds that it had waited for others before. */
  wait?: { calls: number; since: number; before: number }
  /** Whether it is answered, so that further work delays nobody. */
  isAnswered?: boolean
}

/** The database's answer about visible changes. */
interface Changes {
  /** Cursor for the next poll. */
  readonly next: string
  /** Milliseconds since the last change; null if there was none since the previous poll. */
  readonly age: number | null
  /** Milliseconds until the next scheduled change. */
  readonly due: number
}

/**
 * State shared between modules that Next bundles, some of them several times, and modules that it does not. Where the
 * site serves itself, instrumentation.ts adds the server's parts (lib/http/server-parts.ts).
 */
export interface Shared {
  /** The progress of the current request; set by scripts/server/inner.mjs. */
  readonly progress: AsyncLocalStorage<Progress>
  /** Polls the database for lib/next/last-change.mjs. Absent in builds and on hosts without our page cache. */
  changesSince?: (since: string | null) => Promise<Changes>
}

/** Its key, the one thing that the site adds to `globalThis`. */
const KEY: unique symbol = Symbol.for('the site')
const root = globalThis as typeof globalThis & { [KEY]?: Shared }

export const shared: Shared = (root[KEY] ??= { progress: new AsyncLocalStorage() })

/** Per rendering of a page by React; actions and route handlers get a new one with each call. */
const ofRendering = cache((): Progress => ({ isForm: false }))

/** The progress of the current request; only of the rendering on a host without our server. */
export const progress = (): Progress => shared.progress.getStore() ?? ofRendering()

/**
 * Notes that Supabase does not answer: if the current request fails because of it, the answer is 503 instead of 500.
 */
export function markUnavailable(): void {
  progress().isUnavailable = true
}
