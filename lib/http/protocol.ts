import { unprefixed } from '@/lib/i18n/paths'
import { NOTHING_LOADED, UPLOADED_FILE, contentSecurityPolicy } from './headers'

/** The methods that an address of this site may answer. */
const METHODS = ['GET', 'HEAD', 'POST']

/** The character that stands for bytes which are no text, as the URL standard decodes them. */
const REPLACEMENT = encodeURIComponent('\uFFFD')

/** The most characters of a path. The longest address of the site is far shorter. */
const MAX_PATH = 1000

function readableEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes).includes('\0') ? escapes.replaceAll('%00', REPLACEMENT) : escapes
  } catch {
    return REPLACEMENT
  }
}

/**
 * The address of a request, in the form that names no host (RFC 9112, section 3.2), with a path that Next can decode:
 * a stray `%`, bytes that are not UTF-8 and NUL become U+FFFD, and a path that is too long loses its end, so that the
 * page, route or file answers that there is no such address. Every other address stays as it is.
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

/** Whether the path of an address names a file, which takes no form. */
const isFile = (address: string) => /^\/_next\/|^[^?]*\.[^/?]*(?:\?|$)/.test(address)

/**
 * Whether an address is one of Next's own that the site does not use. Next would answer `/_next/data/<build>/about.json`, the
 * data of a page of the Pages Router, with the page, and write the address into what it stores for everybody.
 */
export function isUnusedNextPath(address: string): boolean {
  const path = decodeURIComponent(new URL(`http://localhost${address}`).pathname).replaceAll(/[/\\]+/g, '/')
  return /^\/_next\/(?!static\/|image$)/.test(unprefixed(path.toLowerCase()))
}

/** Whether no address of the site answers such a request, so that it is refused before it reaches Next. */
export function isMethodRefused(method: string, address: string): boolean {
  return !METHODS.includes(method) || (method === 'POST' && isFile(address))
}

/** The header Allow of a refusal: what the site takes, or where that is refused the rest, for a route takes reads or POST. */
export function allowHeader(refused: string): string {
  if (!METHODS.includes(refused)) return METHODS.join(', ')
  return refused === 'POST' ? 'GET, HEAD' : 'POST'
}

/**
 * The content security policy of an answer as it is sent; null for a 304, because a cache would give it to the page that
 * it has stored.
 * @param current the policy that its path gave it.
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

/** Whether a cache may keep an answer and give it to others, by what it says of that. */
export function isPubliclyCacheable(status: number, cacheControl: unknown): boolean {
  return status === 304 || !/\b(?:private|no-store|no-cache)\b/.test(String(cacheControl))
}
