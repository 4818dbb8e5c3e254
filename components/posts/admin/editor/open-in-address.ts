import type { PostBase } from '@/lib/posts/schema'
import { isNew } from './start'

const OPEN = /^#edit=((?:new-)?[\da-f-]{36}|new)$/
const NEW = 'new-'

/** What the address calls a post that is open: its id, with `new-` before it while it is not stored. */
export const inAddress = (base: PostBase) => (isNew(base) ? NEW : '') + base.id

/** The id behind such a name, null for `new` alone: a post that has none yet. */
export const idInAddress = (name: string) => (name === 'new' ? null : name.replace(NEW, ''))

/** What the address says is open, `new` for any new post; null for none. */
export function openInAddress(): string | null {
  return OPEN.exec(window.location.hash)?.[1] ?? null
}

/**
 * Writes into the address which post is open (null: none), so that reloading leads back to it. Behind the hash, because
 * with another query the page is another one to the router, and its next refresh would begin the form anew.
 */
export function keepInAddress(base: PostBase | null) {
  const url = new URL(window.location.href)
  url.hash = base === null ? '' : `edit=${inAddress(base)}`
  window.history.replaceState(null, '', url)
}
