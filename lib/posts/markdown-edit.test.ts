import { countWords } from '@/lib/markdown/words'
import { type Command, type Edit, type Selection, edit, insertPicture } from './markdown-edit'

/** A text with its selection marked by `<` and `>`. */
function marked(text: string): Selection {
  const start = text.indexOf('‹')
  const end = text.indexOf('›') - 1
  return { text: text.replace(/[‹›]/g, ''), start, end }
}

/** The text after a change, with the selection marked. */
function after({ text }: Selection, { from, to, insert, start, end }: Edit): string {
  const whole = text.slice(0, from) + insert + text.slice(to)
  return `${whole.slice(0, start)}‹${whole.slice(start, end)}›${whole.slice(end)}`
}

const run = (command: Command, text: string) => {
  const selection = marked(text)
  return after(selection, edit(command, selection, { column: 'Column' }))
}

test.each<[Command, string, string]>([
  ['bold', 'a ‹word› here', 'a **‹word›** here'],
  ['bold', 'a **‹word›** here', 'a ‹word› here'],
  ['bold', '‹›', '**‹›**'],
  ['bold', 'a‹ word ›b', 'a **‹word›** b'],
  ['bold', 'a ‹ › b', 'a **‹ ›** b'],
  ['italic', '‹sê›', '*‹sê›*'],
  ['italic', '*‹sê›*', '‹sê›'],
  ['italic', '**‹both›**', '***‹both›***'],
  ['italic', '***‹both›***', '**‹both›**'],
  ['link', 'see ‹here›.', 'see [here](‹https://›).'],
  ['link', '‹https://example.org›', '[‹›](https://example.org)'],
  ['link', 'a ‹›b', 'a [‹›](https://)b'],
  ['heading', 'one\ntw‹›o\nthree', 'one\n## two‹›\nthree'],
  ['heading', '## tw‹›o', 'two‹›'],
  ['heading', '#### ‹four›', '‹## four›'],
  ['heading', '‹›', '## ‹›'],
  ['list', '‹one\ntwo›', '‹- one\n- two›'],
  ['list', '‹- one\n* two›', '‹one\ntwo›'],
  ['list', '‹one\n\ntwo\n›three', '‹- one\n\n- two›\nthree'],
  ['list', 'a\n‹›', 'a\n- ‹›'],
  ['table', 'text‹›', 'text\n\n| ‹Column 1› | Column 2 |\n| --- | --- |\n|  |  |\n'],
  ['table', 'a\n\n‹›b', 'a\n\n| ‹Column 1› | Column 2 |\n| --- | --- |\n|  |  |\n\nb'],
])('%s of %j', (command, before, wanted) => {
  expect(run(command, before)).toBe(wanted)
})

test.each([
  ['a‹›b', 'A hill', 'a\n\n![A hill](/p.webp)‹›\n\nb'],
  ['‹›', '', '![](/p.webp)‹›\n'],
  ['a\n‹›\nb', 'x', 'a\n\n![x](/p.webp)‹›\n\nb'],
  ['‹›', 'a [b] \\ *c*\n<d>', '![a \\[b\\] \\\\ \\*c\\* \\<d\\>](/p.webp)‹›\n'],
])('a picture in %j', (text, alt, wanted) => {
  const selection = marked(text)
  expect(after(selection, insertPicture(selection, '/p.webp', alt))).toBe(wanted)
})

test.each([
  ['', 0],
  ['one', 1],
  ['Sê dit sag, asseblief.', 4],
  ['don’t well-known', 2],
  ['## Head\n\n- item 2', 3],
  ['** — **', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
