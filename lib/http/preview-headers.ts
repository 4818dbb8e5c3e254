/**
 * What Next's configuration adds to every answer of a deployment that is not the site itself, so that no search engine
 * lists it. Takes Vercel's VERCEL_ENV, which is not set elsewhere.
 */
export function previewHeaders(vercelEnv: string | undefined) {
  return vercelEnv && vercelEnv !== 'production'
    ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
    : []
}
