/** A text and its selection, in UTF-16 units as text fields count. */
export interface Selection {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A change of a text: `insert` replaces what is between `from` and `to`; then `start` to `end` is selected. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** What the toolbar can do to a selection. */
export type Command = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'table'

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
const ITEM = /^[-*+] +/

function link({ text, start, end }: Selection): Edit {
  const words = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(words)
  const insert = isAddress ? `[](${words})` : `[${words}](https://)`
  // The caret stands where something is still missing: the words, or the address.
  if (isAddress || words === '') return { from: start, to: end, insert, start: start + 1, end: start + 1 }
  return { from: start, to: end, insert, start: start + words.length + 3, end: start + insert.length - 1 }
}

/** A block of its own at the selection's end: blank lines around it, none doubled. `first` is what gets selected. */
function block({ text, end }: Selection, body: string, first: string): Edit {
  const before = text.slice(0, end)
  const after = text.slice(end)
  const gap = (have: number) => '\n'.repeat(Math.max(0, 2 - have))
  const lead = before === '' ? '' : gap(/\n*$/.exec(before)![0].length)
  const trail = after === '' ? '\n' : gap(/^\n*/.exec(after)![0].length)
  const start = end + lead.length + (first === '' ? body.length : body.indexOf(first))
  return { from: end, to: end, insert: lead + body + trail, start, end: start + first.length }
}

/** The Markdown change for a command of the toolbar; bold, italic, heading and list undo themselves. */
export function edit(command: Command, selection: Selection, words: { column: string }): Edit {
  switch (command) {
    case 'bold':
      return wrap(selection, '**')
    case 'italic':
      return wrap(selection, '*')
    case 'link':
      return link(selection)
    case 'heading':
      return eachLine(selection, (rows) =>
        rows.map((row) => (row.startsWith('## ') ? row.slice(3) : `## ${row.replace(LEVEL, '')}`)),
      )
    case 'list':
      return eachLine(selection, (rows) =>
        rows.every((row) => ITEM.test(row))
          ? rows.map((row) => row.replace(ITEM, ''))
          : rows.map((row) => (row.trim() === '' && rows.length > 1 ? row : `- ${row.replace(ITEM, '')}`)),
      )
    case 'table': {
      const head = `${words.column} 1`
      return block(selection, `| ${head} | ${words.column} 2 |\n| --- | --- |\n|  |  |`, head)
    }
  }
}

/** The change that puts a picture into the text as a block of its own. `alt` is empty for a decorative one. */
export function insertPicture(selection: Selection, address: string, alt: string): Edit {
  const safe = alt.replace(/\s+/g, ' ').replace(/[\\[\]`*_<>]/g, '\\$&')
  return block(selection, `![${safe}](${address})`, '')
}
