import { oneLine } from '@/lib/markdown/readable'

/**
 * The length of titles and descriptions in characters: search results cut longer ones, and shorter ones say too little.
 */
export const TITLE = { least: 15, most: 65 } as const
export const DESCRIPTION = { least: 50, most: 160 } as const

/** The text, cut at a word and ended with … if too long. A single word that is too long is cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const whole = start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')
  return `${start.includes(' ') && whole.length > most / 2 ? whole : [...start].slice(0, -1).join('')}…`
}

/** A page's document title, 15 to 65 characters: with the site's name if both fit, cut at a word if too long. */
export function documentTitle(title: string, siteName: string): string {
  const own = oneLine(title)
  const whole = `${own} · ${siteName}`
  if (whole.length <= TITLE.most) return whole
  // A title that is too short is filled up with as much of a long name as fits.
  return cut(own.length < TITLE.least ? whole : own, TITLE.most)
}

/**
 * A description, 50 to 160 characters: the first of the plain texts, with as much of the next as needed, cut at a word.
 */
export function describe(...texts: readonly string[]): string {
  let whole = ''
  for (const text of texts.map(oneLine)) {
    if (whole.length >= DESCRIPTION.least) break
    if (text) whole = whole ? `${whole.replace(/([^.!?…:])$/, '$1.')} ${text}` : text
  }
  return cut(whole, DESCRIPTION.most)
}
