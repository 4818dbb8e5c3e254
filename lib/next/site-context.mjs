import { AsyncLocalStorage } from 'node:async_hooks'

const KEY = Symbol.for('the site')
const root = /** @type {any} */ (globalThis)

/**
 * State left by the site's bundled code for unbundled code: the same object as in shared.ts.
 * @returns {import('./shared').Shared & import('../http/server-parts').ServerParts}
 */
export const siteContext = () => (root[KEY] ??= { progress: new AsyncLocalStorage() })
