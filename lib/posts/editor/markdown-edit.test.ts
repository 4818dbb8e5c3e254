import { countWords } from '@/lib/markdown/budget'
import {
  type Command,
  type Edit,
  type Selection,
  continueLine,
  edit,
  insertPicture,
  insertText,
} from './markdown-edit'

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
  ['link', 'see ‹here›.', 'see [here](‹›).'],
  ['link', '‹https://example.org›', '[‹›](https://example.org)'],
  ['link', '‹www.example.org›', '[‹›](https://www.example.org)'],
  ['link', '‹office@example.org›', '[‹›](mailto:office@example.org)'],
  ['link', 'a ‹›b', 'a [‹›]()b'],
  // No post links to a phone number.
  ['link', '‹tel:0821234567›', '[tel:0821234567](‹›)'],
  ['heading', 'one\ntw‹›o\nthree', 'one\n## two‹›\nthree'],
  ['heading', '## tw‹›o', 'two‹›'],
  ['heading', '#### ‹four›', '‹## four›'],
  ['heading', '‹›', '## ‹›'],
  ['heading', '‹one\n\ntwo›', '‹## one\n\n## two›'],
  ['heading', '‹## one\n\n## two›', '‹one\n\ntwo›'],
  ['heading', '‹## one\ntwo›', '‹## one\n## two›'],
  ['list', '‹one\ntwo›', '‹- one\n- two›'],
  ['list', '‹- one\n* two›', '‹one\ntwo›'],
  ['list', '‹one\n\ntwo\n›three', '‹- one\n\n- two›\nthree'],
  ['list', 'a\n‹›', 'a\n- ‹›'],
  ['list', '‹1. one\n2. two›', '‹- one\n- two›'],
  ['list', '‹- one\n\n- two›', '‹one\n\ntwo›'],
  ['numbers', '‹one\n\ntwo›', '‹1. one\n\n2. two›'],
  ['numbers', '‹- one\n- two›', '‹1. one\n2. two›'],
  ['numbers', '‹1. one\n2. two›', '‹one\ntwo›'],
  ['quote', '‹one\n\ntwo›', '‹> one\n>\n> two›'],
  ['quote', '‹> one\n>\n> two›', '‹one\n\ntwo›'],
  ['quote', '‹> one\n\n> two›', '‹one\n\ntwo›'],
  ['subheading', '## tw‹›o', '### two‹›'],
  ['subheading', '### two‹›', 'two‹›'],
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

const onEnter = (text: string) => {
  const selection = marked(text)
  const change = continueLine(selection)
  return change && after(selection, change)
}

test.each([
  ['- one‹›', '- one\n- ‹›'],
  ['- on‹›e', '- on\n- ‹›e'],
  ['  * one‹›', '  * one\n  * ‹›'],
  ['9. nine‹›', '9. nine\n10. ‹›'],
  ['1) one ‹two›', '1) one \n2) ‹›'],
  ['- [x] done‹›', '- [x] done\n- [ ] ‹›'],
  ['> said‹›', '> said\n> ‹›'],
  ['> - said‹›', '> - said\n> - ‹›'],
  ['- one\n- ‹›\nafter', '- one\n‹›\nafter'],
  ['1. one\n2. ‹›', '1. one\n‹›'],
  ['- [ ] ‹›', '‹›'],
  ['> ‹›', '‹›'],
  ['> - ‹›', '> ‹›'],
])('Enter in %j', (before, wanted) => {
  expect(onEnter(before)).toBe(wanted)
})

test.each(['plain‹›', '‹›', '‹›- one', '-‹› one', '* * *‹›', '-one‹›', '```\n- code‹›', '1.5 metres‹›'])(
  'Enter in %j begins a plain line',
  (text) => expect(onEnter(text)).toBeNull(),
)

test.each([
  ['a ‹b› c', 'new', 'a new‹› c'],
  ['a‹›', 'one\n\ntwo', 'a\n\none\n\ntwo‹›'],
  ['a\n\n‹›b', 'one\n\ntwo', 'a\n\none\n\ntwo\n\n‹›b'],
])('inserting Markdown into %j', (text, insert, wanted) => {
  const selection = marked(text)
  expect(after(selection, insertText(selection, insert, true))).toBe(wanted)
  expect(after(selection, insertText(selection, insert, false))).toBe(text.replace(/‹.*›/, `${insert}‹›`))
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
