/** Clipboard content of programs, from public reports of other editors. */
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
    'a list below the second item begins with 1, too',
    word('1.', 'a') + word('2.', 'b') + word('2.1', 'c', 2) + word('2.2', 'd', 2) + word('3.', 'e'),
    '1. a\n\n2. b\n\n   1. c\n   2. d\n\n3. e',
  ],
  [
    'so are letters with an i among them',
    word('h.', 'a') + word('i.', 'b'),
    '<ol type="a" start="8">\n\n<li>\n\na\n\n</li>\n\n<li>\n\nb\n\n</li>\n\n</ol>',
  ],
])('lists of Word: %s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown))

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

test.each([
  ['<div dir="ltr">One<br><b>two</b><div>Three</div></div>', 'One\\\n**two**\n\nThree'],
  ['<div>\n<br>\n<b>One</b><br><p>Two</p><br></div>', '**One**\n\nTwo'],
  ['<div><b>One</b><br><br>two</div>', '**One**\n\ntwo'],
  ['<b>One</b><br><br>two<br>three', '**One**\n\ntwo\\\nthree'],
  ['<blockquote>One<br>two<br><br>Three</blockquote>', '> One\\\n> two\n>\n> Three'],
  ['<ul><li>One<br>more<ul><li>two</li></ul></li></ul>', '- One\\\n  more\n  - two'],
  ['<ul><li>One<br><br>more</li></ul>', '- One\n\n  more'],
])('lines stay apart, and two line breaks end a paragraph everywhere: %j', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

const COMMENTED = `<p>Hello <a style='mso-comment-reference:DP_1'><b>world</b></a><span class=MsoCommentReference><span><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[DP1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.</p>
<p class=MsoCommentText>The text of a former comment.</p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt>
<p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[DP1]</a></span>Between us only</p></div></div></div>`

test('comments on a Word document are left out, text in their style is not', () => {
  expect(markdownOf(COMMENTED)).toBe('Hello **world**.\n\nThe text of a former comment.')
})

test.each([
  ['<p>Fee <span style="text-decoration:line-through">R900</span> R950</p>', 'Fee ~~R900~~ R950'],
  ['<p><span style="text-decoration-line: underline line-through">R900</span></p>', '~~R900~~'],
  ['<p><s>a<span style="text-decoration:line-through">b</span> </s>c</p>', '~~ab~~ c'],
  [
    '<p><a href="https://example.org/"><span style="text-decoration:line-through">x</span></a></p>',
    '[~~x~~](https://example.org/)',
  ],
  ['<del><p>old</p></del><p>new</p>', '~~old~~\n\nnew'],
  ['<table><tr><td style="text-decoration:line-through">a</td></tr></table>', '| ~~a~~ |\n| - |'],
])('struck-through text stays so: %j', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

test('the box of a check list is no picture', () => {
  const html = `<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo" alt="checked" aria-roledescription="checkbox"><p>Bread</p></li></ul>`
  expect(pastedDocument(html)).toEqual({ markdown: '- [x] Bread', pictures: [] })
})

test("empty rows are dropped, and the first row with content is the table's head", () => {
  const html = '<table><tr></tr><tr><td>a</td></tr><tr><td> </td></tr><tr><td>1</td></tr></table>'
  expect(markdownOf(html)).toBe('| a |\n| - |\n| 1 |')
})

test('the heading of a code block is no code', () => {
  const html = `<h2>x</h2><pre><div><div>python</div><button>Copy</button><div><code>a\n  b\n</code></div></div></pre><pre>c <code>d</code></pre>`
  expect(markdownOf(html)).toBe('## x\n\n```\na\n  b\n```\n\n```\nc d\n```')
})

test('a phone number is text, as posts have no links to phone numbers', () => {
  expect(markdownOf('<p><b>Bel</b> <a href="tel:+27821234567">082 123 4567</a></p>')).toBe(
    '**Bel** 082 123 4567',
  )
})
