/** What programs put on the clipboard, as public reports of other editors have it. */
import { pastedDocument } from './paste'

const markdownOf = (html: string) => pastedDocument(html).markdown

const word = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l3 level${level} lfo3'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`

test.each([
  [
    'bullets between numbers are a list of their own, and the numbers go on',
    word('1.', 'a') + word('2.', 'b') + word('·', 'c') + word('·', 'd') + word('3.', 'e'),
    '1. a\n2. b\n\n- c\n- d\n\n3. e',
  ],
  [
    'two lists in a row stay two',
    word('1.', 'a') + word('2.', 'b') + word('1.', 'c') + word('2.', 'd'),
    '1. a\n2. b\n\n1) c\n2) d',
  ],
  ['numbers of several parts are one list', word('1.1.', 'a') + word('1.2.', 'b'), '1. a\n2. b'],
  [
    'so are letters with an i among them',
    word('h.', 'a') + word('i.', 'b'),
    '<ol type="a" start="8">\n\n<li>\n\na\n\n</li>\n\n<li>\n\nb\n\n</li>\n\n</ol>',
  ],
])('of lists of Word, %s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown))

test.each([
  ['<p><strong><br>Strong<br></strong></p>', '**Strong**'],
  ['<p>Before<strong><br>Strong <br></strong>after</p>', 'Before\\\n**Strong**\\\nafter'],
  [
    '<p><strong><em>a<br>\n</em></strong><strong><em>b.<br><br></em></strong>c</p>',
    '**_a_**\\\n**_b._**\n\nc',
  ],
])('line breaks at the ends of emphasis stay outside: %j', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})
