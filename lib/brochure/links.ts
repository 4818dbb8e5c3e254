import { type Brochure, brochures } from '@/lib/content/brochures'
import type { Language } from '@/lib/content/localized'
import { env } from '@/lib/env'

/** When the page with the links was made: a new build makes browsers fetch the brochures again. */
const madeAt = Date.now()

const configured: Readonly<Record<Language, string | undefined>> = {
  en: env.BROCHURE_EN_URL,
  af: env.BROCHURE_AF_URL,
}

/** A brochure with its address. */
export type BrochureLink = Brochure & { readonly href: string }

function stamped(address: string): string {
  const [bare = '', query] = address.split('?')
  return `${bare}?${query ? `${query}&` : ''}t=${madeAt}`
}

/**
 * Both brochures, Afrikaans first. An address of the environment replaces the file of the build. With `fresh` the
 * address carries a time, so that no cache answers with an older file.
 */
export function brochureLinks({ fresh = false } = {}): readonly BrochureLink[] {
  return brochures.map((brochure) => {
    const address = configured[brochure.language] ?? brochure.path
    return { ...brochure, href: fresh ? stamped(address) : address }
  })
}
