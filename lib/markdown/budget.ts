/**
 * Limits on the cost of rendering. Markdown parsing is quadratic in some parts, and GitHub's tables fill every row up
 * to the width of the first: 5 kB of text can cost 2 GB. The checks take one pass over the source, before parsing;
 * without a parser, because the editor runs them in the browser.
 */

/** Maxima of a text: far above what people write, and low enough to render within a second. */
export const TEXT_LIMITS = {
  lines: 3000,
  /** Nesting of quotes and lists: on one line by their markers, over several by their indentation. */
  depth: 40,
  /** The sum of all lines' depths, plus the HTML elements open at each: a parser reopens those in each block. */
  depths: 10_000,
  /**
   * Cells of all tables. Each row counts as the widest first row so far plus one: a row costs about as much as a cell.
   */
  cells: 2600,
  /** Paragraphs, headings, quotes and list items, including those inside quotes and items. */
  blocks: 1600,
  footnotes: 500,
  tags: 1000,
  /** HTML elements open at the same time. */
  openTags: 60,
  /** Markdown characters, in one paragraph and in the whole text. */
  marksOfParagraph: 800,
  marks: 3200,
  /** Characters without a space: the search for e-mail addresses restarts at each full stop. */
  word: 2000,
  /** Nodes of the parsed text, if no single part of the source is to blame. */
  nodes: 15_000,
} as const

/** The limits that add up in rendering time, and the share of them that a text may use in total. */
const COSTS = ['blocks', 'cells', 'depths', 'footnotes', 'marks', 'tags'] as const
const TOGETHER = 1.5

/** The name of a limit. */
export type TextLimit = keyof typeof TEXT_LIMITS

/** The exceeded limit and the line that exceeds it, from 1; line 0 if no line is to blame. */
export type ExcessCode = `${TextLimit}:${number}`

const MARK = /[*_~`[\]<&\\@^]|:\/\/|www\./gi
const LONG_WORD = new RegExp(`\\S{${TEXT_LIMITS.word + 1}}`)
const DELIMITER_ROW = /^[\s|:-]*-[\s|:-]*$/
const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** Elements with optional or no end tags. */
const NEED_NO_END = /^(?:area|br|col|dd|dt|hr|img|input|li|p|source|tbody|td|th|thead|tr|wbr)$/i

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** A marker that nests the rest of a line one level deeper, with its space. */
const MARKER = /^(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)) ?/

/**
 * A line's new list items, whether it is quoted, its maximum depth in both, and the start of its text. Two columns of
 * indentation are a level.
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
  /** The columns of the current table; 0 outside tables. */
  private columns = 0
  /** Whether the previous line was blank; true at the start of the text. */
  private isAfterBlank = true

  /** Counts a line and returns the first limit exceeded, or null. */
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

/** The first limit that a text exceeds; null if it may be parsed. Takes linear time. */
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

export function isExcessCode(code: string): code is ExcessCode {
  const [limit = '', line] = code.split(':')
  return line !== undefined && Object.hasOwn(TEXT_LIMITS, limit)
}

/** The exceeded limit, its maximum, and the line; line 0 if no line is to blame. */
export function parseExcessCode(code: ExcessCode): { limit: TextLimit; most: number; line: number } {
  const [limit, line] = code.split(':') as [TextLimit, string]
  return { limit, most: TEXT_LIMITS[limit], line: Number(line) }
}

/** The number of words in a text: runs of letters and digits, with inner marks, apostrophes and hyphens. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}
