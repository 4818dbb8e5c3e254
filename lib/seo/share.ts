import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'

/** A picture as the head of a page names it (Open Graph); width and height in pixels. */
export interface SharePicture {
  readonly url: string
  readonly width: 1200
  readonly height: 630
  readonly alt: string
  readonly type: 'image/png'
}

/**
 * The picture that a shared link shows, for a page by its unprefixed path. `version` changes the address, so that those
 * who keep pictures by address fetch a changed one anew. app/share answers for the pages of lib/share/pages.ts and posts.
 */
export function sharePicture(locale: Locale, path: string, alt: string, version?: string): SharePicture {
  const name = path === '/' ? '/home' : path
  const url = `${env.SITE_URL}/share/${locale}${name}.png${version ? `?v=${version}` : ''}`
  return { url, width: 1200, height: 630, alt, type: 'image/png' }
}
