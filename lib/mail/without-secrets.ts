import 'server-only'
import { env } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { files, routes } from '@/lib/routes'

/** An address in a text, without the punctuation after it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?)\]]/g

/** The pages whose address is the same for everybody. */
const pages = new Set<unknown>(Object.values(routes))

/**
 * Replaces every address of this site with `[link]`, except those of pages and brochures that are the same for
 * everybody, so that no token remains, whatever links are added later.
 */
export const withoutSecrets = (text: string) =>
  text.replace(ADDRESS, (address) => {
    const path = address.slice(env.SITE_URL.length)
    const isOpen = pages.has(unprefixed(path)) || path.startsWith(files.brochure(''))
    return isOpen || !address.startsWith(env.SITE_URL) ? address : '[link]'
  })
