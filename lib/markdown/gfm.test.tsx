import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import { visit } from 'unist-util-visit'
import type { Locale } from '@/lib/i18n/routing'
import { Markdown } from './markdown'

async function html(source: string, locale: Locale = 'en'): Promise<string> {
  return renderToStaticMarkup(await Markdown({ source, locale }))
}

function elements(page: string): Element[] {
  const root: Root = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: page }] }, {} as never)
  const found: Element[] = []
  visit(root, 'element', (element) => void found.push(element))
  return found
}

test('a table keeps its column alignment, without a style attribute that the policy would block', async () => {
  const page = await html('| l | c | r | n |\n|:--|:-:|--:|---|\n| **1** | `2` | 3 | a \\| b |')
  expect(page).toContain(
    '<thead><tr><th align="left">l</th><th align="center">c</th><th align="right">r</th><th>n</th></tr></thead>',
  )
  expect(page).toContain(
    '<td align="left"><strong>1</strong></td><td align="center"><code>2</code></td><td align="right">3</td><td>a | b</td>',
  )
})

test('a row with too few cells is filled up, one with too many is cut', async () => {
  const page = await html('a | b\n-|-\n1 |\n2 | 3 | 4')
  expect(page).toContain('<tbody><tr><td>1</td><td></td></tr><tr><td>2</td><td>3</td></tr></tbody>')
})

test('a table can be reached and scrolled with the keyboard', async () => {
  expect(await html('| a |\n|---|')).toMatch(/^<div class="post-table" tabindex="0" role="group"><table>/)
})

test('one or two tildes strike text through, three do not', async () => {
  expect(await html('~one~ ~~two~~ ~~~three~~~')).toBe('<p><del>one</del> <del>two</del> ~~~three~~~</p>')
})

test.each(['1. [x] done\n2. [ ] open', '- [X] done\n- [ ] open', '* [x] done\n* [ ] open'])(
  'the task list %j shows its state and cannot be changed',
  async (source) => {
    const page = await html(source)
    expect(page).toContain(
      '<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Done" checked=""/> done</li>',
    )
    expect(page).toContain(
      '<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Not done"/> open</li>',
    )
  },
)

test.each(['- [x]done', '- [] done', '- [ ]', '[x] done'])('%j is no task', async (source) => {
  expect(await html(source)).not.toContain('<input')
})

test.each([
  ['www.example.org/a?b=(c)).', 'http://www.example.org/a?b=(c)', 'www.example.org/a?b=(c)'],
  ['see https://example.org/x_y_z, and', 'https://example.org/x_y_z', 'https://example.org/x_y_z'],
  ['(http://example.org)', 'http://example.org', 'http://example.org'],
  ['HTTPS://EXAMPLE.ORG', 'https://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ['a.b-c_d@example.org.', 'mailto:a.b-c_d@example.org', 'a.b-c_d@example.org'],
  ['**https://example.org**', 'https://example.org', 'https://example.org'],
  ['“https://example.org/a”', 'https://example.org/a', 'https://example.org/a'],
  ['«https://example.org/a», dit is', 'https://example.org/a', 'https://example.org/a'],
  ['‘www.example.org’…', 'http://www.example.org', 'www.example.org'],
  ['(see “https://example.org/a_(b)”).', 'https://example.org/a_(b)', 'https://example.org/a_(b)'],
  ['“write to name@example.org”', 'mailto:name@example.org', 'name@example.org'],
  ['“https://example.org/a”—and on', 'https://example.org/a', 'https://example.org/a'],
  ['www.example.org…and on', 'http://www.example.org', 'www.example.org'],
  ['https://example.org/foo。次の文。', 'https://example.org/foo', 'https://example.org/foo'],
  ['(https://example.org/foo/bar)。', 'https://example.org/foo/bar', 'https://example.org/foo/bar'],
  ['https://example.org/docs（中文）了解', 'https://example.org/docs', 'https://example.org/docs'],
  ['https://example.org/ê’s', 'https://example.org/%C3%AA%E2%80%99s', 'https://example.org/ê’s'],
])('in %j the address becomes a link', async (source, href, text) => {
  expect(await html(source)).toContain(`<a href="${href}">${text}</a>`)
})

test.each(['`www.example.org`', 'ftp://example.org', 'a@example', '    www.example.org'])(
  'in %j nothing becomes a link',
  async (source) => {
    expect(await html(source)).not.toContain('<a')
  },
)

test.each([
  ['referenced once', 'One[^1].\n\n[^1]: The note.', 2],
  ['referenced twice', 'One[^1] and two[^1].\n\n[^1]: The note.', 4],
  ['with a name', 'One[^Gebed].\n\n[^gebed]: The note.', 2],
  ['with letters beyond ASCII', 'One[^reën].\n\n[^reën]: The note.', 2],
  ['of several paragraphs', 'One[^a].\n\n[^a]: First.\n\n    Second.', 2],
  ['inside a footnote', 'One[^a].\n\n[^a]: First[^b].\n[^b]: Second.', 4],
  ['defined before its reference', '[^a]: First.\n\nOne[^a] and[^a] again[^a].', 6],
])('the links of a footnote %s meet their targets, both ways', async (_name, source, count) => {
  const page = elements(await html(source))
  const ids = page.map(({ properties }) => properties.id).filter(Boolean)
  const links = page.map(({ properties }) => properties.href).filter(Boolean)
  expect(new Set(ids).size).toBe(ids.length)
  expect(links).toHaveLength(count)
  for (const href of links) expect(ids).toContain(String(href).slice(1))
  const described = page.flatMap(
    ({ properties }) => (properties.ariaDescribedBy as string[] | undefined) ?? [],
  )
  expect(described).not.toEqual([])
  for (const id of described) expect(ids).toContain(id)
})

test('an unreferenced footnote is not shown, and a reference without a footnote is text', async () => {
  expect(await html('One[^x].\n\n[^y]: The note.')).toBe('<p>One[^x].</p>')
})

test.each([
  ['en', 'Footnotes', 'Back to reference 1', 'Back to reference 1-2'],
  ['af', 'Voetnote', 'Terug na verwysing 1', 'Terug na verwysing 1-2'],
] as const)('the words around footnotes in %s', async (locale, title, back, again) => {
  const page = await html('One[^1] and two[^1].\n\n[^1]: Note.', locale)
  expect(page).toContain(`>${title}</h2>`)
  expect(page).toContain(`aria-label="${back}"`)
  expect(page).toContain(`aria-label="${again}"`)
})

// At the start of a line CommonMark reads the content of these as raw HTML; the words stay, their marks show.
const raw = ['textarea', 'style', 'script']
const others = [
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'noscript',
  'template',
  'select',
]
const barriers = ['svg', 'math', 'object', 'button', 'marquee', 'applet']
const dropped = [...raw, ...others, ...barriers]

test.each([
  ...dropped.map((name) => `Before <${name}>`),
  ...dropped.map((name) => `<div><${name} a="b">x</div>`),
  ...dropped.map((name) => `> <${name.toUpperCase()}>`),
  ...[...others, ...barriers].map((name) => `<${name}>`),
])('after %j the post goes on', async (source) => {
  const page = await html(`${source}\n\n## After **it**\n\n| a |\n|---|\n| *b* |`)
  expect(page).toMatch(/<h2>After <strong>it<\/strong><\/h2>\s*<div class="post-table"[^>]*><table>/)
  expect(page).not.toContain('<p><p>')
  expect(elements(page).filter(({ tagName }) => dropped.includes(tagName))).toEqual([])
})

test.each(raw)('after an open <%s> at the start of a line the words of the post stay', async (name) => {
  expect(await html(`<${name}>\n\nAfter *it*`)).toBe('\n\nAfter *it*')
})

test.each([
  '<!--',
  '<?php',
  '<![CDATA[',
  '<!X',
  '<div title="',
  "<div title='",
  '<div',
  '</div',
  '<a href="',
])('an unclosed %j ends with the block around it', async (source) => {
  expect(await html(`> ${source}\n\nAfter **it**`)).toMatch(/<p>After <strong>it<\/strong><\/p>$/)
})
