/** A text and its selection, in UTF-16 units as in text fields. */
export interface Selection {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A change of a text: `insert` replaces `from` to `to`; then `start` to `end` is selected. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

export type Command =
  'heading' | 'subheading' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote' | 'link' | 'table'

function wrap({ text, start, end }: Selection, mark: string): Edit {
  const size = mark.length
  const inner = text.slice(start, end)
  const marked = (before: string, after: string) =>
    before.endsWith(mark) && after.startsWith(mark) && !(size === 1 && isPair(before, after))
  if (marked(text.slice(0, start), text.slice(end))) {
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size }
  }
  // Markdown ignores emphasis marks beside a space, so the spaces stay outside.
  const lead = inner.length - inner.trimStart().length
  const trail = inner.trim() === '' ? 0 : inner.length - inner.trimEnd().length
  const from = start + (inner.trim() === '' ? 0 : lead)
  const to = end - trail
  const kept = text.slice(from, to)
  return { from, to, insert: mark + kept + mark, start: from + size, end: from + size + kept.length }
}

// One asterisk of the two that mean bold does not mean italic.
const isPair = (before: string, after: string) => /(^|[^*])\*\*$/.test(before) && /^\*\*([^*]|$)/.test(after)

/** The lines that a selection touches, with the start of the first and the end of the last. */
function lines({ text, start, end }: Selection) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', Math.max(start, text[end - 1] === '\n' && end > start ? end - 1 : end))
  const to = last === -1 ? text.length : last
  return { from, to, rows: text.slice(from, to).split('\n') }
}

function eachLine(selection: Selection, change: (rows: readonly string[]) => string[]): Edit {
  const { from, to, rows } = lines(selection)
  const insert = change(rows).join('\n')
  const single = selection.start === selection.end
  const end = from + insert.length
  return { from, to, insert, start: single ? end : from, end }
}

const LEVEL = /^#{1,6} +/
const ITEM = /^(?:[-*+]|\d{1,9}[.)]) +/
const BULLET = /^[-*+] +/
const NUMBER = /^\d{1,9}[.)] +/
const QUOTE = /^> ?/

const isBlank = (row: string) => row.trim() === ''

/** Whether a line is blank and divides paragraphs; a single one is to be marked. */
const isKept = (row: string, rows: readonly string[]) => isBlank(row) && rows.length > 1

/** Marks every line, or removes the marks if all lines have one. Lines between paragraphs stay as they are. */
function toggle(selection: Selection, has: RegExp, mark: (row: string) => string): Edit {
  return eachLine(selection, (rows) => {
    const change = rows.every((row) => isKept(row, rows) || has.test(row))
      ? (row: string) => row.replace(has, '')
      : mark
    return rows.map((row) => (isKept(row, rows) ? row : change(row)))
  })
}

const heading = (selection: Selection, mark: string) =>
  toggle(selection, new RegExp(`^${mark} +`), (row) => `${mark} ${row.replace(LEVEL, '')}`)

function list(selection: Selection, has: RegExp, mark: (number: number) => string): Edit {
  let number = 0
  return toggle(selection, has, (row) => mark(++number) + row.replace(ITEM, ''))
}

function quote(selection: Selection): Edit {
  return eachLine(selection, (rows) =>
    rows.every((row) => isKept(row, rows) || QUOTE.test(row))
      ? rows.map((row) => row.replace(QUOTE, ''))
      : rows.map((row) => (isKept(row, rows) ? '>' : `> ${row}`)),
  )
}

/** The address in a text; null if it is none that posts may link to (lib/markdown/sanitize.ts). */
function addressOf(text: string): string | null {
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(text)) return text
  if (/^www\.\S+\.\S+$/i.test(text)) return `https://${text}`
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : null
}

/** A link around the selection. The caret is placed where something is missing: the words, or the address. */
function link({ text, start, end }: Selection): Edit {
  const words = text.slice(start, end)
  const address = addressOf(words.trim())
  const insert = address ? `[](${address})` : `[${words}]()`
  const caret = address || words === '' ? start + 1 : start + insert.length - 1
  return { from: start, to: end, insert, start: caret, end: caret }
}

/** The line breaks for blank lines around a block between two texts; none beside an empty one. */
function gapsAround(before: string, after: string): readonly [string, string] {
  const gap = (beside: string, have: RegExp) =>
    beside === '' ? '' : '\n'.repeat(Math.max(0, 2 - have.exec(beside)![0].length))
  return [gap(before, /\n*$/), gap(after, /^\n*/)]
}

/** A separate block at the selection's end, with single blank lines around it. `first` gets selected. */
function block({ text, end }: Selection, body: string, first: string): Edit {
  const [lead, gap] = gapsAround(text.slice(0, end), text.slice(end))
  const trail = end === text.length ? '\n' : gap
  const start = end + lead.length + (first === '' ? body.length : body.indexOf(first))
  return { from: end, to: end, insert: lead + body + trail, start, end: start + first.length }
}

function table(selection: Selection, column: string): Edit {
  const head = `${column} 1`
  return block(selection, `| ${head} | ${column} 2 |\n| --- | --- |\n|  |  |`, head)
}

const commands: Readonly<Record<Command, (selection: Selection, column: string) => Edit>> = {
  heading: (selection) => heading(selection, '##'),
  subheading: (selection) => heading(selection, '###'),
  bold: (selection) => wrap(selection, '**'),
  italic: (selection) => wrap(selection, '*'),
  list: (selection) => list(selection, BULLET, () => '- '),
  numbers: (selection) => list(selection, NUMBER, (number) => `${number}. `),
  quote,
  link,
  table,
}

/** The Markdown change of a toolbar command; all but link and table toggle. */
export const edit = (command: Command, selection: Selection, { column }: { column: string }): Edit =>
  commands[command](selection, column)

/** Inserts a picture as a separate block. `alt` is empty for a decorative one. */
export function insertPicture(selection: Selection, address: string, alt: string): Edit {
  const safe = alt.replace(/\s+/g, ' ').replace(/[\\[\]`*_<>]/g, '\\$&')
  return block(selection, `![${safe}](${address})`, '')
}

/** Replaces the selection by a text; multi-line Markdown as a separate block. */
export function insertText({ text, start, end }: Selection, insert: string, isMarkdown: boolean): Edit {
  const isBlock = isMarkdown && insert.includes('\n')
  const [lead, trail] = isBlock ? gapsAround(text.slice(0, start), text.slice(end)) : ['', '']
  const whole = lead + insert + trail
  return { from: start, to: end, insert: whole, start: start + whole.length, end: start + whole.length }
}

const MARKS = /^((?:[ \t]*> ?)*)([ \t]*)(?:([-*+]|\d{1,9}[.)])([ \t]+)(\[[ xX]\][ \t]+)?)?/
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const FENCE = /^ {0,3}(?:```|~~~)/gm

/**
 * The effect of Enter in a list, task list or quote: repeats the marks, a number one higher; ends the list on an empty
 * item. Null for a plain line.
 */
export function continueLine({ text, start, end }: Selection): Edit | null {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const row = text.slice(from, to)
  const [marks, quotes = '', indent, mark, space, task] = MARKS.exec(row)!
  // Lines of a code block have no marks.
  const inCode = (text.slice(0, from).match(FENCE)?.length ?? 0) % 2 === 1
  if ((quotes === '' && !mark) || start < from + marks.length || RULE.test(row) || inCode) return null
  if (isBlank(row.slice(marks.length))) {
    const rest = mark ? quotes : ''
    return { from, to, insert: rest, start: from + rest.length, end: from + rest.length }
  }
  const number = mark?.replace(/^\d+/, (digits) => String(Number(digits) + 1))
  const item = mark ? `${indent}${number}${space}${task ? '[ ] ' : ''}` : indent
  const insert = `\n${quotes}${item}`
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length }
}
