import { unprefixed } from '@/lib/i18n/paths'
import { NOTHING_LOADED, UPLOADED_FILE, contentSecurityPolicy } from './headers'

/** The methods that addresses of this site may answer. */
const METHODS = ['GET', 'HEAD', 'POST']

/** The replacement character for undecodable bytes, as in the URL standard. */
const REPLACEMENT = encodeURIComponent('\uFFFD')

/** Maximum path length in characters. The site's longest address is far shorter. */
const MAX_PATH = 1000

function readableEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes).includes('\0') ? escapes.replaceAll('%00', REPLACEMENT) : escapes
  } catch {
    return REPLACEMENT
  }
}

/**
 * The address of a request in origin form (RFC 9112, section 3.2), with a path that Next can decode: a stray `%`,
 * non-UTF-8 bytes and NUL become U+FFFD, and too long a path is cut, so that the answer is 404. Every other address
 * stays as it is.
 */
export function sanitizeTarget(target: string): string {
  const address = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/')
  const query = address.indexOf('?')
  const path = query === -1 ? address : address.slice(0, query)
  const short = path.length > MAX_PATH ? `${path.slice(0, 200)}-` : path
  const readable = short
    .replace(/(?:%[\da-f]{2})+/gi, readableEscapes)
    .replace(/%(?![\da-f]{2})/gi, REPLACEMENT)
  return query === -1 ? readable : readable + address.slice(query)
}

/** Whether an address names a file, which takes no form. */
const isFile = (address: string) => /^\/_next\/|^[^?]*\.[^/?]*(?:\?|$)/.test(address)

/**
 * Whether an address is one of Next's own that the site does not use. Next would answer
 * `/_next/data/<build>/about.json` (data of the Pages Router) with the page, and write the address into the stored
 * copy.
 */
export function isUnusedNextPath(address: string): boolean {
  const path = decodeURIComponent(new URL(`http://localhost${address}`).pathname).replaceAll(/[/\\]+/g, '/')
  return /^\/_next\/(?!static\/|image$)/.test(unprefixed(path.toLowerCase()))
}

/** Whether a request is refused before it reaches Next, because no address answers its method. */
export function isMethodRefused(method: string, address: string): boolean {
  return !METHODS.includes(method) || (method === 'POST' && isFile(address))
}

/** The Allow header of a refusal: the site's methods, or the remaining ones, since a route takes reads or POST. */
export function allowHeader(refused: string): string {
  if (!METHODS.includes(refused)) return METHODS.join(', ')
  return refused === 'POST' ? 'GET, HEAD' : 'POST'
}

/**
 * The content security policy of an answer as sent; null for a 304, because a cache would apply it to its stored page.
 * @param current the policy of its path.
 */
export function policyOfAnswer(
  { status, type }: { status: number; type: string },
  current: string,
): string | null {
  if (status === 304) return null
  const isPage = type.startsWith('text/html') && (status < 300 || status >= 400)
  if (!isPage) return current === UPLOADED_FILE ? current : NOTHING_LOADED
  return current === NOTHING_LOADED ? contentSecurityPolicy({}) : current
}

/** Whether an answer's Cache-Control lets a cache give it to others. */
export function isPubliclyCacheable(status: number, cacheControl: unknown): boolean {
  return status === 304 || !/\b(?:private|no-store|no-cache)\b/.test(String(cacheControl))
}
