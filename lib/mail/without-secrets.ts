import 'server-only'
import { env } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { files, routes } from '@/lib/routes'

/** An address in a text, without the punctuation after it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?)\]]/g

/** The pages that have one address for everybody. */
const pages = new Set<unknown>(Object.values(routes))

/**
 * A text with `[link]` for every address of this site but those of pages and brochures that are the same for everybody: so
 * it holds no token, whatever links there will be.
 */
export const withoutSecrets = (text: string) =>
  text.replace(ADDRESS, (address) => {
    const path = address.slice(env.SITE_URL.length)
    const isOpen = pages.has(unprefixed(path)) || path.startsWith(files.brochure(''))
    return isOpen || !address.startsWith(env.SITE_URL) ? address : '[link]'
  })
