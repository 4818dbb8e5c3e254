import { markdownOf } from './paste'

/** What Word puts on the clipboard, with its conditional comments, styles and empty paragraphs. */
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

test('a document of Word becomes Markdown, without what only Word understands', () => {
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

test('a document of Google Docs becomes Markdown', () => {
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

test('a part of a page becomes Markdown; pictures, scripts and hidden text stay out', () => {
  const html = `<article><h1>Title</h1><h2>Part</h2><script>alert(1)</script><p>Text<img src="https://tracker.example/a.gif">
<span style="display:none">hidden</span> <a href="javascript:alert(1)">link</a><br>next line</p><p>&nbsp;</p><div>In a <strong>div</strong></div>
<ol start="3"><li>three</li></ol><blockquote><p>Said</p></blockquote></article>`
  expect(markdownOf(html)).toBe(
    '## Title\n\n### Part\n\nText link\\\nnext line\n\nIn a **div**\n\n1. three\n\n> Said',
  )
})

test('a cell is one line, an address stays as it is, and what looks like Markdown is escaped', () => {
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
])('broken HTML harms nothing: %j', (html) => expect(() => markdownOf(html)).not.toThrow())
