/** Marks a page that was rendered without the database, so that the page cache does not store it (page-cache.mjs). */
export function NotKept() {
  return <span hidden data-keep="no" />
}
