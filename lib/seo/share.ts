import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'

/** The picture that a shared link shows, as Open Graph describes it: absolute address, size in pixels, words. */
export interface SharePicture {
  readonly url: string
  readonly width: 1200
  readonly height: 630
  readonly alt: string
  readonly type: 'image/png'
}

/**
 * The picture of a page for a shared link. Takes the page's unprefixed path; `version` is anything that changes with
 * what the picture shows, so that nobody keeps an old one.
 */
export function sharePicture(locale: Locale, path: string, alt: string, version?: string): SharePicture {
  const file = `${env.SITE_URL}/share/${locale}${path === '/' ? '/home' : path}.png`
  return {
    url: version ? `${file}?v=${version}` : file,
    width: 1200,
    height: 630,
    alt,
    type: 'image/png',
  }
}
