/** The part of a text that is read, in characters: the search for an unclosed tag would run to the end of each text. */
const START = 4000

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

/** The text on one line, with single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

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
