import { AsyncLocalStorage } from 'node:async_hooks'

const KEY = Symbol.for('the site')
const root = /** @type {any} */ (globalThis)

/**
 * What the code of the site, which Next bundles, leaves for what it does not bundle: the same object as in shared.ts.
 * @returns {import('./shared').Shared & import('../http/server-parts').ServerParts}
 */
export const siteContext = () => (root[KEY] ??= { progress: new AsyncLocalStorage() })
