import { createHash } from 'node:crypto'
import { env } from '../env'

/**
 * The script in the head of every page, which runs before any other and before the page is painted. It has no `<`.
 * The cookie banner must be shown or hidden by then; components/site/notices/cookie-banner.tsx answers it. Where
 * storage is closed to the page, the banner is shown. The theme is set as next-themes sets it with the settings of
 * components/site/document/theme.tsx; theme.test.tsx beside it runs both.
 */
export const FIRST_SCRIPT =
  "{let d=document.documentElement,c,t;try{c=localStorage.getItem('cookie-consent');t=localStorage.getItem('theme')||'system';d.classList.add(t==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':t)}catch{}d.dataset.consent=c==='accepted'?c:'open'}"

/** What names it in a policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

/** Beside the site itself a page speaks to the collector of page views alone. */
const reached = ["'self'", ...(env.PAGE_VIEWS_URL ? [new URL(env.PAGE_VIEWS_URL).origin] : [])]

/** The directives that every page shares; scripts and styles differ by how the page is made. */
const SHARED = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  `connect-src ${reached.join(' ')}`,
  "font-src 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  // Pictures in posts may lie on any host that speaks TLS.
  "img-src 'self' https: data:",
  "manifest-src 'self'",
  "worker-src 'none'",
]

/**
 * The content security policy of a page.
 * @param nonce for a page rendered per request, the value its inline scripts carry. Without one the header leaves
 * inline scripts and style elements open, because a prerendered page has other ones in each rendering; the stored page
 * itself carries a policy with their hashes (lib/next/page-policy.mjs), and the stricter of the two holds. Style
 * attributes are refused in any case.
 * @param dev adds what Next's development server needs.
 * @param formOrigins other sites that the page sends a form to.
 */
export function contentSecurityPolicy({
  nonce,
  dev = false,
  formOrigins = [],
}: {
  nonce?: string
  dev?: boolean
  formOrigins?: readonly string[]
}): string {
  const inline = nonce ? `'nonce-${nonce}' ${FIRST_SCRIPT_HASH}` : "'unsafe-inline'"
  const script = `script-src 'self' ${inline}${dev ? " 'unsafe-eval'" : ''}`
  const style = `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`
  // A browser that does not know this one refuses them all, and paints once the sheet has come.
  const styleElements = nonce || dev ? [] : ["style-src-elem 'self' 'unsafe-inline'"]
  const forms = ["form-action 'self'", ...formOrigins].join(' ')
  return [...SHARED, forms, script, style, ...styleElements].join('; ')
}

/** The policy of what is no page: data, a file, a redirect. It loads nothing, and no page may frame it. */
export const NOTHING_LOADED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of the preview of a mail: it brings its own styles and loads nothing. */
export const MAIL_PREVIEW =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a file that a visitor has uploaded: whatever it is, it runs nothing and is of no origin. */
export const UPLOADED_FILE = `${NOTHING_LOADED}; sandbox`

/** Added to an answer of a route that gives data: it is for this moment, and for no search engine. */
export const dataHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/** The headers of every answer, files and errors included. */
export function securityHeaders(dev: boolean) {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy({ dev }) },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ]
}

/** Those that say something of a document: what is loaded from the build (a script, a stylesheet, a font, the icons) is sent without them. */
export const DOCUMENT_HEADERS = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const

/**
 * What is added to every answer of a deployment that is not the site itself, so that no search engine lists it, in the
 * form of Next's configuration. Takes Vercel's VERCEL_ENV, which is not set elsewhere.
 */
export function previewHeaders(vercelEnv: string | undefined) {
  return vercelEnv && vercelEnv !== 'production'
    ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
    : []
}
