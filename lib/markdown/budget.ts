/**
 * What a text may cost to render. Parsing Markdown takes a time that grows with the square of some of its parts, and
 * GitHub's tables fill every row up to the width of the first: 5 kB of text can cost 2 GB. The checks below take one
 * pass over the source, so that nothing is parsed that is too much to parse. Free of the parser, because the editor
 * runs it in the browser.
 */

/** The most of each that a text may have: far above what people write, and little enough to render within a second. */
export const TEXT_LIMITS = {
  lines: 3000,
  /** Quotes and lists inside one another: on one line by their signs, over several by their indentation. */
  depth: 40,
  /** The depths of all lines, added up, with the HTML elements open at each: a parser opens those again in each block. */
  depths: 10_000,
  /**
   * Cells of all tables. Each row counts as wide as the widest first row so far, and one more: a row costs about as much
   * as a cell.
   */
  cells: 2600,
  /** Paragraphs, headings, quotes and items of lists; what a quote or an item holds counts, too. */
  blocks: 1600,
  footnotes: 500,
  tags: 1000,
  /** HTML elements that are open at the same time. */
  openTags: 60,
  /** Characters with a meaning in Markdown, in one paragraph and in the whole text. */
  marksOfParagraph: 800,
  marks: 3200,
  /** Characters without a space between them: the search for e-mail addresses begins anew at each full stop. */
  word: 2000,
  /** Nodes of the parsed text, where no single part of the source is to blame. */
  nodes: 15_000,
} as const

/** What takes the time of rendering, and how much of these limits a text may use up together. */
const COSTS = ['blocks', 'cells', 'depths', 'footnotes', 'marks', 'tags'] as const
const TOGETHER = 1.5

/** The name of a limit. */
export type TextLimit = keyof typeof TEXT_LIMITS

/** The limit that a text exceeds, and the line (counted from 1) on which it does; 0 where no line is to blame. */
export type ExcessCode = `${TextLimit}:${number}`

const MARK = /[*_~`[\]<&\\@^]|:\/\/|www\./gi
const LONG_WORD = new RegExp(`\\S{${TEXT_LIMITS.word + 1}}`)
const DELIMITER_ROW = /^[\s|:-]*-[\s|:-]*$/
const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** Elements that need no end tag. */
const NEED_NO_END = /^(?:area|br|col|dd|dt|hr|img|input|li|p|source|tbody|td|th|thead|tr|wbr)$/i

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** What puts the rest of a line one level deeper, with the space that belongs to it. */
const MARKER = /^(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)) ?/

/**
 * How many items of lists a line begins, whether it is quoted, how deep it lies in both at most, and where its text
 * begins. Two columns of indentation are a level.
 */
function nesting(line: string): { items: number; isQuoted: boolean; depth: number; start: number } {
  let [quotes, items, columns, at] = [0, 0, 0, 0]
  while (at < line.length) {
    const character = line.charAt(at)
    const marker = MARKER.exec(line.slice(at, at + 12))
    if (marker && character === '>') quotes += 1
    else if (marker) items += 1
    else if (character === ' ') columns += 1
    else if (character === '\t') columns += 4
    else break
    at += marker ? marker[0].length : 1
  }
  return { items, isQuoted: quotes > 0, depth: quotes + items + Math.floor(columns / 2), start: at }
}

/** Adds up the parts of a text line by line. */
class Counter {
  private readonly sums = {
    depths: 0,
    cells: 0,
    blocks: 0,
    footnotes: 0,
    tags: 0,
    openTags: 0,
    marksOfParagraph: 0,
    marks: 0,
  }
  /** The columns of the table that a line belongs to; 0 outside of one. */
  private columns = 0
  /** Whether the line before was blank, as the beginning of the text counts. */
  private isAfterBlank = true

  /** The first limit that is exceeded once this line is counted. */
  add(line: string): TextLimit | null {
    const isBlank = line.trim() === ''
    const { items, isQuoted, depth, start } = nesting(line)
    if (!isBlank && depth > TEXT_LIMITS.depth) return 'depth'
    this.sums.depths += isBlank ? 0 : depth + this.sums.openTags
    this.sums.footnotes += countOf(line, /\[\^/g)
    const text = line.slice(start)
    this.addCells(text, isBlank)
    this.addBlocks(text, items, isQuoted)
    this.addTags(line)
    const marks = countOf(line, MARK)
    this.sums.marks += marks
    this.sums.marksOfParagraph = isBlank ? 0 : this.sums.marksOfParagraph + marks
    for (const [name, sum] of Object.entries(this.sums) as [keyof typeof this.sums, number][])
      if (sum > TEXT_LIMITS[name]) return name
    const together = COSTS.reduce((sum, name) => sum + this.sums[name] / TEXT_LIMITS[name], 0)
    if (together > TOGETHER) return 'nodes'
    return LONG_WORD.test(line) ? 'word' : null
  }

  private addCells(text: string, isBlank: boolean) {
    const inner = countOf(text.trim().replace(/^\||\|$/g, ''), /\|/g)
    if (isBlank) this.columns = 0
    else if (DELIMITER_ROW.test(text)) this.columns = Math.max(this.columns, inner + 1)
    this.sums.cells += this.columns > 0 ? Math.max(this.columns, inner) + 1 : inner
  }

  private addBlocks(text: string, items: number, isQuoted: boolean) {
    const isText = text.trim() !== ''
    const begins = isText && (items > 0 || this.isAfterBlank || text.startsWith('#'))
    this.sums.blocks += items + (begins ? 1 + Number(isQuoted) : 0)
    this.isAfterBlank = !isText
  }

  private addTags(line: string) {
    for (const [, slash, name = ''] of line.matchAll(TAG)) {
      this.sums.tags += 1
      if (!NEED_NO_END.test(name)) this.sums.openTags = Math.max(0, this.sums.openTags + (slash ? -1 : 1))
    }
  }
}

/** The first limit that a text exceeds; null for a text that may be parsed. Takes a time in proportion to its length. */
export function textExcess(source: string): ExcessCode | null {
  const lines = source.split(/\r\n|\r|\n/, TEXT_LIMITS.lines + 1)
  if (lines.length > TEXT_LIMITS.lines) return 'lines:0'
  const counter = new Counter()
  for (const [index, line] of lines.entries()) {
    const limit = counter.add(line)
    if (limit) return `${limit}:${index + 1}`
  }
  return null
}

/** Whether a code is that of an excess. */
export function isExcessCode(code: string): code is ExcessCode {
  const [limit = '', line] = code.split(':')
  return line !== undefined && Object.hasOwn(TEXT_LIMITS, limit)
}

/** The limit that is exceeded, the most that it allows, and the line, which is 0 where none is to blame. */
export function parseExcessCode(code: ExcessCode): { limit: TextLimit; most: number; line: number } {
  const [limit, line] = code.split(':') as [TextLimit, string]
  return { limit, most: TEXT_LIMITS[limit], line: Number(line) }
}

/** The number of words in a text: runs of letters and digits, with the marks, apostrophes and hyphens inside them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}
