import type { Brochure } from '@/lib/content/documents/brochure'
import type { Content } from '@/lib/content/content'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'
import { createHash } from 'node:crypto'

const configured: Readonly<Record<Brochure['language'], string | undefined>> = {
  en: env.BROCHURE_EN_URL,
  af: env.BROCHURE_AF_URL,
}

export type BrochureLink = Brochure & { readonly href: string }

const HOUR = 3_600_000

/**
 * Cache-busting query: the hour in milliseconds since 1970, for files replaced elsewhere, and a digest of the content,
 * for the site's own. Hourly, so that the page with the link is compressed once and not sent again to a browser that
 * has it.
 */
function stampOf(content: Content): string {
  return `t=${Math.floor(Date.now() / HOUR) * HOUR}&v=${digestOf(content)}`
}

function withStamp(address: string, stamp: string): string {
  const [bare = '', query] = address.split('?')
  return `${bare}?${query ? `${query}&` : ''}${stamp}`
}

/**
 * The brochures with their addresses, in the same order; with `content`, stamped against caches. An address in the
 * environment replaces the site's own file.
 */
export function brochureLinks(brochures: readonly Brochure[], content?: Content): readonly BrochureLink[] {
  const stamp = content && stampOf(content)
  return brochures.map((brochure) => {
    const address = configured[brochure.language] ?? brochure.path
    return { ...brochure, href: stamp ? withStamp(address, stamp) : address }
  })
}

/** The brochure in a language, or else the English one. */
export function brochureLink(brochures: readonly Brochure[], locale: Locale): BrochureLink {
  const links = brochureLinks(brochures)
  const inLanguage = (wanted: Locale) => links.find(({ language }) => language === wanted)
  return inLanguage(locale) ?? inLanguage('en')!
}

/** A digest for addresses that must change with a value: eight hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
