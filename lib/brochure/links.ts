import { type Brochure, brochures } from '@/lib/content/brochures'
import type { Language } from '@/lib/content/localized'
import { env } from '@/lib/env'

/** When this build was made; a new one makes browsers ask for the brochures again. */
const made = Date.now()

const elsewhere: Readonly<Record<Language, string | undefined>> = {
  en: env.BROCHURE_EN_URL,
  af: env.BROCHURE_AF_URL,
}

/** A brochure with the address where it lies. */
export type BrochureLink = Brochure & { readonly href: string }

function stamped(address: string): string {
  const [bare = '', query] = address.split('?')
  return `${bare}?${query ? `${query}&` : ''}t=${made}`
}

/**
 * Both brochures, Afrikaans first (specification, section 2). An address of the environment replaces the file of the
 * build. With `fresh` the address carries a time, as the landing page's links do.
 */
export function brochureLinks({ fresh = false } = {}): readonly BrochureLink[] {
  return brochures.map((brochure) => {
    const address = elsewhere[brochure.language] ?? brochure.path
    return { ...brochure, href: fresh ? stamped(address) : address }
  })
}
