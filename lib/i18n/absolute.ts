import { env } from '@/lib/env'
import type { Path } from '@/lib/routes'
import { localePath } from './paths'
import type { Locale } from './routing'

/** The absolute address of a page in a language, for everything outside pages. Takes an unprefixed path. */
export function absolute(path: Path, locale: Locale): string {
  return env.SITE_URL + localePath(path, locale).replace(/^\/$/, '')
}

/** The absolute form of an address entered by staff, of this site or another; null if invalid. */
export function absoluteAddress(address: string): string | null {
  return URL.canParse(address, env.SITE_URL) ? new URL(address, env.SITE_URL).href : null
}
