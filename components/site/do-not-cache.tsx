/** Marks a page that was rendered without the database, so that the page cache does not store it (lib/next/page-cache.mjs). */
export function DoNotCache() {
  return <span hidden data-cache="no-store" />
}
