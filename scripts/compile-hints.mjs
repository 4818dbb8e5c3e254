/** Has browsers compile the scripts that every page starts with while they load them. Node's own modules only. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Says of a script that its functions are called while the page loads, so that Chromium compiles them beside the page, on
 * another thread, and not while the page waits for each of them; other browsers skip the comment. It must stand first.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A smaller script is compiled on the page's own thread, where a hint costs more than it saves. In characters. */
const LARGE = 100_000

/**
 * Marks the large ones of the scripts that every page starts with: React, and what Next has in the browser.
 * @param {string} dist where the build lies
 */
export function hintScripts(dist) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = join(dist, name)
    const script = readFileSync(file, 'utf8')
    if (script.length >= LARGE && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}
