import { pastedDocument } from './paste'

const markdownOf = (html: string, existing?: string) => pastedDocument(html, existing).markdown

const WORD_NOTE = (number: number, text: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a href="#_ftnref${number}" name="_ftn${number}"><span>[${number}]</span></a> ${text}</p></div>`
const WORD_NOTES = `<p>Lament<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> is prayer.<a href="#_ftn2"><span>[2]</span></a></p>
<div style='mso-element:footnote-list'><br clear=all><hr size=1 width="33%">${WORD_NOTE(1, 'Psalm 13')}${WORD_NOTE(2, 'Psalm <i>88</i>')}</div>`
const DOCS_NOTES =
  '<p>Lament<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Psalm 13</span></p></div>'

test('footnotes of Word and Google Docs follow those of the text', () => {
  expect(markdownOf(WORD_NOTES)).toBe('Lament[^1] is prayer.[^2]\n\n[^1]: Psalm 13\n\n[^2]: Psalm *88*')
  expect(markdownOf(WORD_NOTES, 'Before[^3]\n\n[^3]: x')).toBe(
    'Lament[^4] is prayer.[^5]\n\n[^4]: Psalm 13\n\n[^5]: Psalm *88*',
  )
  expect(markdownOf(DOCS_NOTES)).toBe('Lament[^1].\n\n[^1]: Psalm 13')
})

test('a footnote’s mark alone in its paragraph, table row or between blocks stays', () => {
  const mark = '<sup><a href="#ftnt1">[1]</a></sup>'
  const note = '<p><a href="#ftnt_ref1">[1]</a> Psalm 13</p>'
  for (const html of [mark, `<p>${mark}</p>`, `<blockquote><p>${mark}</p></blockquote>`])
    expect(markdownOf(`<p>Text</p>${html}${note}`)).toMatch(/^Text\n\n(> )?\[\^1]\n\n\[\^1]: Psalm 13$/)
  const table = `<table><tr><th>A</th></tr><tr><td>${mark}</td></tr></table>`
  expect(markdownOf(`<p>Text</p>${table}${note}`)).toContain('| [^1] |')
})

test('footnotes and endnotes of one document stay apart', () => {
  const note = (kind: string) => `<p><a href="#_${kind}ref1" name="_${kind}1">[1]</a> A ${kind}.</p>`
  expect(
    markdownOf(`<p>One<a href="#_ftn1">[1]</a> two<a href="#_edn1">[i]</a>.</p>${note('ftn')}${note('edn')}`),
  ).toBe('One[^1] two[^2].\n\n[^1]: A ftn.\n\n[^2]: A edn.')
})

test('a footnote without its text or its mark stays plain text', () => {
  expect(markdownOf('<p><b>Lament</b><a href="#_ftn7">[7]</a></p>')).toBe('**Lament**\\[7]')
  expect(markdownOf(`<p><b>Lament</b></p>${WORD_NOTE(2, 'Psalm 88')}`)).toBe('**Lament**\n\n\\[2] Psalm 88')
  expect(markdownOf(`<p><b>Lament</b></p>${WORD_NOTE(2, 'Psalm 88<br><br>Verse 1')}`)).toBe(
    '**Lament**\n\n\\[2] Psalm 88\n\nVerse 1',
  )
})
