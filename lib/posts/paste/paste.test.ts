import { pastedDocument } from './paste'

const markdownOf = (html: string) => pastedDocument(html).markdown

/** Word's clipboard content, with its conditional comments, styles and empty paragraphs. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-ZA><!--StartFragment-->
<h1>Om te luister<o:p></o:p></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='margin-bottom:8.0pt'>Sê dit <b><span style='mso-bidi-font-weight:normal'>sag</span></b><b> en</b> <i style='mso-bidi-font-style:normal'>stadig</i>: R26&nbsp;260.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Een<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Dieper</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Twee</p>
<p class=MsoNormal>Dan:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Eerste</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Tweede</p>
<p class=MsoQuote>’n Woord op sy tyd.</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Week<o:p></o:p></b></p></td><td><p class=MsoNormal>Uur</p></td></tr>
<tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>4</p></td></tr></table>
<p class=MsoNormal><a name="_Toc1">Sien</a> <a href="https://example.org/a?b=1">hier</a>.</p>
<!--EndFragment--></body></html>`

test('a Word document becomes Markdown, without markup that only Word understands', () => {
  expect(markdownOf(WORD)).toBe(
    [
      '## Om te luister',
      'Sê dit **sag en** *stadig*: R26\u00a0260.',
      '- Een\n  - Dieper\n- Twee',
      'Dan:',
      '1. Eerste\n2. Tweede',
      '> ’n Woord op sy tyd.',
      '| Week | Uur |\n| - | - |\n| 1 | 4 |',
      'Sien [hier](https://example.org/a?b=1).',
    ].join('\n\n'),
  )
})

test('a Google Docs document becomes Markdown', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Listening</span></h2>
<p dir="ltr"><span style="font-weight:400">First </span><span style="font-weight:700;">bold </span><span style="font-weight:400;font-style:italic">and slanted</span></p><br>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li>
<ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Deeper</span></p></li></ul><li><p><span>Two</span></p></li></ul>
<p><a href="https://www.google.com/url?q=https://example.org/page&amp;sa=D"><span style="text-decoration:underline">a page</span></a></p></b><br class="Apple-interchange-newline">`
  expect(markdownOf(html)).toBe(
    '## Listening\n\nFirst **bold** *and slanted*\n\n- One\n  - Deeper\n- Two\n\n[a page](https://example.org/page)',
  )
})

test('a part of a page becomes Markdown, without pictures, scripts and hidden text', () => {
  const html = `<article><h1>Title</h1><h2>Part</h2><script>alert(1)</script><p>Text<img src="https://tracker.example/a.gif">
<span style="display:none">hidden</span> <a href="javascript:alert(1)">link</a><br>next line</p><p>&nbsp;</p><div>In a <strong>div</strong></div>
<ol start="3"><li>three</li></ol><blockquote><p>Said</p></blockquote></article>`
  expect(markdownOf(html)).toBe(
    '## Title\n\n### Part\n\nText link\\\nnext line\n\nIn a **div**\n\n3. three\n\n> Said',
  )
})

test('a cell is one line, an address stays as it is, and text that looks like Markdown is escaped', () => {
  const html = `<table><tr><th>Head</th><th>Else</th></tr><tr><td><p>a|b</p><p>c</p></td><td><ul><li>x</li><li>y</li></ul></td></tr></table>
<p>See https://example.org/x_y, www.example.org or office@example.org: 5 * 3 [sic]</p>`
  expect(markdownOf(html)).toBe(
    '| Head | Else |\n| - | - |\n| a\\|b c | x y |\n\nSee https://example.org/x_y, www.example.org or office@example.org: 5 \\* 3 \\[sic]',
  )
})

test.each([
  '<p>Only a paragraph.</p><p>And one more.</p>',
  '<div style="font-family: monospace"><div><span style="color: #00f">## Markdown</span></div><div>- of an editor</div></div>',
  '<pre>code</pre>',
  '<b style="font-weight:normal"><p>Plain</p></b>',
  '<!-- nothing --><style>p {}</style>',
  '',
])('%j says no more than its plain text', (html) => expect(markdownOf(html)).toBeNull())

test.each([
  '<b><p>a</b>b',
  '<table><tr><td><ul><li>a',
  '<ul>a<li></ul><a href="https://[">x</a><em></em><h2></h2>',
])('broken HTML does not throw: %j', (html) => expect(() => markdownOf(html)).not.toThrow())

const word = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l3 level${level} lfo3'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`
const web = (level: number, text: string, list = 'ul', place = 1) =>
  `<div class="ListContainerWrapper"><${list} role="list"><li data-aria-posinset="${place}" data-aria-level="${level}" role="listitem"><p><span>${text}</span></p></li></${list}></div>`

test.each([
  [
    'the numbers of a list go on after a paragraph',
    '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol>',
    '1. a\n\nb\n\n2. c',
  ],
  [
    'so do those of Word',
    word('1.', 'a') + '<p>b</p>' + word('2.', 'c') + word('3.', 'd'),
    '1. a\n\nb\n\n2. c\n3. d',
  ],
  [
    'the levels of Word on the web are in attributes alone',
    web(1, 'a') + web(2, 'b') + web(2, 'c') + web(1, 'd'),
    '- a\n\n  - b\n  - c\n\n- d',
  ],
  ['and its numbers', web(1, 'a', 'ol', 3) + web(1, 'b', 'ol', 4), '3. a\n4. b'],
  [
    'letters that the text may name stay letters',
    word('(a)', 'One') + word('(b)', 'Two') + '<p>See (b).</p>',
    '<ol type="a">\n\n<li>\n\nOne\n\n</li>\n\n<li>\n\nTwo\n\n</li>\n\n</ol>\n\nSee (b).',
  ],
  [
    'so do Roman numbers',
    word('i.', 'One') + word('ii.', 'Two'),
    '<ol type="i">\n\n<li>\n\nOne\n\n</li>\n\n<li>\n\nTwo\n\n</li>\n\n</ol>',
  ],
  [
    'and a list that begins later',
    '<ol type="A" start="3"><li>c</li></ol>',
    '<ol type="A" start="3">\n\n<li>\n\nc\n\n</li>\n\n</ol>',
  ],
  [
    'a check list has its ticks',
    '<ul><li role="checkbox" aria-checked="true"><p>Done</p></li><li role="checkbox" aria-checked="false"><p>Open</p></li></ul>',
    '- [x] Done\n- [ ] Open',
  ],
  ['10² is not 102', '<p>10<sup>2</sup> and H<sub>2</sub>O, 10<sup>-9</sup></p>', '10² and H₂O, 10⁻⁹'],
  ['also by a style', '<p>10<span style="vertical-align:super;font-size:0.6em">2</span></p>', '10²'],
  [
    'a letter is raised by HTML',
    '<p>the 1<sup>st</sup> and x<sub>n</sub></p>',
    'the 1<sup>st</sup> and x<sub>n</sub>',
  ],
  [
    'merged cells keep their columns',
    '<table><tr><td colspan="2">A</td><td rowspan="3">B</td></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    '| A | | B |\n| - | - | - |\n| 1 | 2 | |\n| 3 | | |',
  ],
  [
    'a cell over two rows keeps the next row in its columns',
    '<table><tr><td rowspan="2"><p>Dag</p></td><td><p>Oggend</p></td></tr><tr><td><p>Aand</p></td></tr></table>',
    '| Dag | Oggend |\n| - | - |\n| | Aand |',
  ],
  [
    'a caption is a paragraph before its table',
    '<table><caption><b>Hours</b></caption><tr><th>Day</th></tr><tr><td>1</td></tr></table>',
    '**Hours**\n\n| Day |\n| - |\n| 1 |',
  ],
  ['an empty table vanishes', '<h2>a</h2><table><tr><td> </td><td></td></tr></table><p>b</p>', '## a\n\nb'],
  [
    'a link of Outlook leads where it says',
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05%7C02">x</a></p>',
    '[x](https://example.org/a)',
  ],
  ['two line breaks end a paragraph', '<p><b>a</b><br>&nbsp;<br>b<br>c</p>', '**a**\n\nb\\\nc'],
  [
    'emphasis that Markdown cannot mark is HTML, without codes of characters',
    '<p>a<b>"b"</b>c <i>(d)</i>e</p>',
    'a<strong>"b"</strong>c <em>(d)</em>e',
  ],
])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown))

test('missing pictures are named, except emoji and tracking pixels', () => {
  const html = `<h2>Hill</h2><img src="file:///C:/Temp/image001.png"><img src="https://example.org/a/hill.jpg?x=1" alt="A hill">
<img src="data:image/png;base64,AAAA"><img src="x.png" alt="😀"><img src="https://example.org/dot.gif" width="1" height="1">`
  expect(pastedDocument(html)).toEqual({ markdown: '## Hill', pictures: ['image001.png', 'A hill', ''] })
})

test('terms, their descriptions and summaries are separate paragraphs', () => {
  expect(markdownOf('<h2>H</h2><dl><dt>T</dt><dd>D</dd></dl><details><summary>S</summary>x</details>')).toBe(
    '## H\n\nT\n\nD\n\nS\n\nx',
  )
})
