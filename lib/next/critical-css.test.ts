const { readSheet, criticalCss } = jest.requireActual<{
  readSheet(css: string, address: string): object[]
  criticalCss(sheet: object[], html: string): string
}>('./critical-css.mjs')

/** The rules that a page with a body has in it. */
function critical(css: string, body: string): string {
  const html = `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`
  return criticalCss(readSheet(css, '/_next/static/chunks/a.css?dpl=1'), html)
}

/** Without what a browser does not see. */
const plain = (css: string) => css.replaceAll(/\s*([{}:;,])\s*/g, '$1').trim()

const KEPT = [
  // What a selector asks for is there.
  '.a{color:red}',
  'P.a{color:red}',
  'main>p.a:first-child{color:red}',
  '#one{color:red}',
  'svg linearGradient{color:red}',
  '*,:before{margin:0}',
  '::selection{color:red}',
  ':root{color:red}',
  // States, which scripts and visitors change before the sheet has come.
  '.a[open],.a[data-x=")"]{color:red}',
  '.a:focus-visible{color:red}',
  '.a:not(.none){color:red}',
  '.a:has(.none){color:red}',
  'html[data-consent="open"] .a{color:red}',
  // Names as Tailwind writes and escapes them.
  '.w-1\\/2{width:50%}',
  '.\\[\\&_a\\]\\:x a{color:red}',
  '.\\32 xl\\:x{color:red}',
  '.py-1\\.5{color:red}',
  '.quoted-\\[\\"\\<\\&\\"\\]{color:red}',
  '.é{color:red}',
  // The theme, which the first script has set.
  '.a:where(.dark,.dark *){color:red}',
  ':where(.a,.none)>p{color:red}',
  ':is(:where(.group):is([open]) .a){color:red}',
  // Conditions and layers.
  '@media (width>=48rem){.a{color:red}}',
  '@media not print{.a{color:red}}',
  '@supports (color:red){@media (width>=48rem){.a{color:red}}}',
  '@container (width>=28rem){.a{color:red}}',
  '@layer base{.a{color:red}}',
  '@layer theme,base;',
  '@keyframes spin{to{rotate:1turn}}',
]
const BODY = `<main id="one"><p class="a w-1/2 [&amp;_a]:x 2xl:x py-1.5 quoted-[&quot;&lt;&amp;&quot;] é"><a>x</a></p>
  <details class="group"></details><svg><linearGradient></linearGradient></svg></main>`

test.each(KEPT)('a page keeps %s', (rule) => {
  expect(plain(critical(rule, BODY))).toBe(plain(rule))
})

test.each([
  '.none{color:red}',
  '.a.none{color:red}',
  '.a .none{color:red}',
  '#none{color:red}',
  'table{color:red}',
  ':is(.none,table) .a{color:red}',
  ':where(.none>:not(:last-child)){color:red}',
  '.a:hover{color:red}',
  '.a:active{color:red}',
  ':is(:where(.group):hover .a){color:red}',
  '@media (width>=48rem){.none{color:red}}',
  '@media print{.a{color:red}}',
  '@page{size:A4}',
  '/* A remark. */',
])('a page is painted without %s', (rule) => {
  expect(critical(rule, BODY)).toBe('')
})

test('of several selectors those stay that can match', () => {
  expect(critical('.a,.none,table,main{color:red}', BODY)).toBe('.a,main{color:red}')
})

test('layers and rules keep their order, also a layer that has no rule left', () => {
  const sheet =
    '@layer one{.none{color:red}}@layer two{.a{color:red}.none{top:0}.a{color:blue}}.a{color:green}'
  expect(critical(sheet, BODY)).toBe('@layer one{}@layer two{.a{color:red}.a{color:blue}}.a{color:green}')
})

test('custom properties stay where something uses them, also by another one or a drawing in the page', () => {
  const sheet =
    '@property --used{syntax:"*";inherits:false}@property --none{syntax:"*";inherits:false}' +
    ':root{--a:var(--b);--b:1px;--c:red;--none:2px;--nor:var(--none)}' +
    '.a{--used:1;margin:var(--a) var( --used)}.b{--none:3px}'
  expect(critical(sheet, `${BODY}<i class="b"></i><svg fill="var(--c)"></svg>`)).toBe(
    '@property --used{syntax:"*";inherits:false}:root{--a:var(--b);--b:1px;--c:red}.a{--used:1;margin:var(--a) var( --used)}',
  )
})

test('files are found from a page as they are from the sheet', () => {
  const fonts =
    '@font-face{font-family:a;src:url(../media/a.woff2?dpl=1)format("woff2"),url("/b.woff2"),local(c)}'
  expect(critical(fonts, BODY)).toBe(
    '@font-face{font-family:a;src:url(/_next/static/media/a.woff2?dpl=1)format("woff2"),url("/b.woff2"),local(c)}',
  )
  const data = '.a{background:url(data:image/png;base64,AAAA),url(#x),url(https://example.org/a.png)}'
  expect(critical(data, BODY)).toBe(data)
})

test('a font that must come in time has a name of its own until the document moves on, so that it comes but once', () => {
  const font = (family: string, display: string) =>
    `@font-face{font-family:${family};src:url(/b.woff2);font-display:${display}}`
  const sheet = (a: string, b: string, from: string) =>
    `${font(a, 'optional')}${font('c', 'swap')}.a${from}{--f:${b}}.a{font-family:var(--f),var(--c)}`
  expect(critical(sheet('a', '"a","c"', ''), BODY)).toBe(
    sheet('"a at first"', '"a at first","c" !important', ':not([data-moved-on])'),
  )
})

test('nothing in a sheet ends the element that it stands in', () => {
  const css = critical('.a::before{content:"</style><script>"}', BODY)
  expect(css).toMatch(/^\.a::before\{content:"[^<]+<script>"\}$/)
})

test('what scripts hold as text, and what a text looks like, counts for nothing', () => {
  const body =
    '<script>"<p class=\\"a\\"><p class="a">"</script><p title="class=&quot;a&quot;">class="a" &lt;i class=</p>'
  expect(critical('.a{color:red}i{color:red}p{color:red}', body)).toBe('p{color:red}')
})
