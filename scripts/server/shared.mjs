/**
 * What the code of the site has handed over (lib/next/shared.ts), which Next bundles and this server is not.
 * @returns {import('../../lib/next/shared').Shared & import('../../lib/http/server-parts').ServerParts}
 */
export const shared = () => /** @type {any} */ (globalThis)[Symbol.for('the site')]
