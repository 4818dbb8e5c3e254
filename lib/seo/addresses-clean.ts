/** Whether a path names a file: those have no language. */
export const isFile = (path: string) => /\.[^/]*$/.test(path)

/**
 * The one form of a page's path: lower case, single slashes, none at the end, English without its prefix. Escapes
 * (`%C3`) stay as they are, and so do the names of files, which may tell letters apart.
 */
export function cleanPath(path: string): string {
  const single = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')
  const lower = isFile(single)
    ? single
    : single.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower.replace(/^\/en(?=\/|$)/, '') || '/'
}
