const OPEN = /^#edit=([\da-f-]+|new)$/

/** The post that the address says is open: its id, `new`, or null for none. */
export function openInAddress(): string | null {
  return OPEN.exec(window.location.hash)?.[1] ?? null
}

/**
 * Writes into the address which post is open (null: none), so that reloading leads back to it. Behind the hash, because
 * with another query the page is another one to the router, and its next refresh would begin the form anew.
 */
export function keepInAddress(post: string | null) {
  const url = new URL(window.location.href)
  url.hash = post === null ? '' : `edit=${post}`
  window.history.replaceState(null, '', url)
}
