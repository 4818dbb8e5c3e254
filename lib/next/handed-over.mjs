/**
 * What the code of the site, which Next bundles, has left (shared.ts) for what it does not bundle.
 * @returns {import('./shared').Shared & import('../http/server-parts').ServerParts}
 */
export const handedOver = () => /** @type {any} */ (globalThis)[Symbol.for('the site')]
