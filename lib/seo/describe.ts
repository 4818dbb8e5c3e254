/** The length of titles and descriptions in characters: search results cut longer ones, and shorter ones say too little. */
export const TITLE = { least: 15, most: 65 } as const
export const DESCRIPTION = { least: 50, most: 160 } as const

/** How much of a text is looked at, in characters: a tag without an end would be looked for to the end of each text. */
const START = 4000

/** The beginning of a text without Markdown's marks, tags and line ends. */
function plain(text: string): string {
  return text
    .slice(0, START)
    .replace(/<[^>]*>|!?\[([^\]]*)\]\([^)]*\)|\[\^[^\]]*\]|[#*_`>|~]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text, cut at a word and ended with … where it is too long. A word that is too long itself is cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const whole = start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')
  return `${start.includes(' ') && whole.length > most / 2 ? whole : [...start].slice(0, -1).join('')}…`
}

/**
 * The title of a page for its head, 15 to 65 characters: with the site's name behind it where both fit, cut at a
 * word where it is too long.
 */
export function headTitle(title: string, siteName: string): string {
  const own = plain(title)
  const whole = `${own} · ${siteName}`
  if (whole.length <= TITLE.most) return whole
  // A title that is too short alone is filled up with as much of a long name as fits.
  return cut(own.length < TITLE.least ? whole : own, TITLE.most)
}

/**
 * A description for search engines, 50 to 160 characters: the first of the texts, and of the following as much as
 * makes it long enough, cut at a word.
 */
export function describe(...texts: readonly string[]): string {
  let whole = ''
  for (const text of texts.map(plain)) {
    if (whole.length >= DESCRIPTION.least) break
    if (text) whole = whole ? `${whole.replace(/([^.!?…:])$/, '$1.')} ${text}` : text
  }
  return cut(whole, DESCRIPTION.most)
}
