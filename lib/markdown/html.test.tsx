import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import { visit } from 'unist-util-visit'
import type { Locale } from '@/lib/i18n/routing'
import { Markdown } from './markdown'

async function html(source: string, locale: Locale = 'en'): Promise<string> {
  return renderToStaticMarkup(await Markdown({ source, locale }))
}

async function elements(source: string): Promise<Element[]> {
  const value = await html(source)
  const root: Root = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value }] }, {} as never)
  const found: Element[] = []
  visit(root, 'element', (element) => void found.push(element))
  return found
}

async function first(tagName: string, source: string): Promise<Element | undefined> {
  return (await elements(source)).find((element) => element.tagName === tagName)
}

test.each([
  '<kbd>Ctrl</kbd>',
  'H<sub>2</sub>O and m<sup>2</sup>',
  '<mark>marked</mark>',
  '<abbr title="Bachelor of Arts">B.A.</abbr>',
  '<dfn title="care">zorg</dfn>',
  '<u>u</u> <s>s</s> <small>small</small> <cite>cite</cite> <ins>in</ins> <del>out</del>',
  '<ruby>字<rp>(</rp><rt>zì</rt><rp>)</rp></ruby>',
  '<a href="https://example.org/a?b=c#d" title="t">link</a>',
  '<span lang="he" dir="rtl">שלום</span>',
])('inside a line %j stays as it is', async (source) => {
  expect(await html(source)).toBe(`<p>${source}</p>`)
})

test('details with an open summary contain Markdown', async () => {
  const source = '<details open>\n<summary>More *or* less</summary>\n\n- *in*\n\n</details>'
  expect(await html(source)).toBe(
    '<details open="">\n<summary>More *or* less</summary>\n<ul>\n<li><em>in</em></li>\n</ul>\n</details>',
  )
})

test('a figure has its caption and a lazy picture', async () => {
  const source =
    '<figure><img src="/images/a.png" alt="A" width="20" height="10"><figcaption>B</figcaption></figure>'
  expect(await html(source)).toContain('<figcaption>B</figcaption>')
  expect((await first('img', source))?.properties).toEqual({
    src: '/images/a.png',
    alt: 'A',
    width: 20,
    height: 10,
    loading: 'lazy',
    decoding: 'async',
  })
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<script src="https://evil.example"></script>', ''],
  ['<style>p { color: red }</style>', ''],
  ['<iframe src="https://evil.example">inside</iframe>', ''],
  ['<div><template><b>inside</b></template></div>', '<div></div>'],
  ['a <script>alert(1)</script>', '<p>a alert(1)</p>'],
  ['<b onclick="alert(1)" ONMOUSEOVER=alert(1)>text</b>', '<p><b>text</b></p>'],
  ['<b style="position:fixed">text</b>', '<p><b>text</b></p>'],
  ['<b class="fixed" data-x="y">text</b>', '<p><b>text</b></p>'],
  ['<form action="https://evil.example"><b>text</b></form>', '<b>text</b>'],
  ['a <input type="text"> b', '<p>a  b</p>'],
  ['a <input> b <input type="password"> c', '<p>a  b  c</p>'],
  ['<button>text</button>', '<p>text</p>'],
  ['a <select><option>text</option></select> b', '<p>a text b</p>'],
  ['<object data="https://evil.example">text</object>', '<p>text</p>'],
  ['a <embed src="https://evil.example"> b', '<p>a  b</p>'],
  ['<svg onload="alert(1)"><path d="M0 0"/></svg>', ''],
  ['a <svg><a xlink:href="javascript:alert(1)">text</a></svg>', '<p>a <a>text</a></p>'],
  ['a <math href="javascript:alert(1)"><mtext>text</mtext></math>', '<p>a text</p>'],
  [
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
    '',
  ],
  ['<video src="/v.mp4" autoplay></video>', ''],
  ['<a href="/a" target="_blank" rel="opener" ping="/p" download>text</a>', '<p><a href="/a">text</a></p>'],
  ['<!-- hidden -->', ''],
])('of %j stays %j', async (source, rest) => {
  expect((await html(source)).replaceAll('<p></p>', '').trim()).toBe(rest)
})

test.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])('a link may lead to %s:', async (scheme) => {
  expect(await html(`[text](${scheme}:x@y)`)).toBe(`<p><a href="${scheme}:x@y">text</a></p>`)
  expect(await html(`<a href="${scheme.toUpperCase()}:x@y">text</a>`)).toBe(
    `<p><a href="${scheme}:x@y">text</a></p>`,
  )
})

test.each([
  '[text](javascript:alert(1))',
  '[text](JaVaScRiPt:alert(1))',
  '[text](javascript&colon;alert(1))',
  '[text](<java\tscript:alert(1)>)',
  '[text](&#106;avascript:alert(1))',
  '[text](vbscript:x)',
  '[text](data:text/html,x)',
  '[text](ftp://example.org)',
  '[text](tel:0821234567)',
  '[text](file:///etc/passwd)',
  '[text](blob:x)',
  '[text][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href=" javascript:alert(1)">text</a>',
  '<a href="java&#x09;script:alert(1)">text</a>',
  '<a href="java&NewLine;script&colon;alert(1)">text</a>',
  '<a href="&#1;javascript:alert(1)">text</a>',
  '<a href="&#x6A;avascript:alert(1)">text</a>',
  '<a href="JAVASCRIPT&#58;alert(1)">text</a>',
])('the link %j leads nowhere', async (source) => {
  const link = await first('a', source)
  expect(link).toBeDefined()
  expect(link?.properties).not.toHaveProperty('href')
})

test.each([
  '![text](data:image/svg+xml,x)',
  '![text](javascript:alert(1))',
  '<img src="data:image/png;base64,AA" alt="text">',
  '<img src="vbscript:x" alt="text">',
  '<img srcset="javascript:alert(1) 2x" alt="text">',
  '<picture><source srcset="data:image/png;base64,AA"><img alt="text" sizes="1px" srcset="//evil.example"></picture>',
  '<img longdesc="javascript:x" lowsrc="javascript:x" dynsrc="x" alt="text">',
])('the picture %j has no address', async (source) => {
  const found = await elements(source)
  expect(found.find(({ tagName }) => tagName === 'img')?.properties).toEqual({
    alt: 'text',
    loading: 'lazy',
    decoding: 'async',
  })
  expect(found.some(({ tagName }) => tagName === 'source')).toBe(false)
})

test.each([
  ['<a id="location">x</a>', 'id', 'user-content-location'],
  ['<a name="location">x</a>', 'name', 'user-content-location'],
  ['<img name="cookie" src="/x.png">', 'name', 'user-content-cookie'],
  ['<b id="user-content-x">x</b>', 'id', 'user-content-x'],
])('%j cannot shadow a property of the page', async (source, attribute, value) => {
  const found = (await elements(source)).filter(({ properties }) => attribute in properties)
  expect(found.map(({ properties }) => properties[attribute])).toEqual([value])
})

test.each([
  ['<b id="top">x</b>\n\n[to](#top)', '#user-content-top'],
  ['<a name="top">x</a> <a href="#top">to</a>', '#user-content-top'],
  ['[to](#reën) <b id="reën">x</b>', '#user-content-reën'],
  ['[to](#main)', '#main'],
  ['[to](#%E0%A4%A)', '#%E0%A4%25A'],
])('the link in %j leads to %j', async (source, href) => {
  const links = (await elements(source)).flatMap(({ properties }) => properties.href ?? [])
  expect(links).toEqual([href])
})

test.each([
  ['{braces} and {1 + 1} and ${x}', '<p>{braces} and {1 + 1} and ${x}</p>'],
  ['a < b and < alone', '<p>a &lt; b and &lt; alone</p>'],
  ['import x from "y"', '<p>import x from &quot;y&quot;</p>'],
  ['export const a = 1', '<p>export const a = 1</p>'],
  ['<b title="{process.env.HOME}">x</b>', '<p><b title="{process.env.HOME}">x</b></p>'],
  ['---\ntitle: x\n---', '<hr/>\n<h2>title: x</h2>'],
])('%j is shown as typed', async (source, page) => {
  expect(await html(source)).toBe(page)
})

test.each([
  ['[x](/)', '/af'],
  ['[x](/blog)', '/af/blog'],
  ['[x](/blog?page=2#top)', '/af/blog?page=2#top'],
  ['<a href="/courses">x</a>', '/af/courses'],
  ['[x](/africa)', '/af/africa'],
  ...['/af', '/af/blog', '/af#top', '/af?lng=af', '/images/a.png', '/brochures/a.pdf', 'blog', '#top', '?a=b']
    .concat('//example.org/blog', 'https://example.org/blog', 'mailto:a@example.org')
    .map((href) => [`[x](${href})`, href]),
])('in an Afrikaans post %j leads to %j', async (source, href) => {
  expect(await html(source!, 'af')).toBe(`<p><a href="${href}">x</a></p>`)
})

test('an English post keeps its links, an Afrikaans one its picture addresses', async () => {
  expect(await html('[x](/blog) [y](/af/blog)')).toBe('<p><a href="/blog">x</a> <a href="/af/blog">y</a></p>')
  expect(await html('![x](/blog/x.png)', 'af')).toContain('src="/blog/x.png"')
})
