import type { Brochure } from '@/lib/content/documents/brochure'
import type { Content } from '@/lib/content/content'
import { env } from '@/lib/env'
import { createHash } from 'node:crypto'

const configured: Readonly<Record<Brochure['language'], string | undefined>> = {
  en: env.BROCHURE_EN_URL,
  af: env.BROCHURE_AF_URL,
}

/** A brochure with its address. */
export type BrochureLink = Brochure & { readonly href: string }

const HOUR = 3_600_000

/**
 * What an address carries so that no cache answers with an older file: the hour, in milliseconds since 1970, for a file that is
 * replaced elsewhere, and a digest of the content that this site makes its own from. It stays the same for so long that the
 * page with it is compressed once, and not sent to a browser that has it.
 */
function stampOf(content: Content): string {
  return `t=${Math.floor(Date.now() / HOUR) * HOUR}&v=${digestOf(content)}`
}

function withStamp(address: string, stamp: string): string {
  const [bare = '', query] = address.split('?')
  return `${bare}?${query ? `${query}&` : ''}${stamp}`
}

/**
 * The brochures with their addresses, in the same order. An address of the environment replaces the file that the site
 * makes. Where `content` is given, the address changes with it, and with the hour.
 */
export function brochureLinks(brochures: readonly Brochure[], content?: Content): readonly BrochureLink[] {
  const stamp = content && stampOf(content)
  return brochures.map((brochure) => {
    const address = configured[brochure.language] ?? brochure.path
    return { ...brochure, href: stamp ? withStamp(address, stamp) : address }
  })
}

/** A short name for what a value is at this moment, for an address that has to change with it: eight hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
