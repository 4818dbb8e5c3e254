/**
 * The length of titles and descriptions in characters: search results cut longer ones, and shorter ones say too little.
 */
export const TITLE = { least: 15, most: 65 } as const
export const DESCRIPTION = { least: 50, most: 160 } as const

/** The part of a text that is read, in characters: the search for an unclosed tag would run to the end of each text. */
const START = 4000

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Named character references of Markdown. */
const NAMED = new Map(
  Object.entries({
    ...{ nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", copy: '©', deg: '°' },
    ...{ hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
    ...{ auml: 'ä', eacute: 'é', egrave: 'è', ecirc: 'ê', euml: 'ë', icirc: 'î' },
    ...{ iuml: 'ï', ocirc: 'ô', ouml: 'ö', ucirc: 'û', uuml: 'ü' },
  }),
)

function character(reference: string, name: string): string {
  const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
  const point = code ? parseInt(code[1] ?? code[2]!, code[1] ? 16 : 10) : 0
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : (NAMED.get(name) ?? reference)
}

/**
 * The readable beginning of a Markdown text, on one line, without marks, tags, pictures, footnotes and task boxes.
 * Roughly as `private.markdown_text`.
 */
export function readable(markdown: string): string {
  const text = markdown
    .slice(0, START)
    .replace(
      /<!--[\s\S]*?-->|^\[\^[^\]\n]*\]:.*(?:\n+[ \t]+\S.*)*$|^ {0,3}\[[^\]\n]+\]:[ \t]*\S+(?:[ \t]+["'(].*)?$/gm,
      '',
    )
    .replace(/\[\^[^\]\s]*\]|!\[[^\]]*\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, '')
    .replace(/\[([^\][]*)\](?:\([^)\n]*\)|\[[^\][\n]*\])/g, '$1')
    .replace(/<((?:https?:|mailto:)?[^\s<>/]+@[^\s<>]+|https?:[^\s<>]*)>/gi, '$1')
    .replace(/<\/?(?:a|abbr|b|cite|code|del|em|i|kbd|mark|q|s|small|span|strong|su[bp]|u)\b[^<>]*>/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^[ \t]*(?:[-*_=]{3,}|[`~]{3,}.*|[|:\- \t]*-[|:\- \t]*)$/gm, ' ')
    .replace(/^(?:[ \t]*(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm, '')
    .replace(/(?<!\\)\*{1,3}([^\s*](?:[^*\n]*[^\s*\\])?)\*{1,3}/g, '$1')
    .replace(/(?<![\p{L}\p{N}\\])[*_~`]+(?=\S)|(?<=\S)(?<!\\)[*_~`]+(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<!\\)\|/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(#?\w{1,10});/g, character)
  return oneLine(text)
}

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
