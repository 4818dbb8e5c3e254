import { createHash } from 'node:crypto'
import { env } from '../env'

/**
 * The first script in the head of every page, run before painting; without any `<`. It shows or hides the cookie banner
 * (shown where storage is blocked), which components/site/notices/cookie-banner.tsx handles, and sets the theme as
 * next-themes does with the settings of components/site/document/theme.tsx; theme.test.tsx beside it runs both. It holds
 * painting until the fonts are decoded, at most 300 ms, so that no line moves.
 */
export const FIRST_SCRIPT =
  "{let d=document.documentElement,s=d.dataset,c,t,p=()=>delete s.fonts;try{c=localStorage.getItem('cookie-consent');t=localStorage.getItem('theme')||'system';d.classList.add(t==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':t)}catch{}s.consent=c==='accepted'?c:'open';if(document.fonts){s.fonts='wait';setTimeout(p,300);Promise.all([...document.fonts].filter(f=>f.display==='swap'&&f.unicodeRange==='U+0-10FFFF').map(f=>f.load())).then(p,p)}}"

/** Its hash source in a policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

/** Besides the site itself, pages connect only to the collector of page views. */
const reached = ["'self'", ...(env.PAGE_VIEWS_URL ? [new URL(env.PAGE_VIEWS_URL).origin] : [])]

/** Directives shared by every page; scripts and styles depend on how the page is made. */
const SHARED = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  // Pictures in posts may be on any host with TLS.
  "img-src 'self' https: data:",
  "manifest-src 'self'",
  "worker-src 'none'",
]

/**
 * The content security policy of a page.
 * @param nonce for a page rendered per request, the nonce of its inline scripts. Without one the header leaves inline
 * scripts and style elements open, because each rendering of a prerendered page has different ones; the stored page
 * carries a policy with their hashes (lib/next/page-policy.mjs), and the stricter of the two applies. Style attributes
 * are always refused.
 * @param dev adds the needs of Next's development server.
 * @param formOrigins other sites that the page sends a form to.
 * @param uploadOrigins other sites that the page's script sends a file to.
 */
export function contentSecurityPolicy({
  nonce,
  dev = false,
  formOrigins = [],
  uploadOrigins = [],
}: {
  nonce?: string
  dev?: boolean
  formOrigins?: readonly string[]
  uploadOrigins?: readonly string[]
}): string {
  const inline = nonce ? `'nonce-${nonce}' ${FIRST_SCRIPT_HASH}` : "'unsafe-inline'"
  const script = `script-src 'self' ${inline}${dev ? " 'unsafe-eval'" : ''}`
  const style = `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`
  // Browsers without this directive refuse all style elements, and paint once the sheet has loaded.
  const styleElements = nonce || dev ? [] : ["style-src-elem 'self' 'unsafe-inline'"]
  const forms = ["form-action 'self'", ...formOrigins].join(' ')
  const connections = ['connect-src', ...reached, ...uploadOrigins].join(' ')
  return [...SHARED, connections, forms, script, style, ...styleElements].join('; ')
}

/** The policy of non-page answers: data, files, redirects. Nothing is loaded, and no page may frame them. */
export const NOTHING_LOADED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a mail preview: inline styles only; loads nothing but the sign. */
export const MAIL_PREVIEW =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of an uploaded file: it runs nothing and has an opaque origin. */
export const UPLOADED_FILE = `${NOTHING_LOADED}; sandbox`

/** Headers of data routes: not cached, not indexed. */
export const dataHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/** The headers of every answer, including files and errors. */
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

/** Document headers: files that pages load (scripts, stylesheets, fonts, drawings) are sent without them. */
export const DOCUMENT_HEADERS = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
] as const

/**
 * Keeps search engines from listing deployments other than the site itself, in the form of Next's configuration. Takes
 * Vercel's VERCEL_ENV, unset elsewhere.
 */
export function previewHeaders(vercelEnv: string | undefined) {
  return vercelEnv && vercelEnv !== 'production'
    ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
    : []
}
