import type { Brochure } from '@/lib/content/brochure'
import type { Language } from '@/lib/content/localized'
import { env } from '@/lib/env'

const configured: Readonly<Record<Language, string | undefined>> = {
  en: env.BROCHURE_EN_URL,
  af: env.BROCHURE_AF_URL,
}

/** A brochure with its address. */
export type BrochureLink = Brochure & { readonly href: string }

/** In milliseconds. A page that says the same for so long is compressed once for it, and not sent to a browser that has it. */
const HOUR = 3_600_000

function stamped(address: string): string {
  const [bare = '', query] = address.split('?')
  return `${bare}?${query ? `${query}&` : ''}t=${Math.floor(Date.now() / HOUR) * HOUR}`
}

/**
 * The brochures with their addresses, in the same order. An address of the environment replaces the file that the site
 * makes. With `fresh` the address carries the hour in which its page was made, in milliseconds since 1970, so that no
 * cache answers with an older file.
 */
export function brochureLinks(
  brochures: readonly Brochure[],
  { fresh = false } = {},
): readonly BrochureLink[] {
  return brochures.map((brochure) => {
    const address = configured[brochure.language] ?? brochure.path
    return { ...brochure, href: fresh ? stamped(address) : address }
  })
}
