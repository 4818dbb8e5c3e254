import type { NextRequest, NextResponse } from 'next/server'
import { toLocale } from '@/lib/i18n/detection'
import { prefixed, unprefixed } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { redirectTo, redirectToPreferredLocale, rememberLocale } from './locale'

/** The default language's prefix, which canonical addresses do not have. */
const DEFAULT_PREFIX = new RegExp(`^/${routing.defaultLocale}(?=/|$)`, 'i')

/** Whether a path names a file; files have no language. */
const isFile = (path: string) => /\.[^/]*$/.test(path)

/**
 * The canonical form of a page's path: lower case, single slashes, no trailing slash, English without its prefix.
 * Escapes (`%C3`) and file names, which may be case-sensitive, stay as they are.
 */
export function cleanPath(path: string): string {
  const single = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')
  const lower = isFile(single)
    ? single
    : single.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower.replace(DEFAULT_PREFIX, '') || '/'
}

/**
 * One permanent redirect from any other spelling of an address (capitals, `/en`, a trailing slash, `?lng=`) to the
 * canonical one; null if the request has it already. `?lng=` and `/en` choose a language, which is remembered.
 */
export function normalise(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl
  const lng = searchParams.get('lng')
  const path = cleanPath(pathname)
  if (lng === null && path === pathname) return null
  searchParams.delete('lng')
  if (isFile(path)) return redirectTo(request, path, 308)
  const locale = toLocale(lng) ?? (DEFAULT_PREFIX.test(pathname) ? routing.defaultLocale : null)
  if (locale === null) return redirectToPreferredLocale(request, path) ?? redirectTo(request, path, 308)
  const response = redirectTo(request, prefixed(unprefixed(path), locale), 308)
  return rememberLocale(request, response, locale)
}
