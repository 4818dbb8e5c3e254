import 'server-only'
import { env } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { files, routes } from '@/lib/routes'

/** Without the punctuation after it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?)\]]/g

/** Pages with the same address for everybody. */
const pages = new Set<unknown>(Object.values(routes))

/**
 * Replaces the site's addresses with `[link]`, except pages and brochures that are the same for everybody, so that no
 * token remains, whatever links are added later.
 */
export const withoutSecrets = (text: string) =>
  text.replace(ADDRESS, (address) => {
    const path = address.slice(env.SITE_URL.length)
    const isOpen = pages.has(unprefixed(path)) || path.startsWith(files.brochure(''))
    return isOpen || !address.startsWith(env.SITE_URL) ? address : '[link]'
  })
