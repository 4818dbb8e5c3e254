import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'

/** What becomes known of a request while Next answers it. */
export interface Progress {
  /** By which its lines in the log are found. */
  readonly id?: string
  /** The pattern of its address, such as `/pay/_`. */
  readonly route?: string
  /** Whether it is a form or an action. */
  readonly isForm: boolean
  /** The status by which it is refused, once it is known to be malformed. */
  refusal?: number
  /** Whether Supabase has left a call unanswered that was made for it. */
  isUnavailable?: boolean
  /** Until when its answer may wait for Supabase, as the process counts the time. */
  deadline?: number
  /** Whether it has its answer: what is done then keeps nobody waiting. */
  isAnswered?: boolean
}

/** What the database tells of the changes of what visitors see. */
interface Changes {
  /** By which the next look asks for later ones. */
  readonly next: string
  /** How many milliseconds ago there was the last one; null where there was none since the look before. */
  readonly age: number | null
  /** In how many milliseconds something is scheduled. */
  readonly due: number
}

/**
 * What the modules share that Next bundles, some of them several times, with those that it does not. Where the site serves
 * itself, instrumentation.ts adds what the server needs (lib/http/server-parts.ts).
 */
export interface Shared {
  /** The progress of the request that is being answered; scripts/server/inner.mjs sets it. */
  readonly progress: AsyncLocalStorage<Progress>
  /** What lib/next/last-change.mjs asks the database with. A build has none, and neither has a host without our page cache. */
  changesSince?: (since: string | null) => Promise<Changes>
}

/** Under which each of them finds it: the one thing that the site adds to `globalThis`. */
const KEY: unique symbol = Symbol.for('the site')
const root = globalThis as typeof globalThis & { [KEY]?: Shared }

export const shared: Shared = (root[KEY] ??= { progress: new AsyncLocalStorage() })

/** React keeps one for each rendering of a page, and none for actions and route handlers, where each call has another. */
const ofRendering = cache((): Progress => ({ isForm: false }))

/** The progress of the present request; of the rendering alone on a host that runs no server of ours. */
export const progress = (): Progress => shared.progress.getStore() ?? ofRendering()

/** Notes that Supabase does not answer: where the present request fails for it, it is answered with 503 and not 500. */
export function markUnavailable(): void {
  progress().isUnavailable = true
}
