import type { Nodes, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import { Markdown } from './markdown'
import { schema } from './sanitize'

type Example = { readonly number: number; readonly markdown: string; readonly html: string }

const { tests } = jest.requireActual<{ tests: readonly Example[] }>('commonmark-spec')

/** Examples that the allow-list changes, and that otherwise follow the specification. */
const sanitised: Readonly<Record<string, readonly number[]>> = {
  'an element that is not allowed (foo, warning, bar, bab, b2, responsive-image)': [
    150, 163, 201, 491, 524, 536, 613, 614, 615, 617,
  ],
  'a script or a style, with its content': [170, 172, 176, 178],
  'the tags of a textarea': [171],
  'an attribute that is not allowed (class, language, foo)': [152, 153, 154, 164, 169, 616],
  'an address whose scheme is not allowed (a+b+c, made-up-scheme, localhost)': [598, 599, 601],
  'an address with a colon before its first slash, which counts as a scheme': [500],
}

/** Examples that this site deliberately renders differently: number, reason, result. */
const different: readonly (readonly [number, string, string])[] = [
  [127, 'an empty first line of a code block is lost', '<pre><code>```\naaa\n</code></pre>'],
  [129, 'an empty first line of a code block is lost', '<pre><code>  \n</code></pre>'],
  [173, 'the tag of an open style goes, the text after it stays', 'foo'],
  [475, 'a picture without a text alternative gets an empty one', '<p>*<img src="foo" title="*" alt=""></p>'],
  [597, 'a scheme in lower case', '<p><a href="mailto:FOO@BAR.BAZ">MAILTO:FOO@BAR.BAZ</a></p>'],
  [602, 'autolink of GFM', '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>'],
  [606, 'autolink of GFM', '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>'],
  [608, 'autolink of GFM', '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>'],
  [611, 'autolink of GFM', '<p><a href="https://example.com">https://example.com</a></p>'],
  [612, 'autolink of GFM', '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>'],
]

const BLOCKS = new Set(['blockquote', 'div', 'li', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul'])

function parse(html: string): Root {
  return rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: html.trim() }] }, {} as never)
}

/** A tree as nested lists, without invisible parts: comments, space between blocks, the table's frame. */
function shape(node: Nodes): unknown {
  if (!('children' in node)) return 'value' in node ? node.value : ''
  const children: unknown[] = []
  for (const child of node.children.filter(({ type }) => type !== 'comment').map(shape)) {
    const last = children.at(-1)
    if (typeof child === 'string' && typeof last === 'string') children[children.length - 1] = last + child
    else children.push(child)
  }
  if (node.type === 'root')
    return children
      .map((child) => (typeof child === 'string' ? child.trim() : child))
      .filter((child) => child !== '')
  if (node.type !== 'element') return children
  const inner = BLOCKS.has(node.tagName)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children
  if (Object.hasOwn(node.properties, 'role')) return inner[0]
  const properties = Object.entries(node.properties)
    .filter(([name]) => !['loading', 'decoding', 'tabIndex'].includes(name))
    .map(([name, value]) => [name, name === 'id' ? String(value).replace(/^user-content-/, '') : value])
  return [node.tagName, Object.fromEntries(properties), ...inner]
}

async function shown({ markdown }: Example): Promise<unknown> {
  const source = markdown.replaceAll('→', '\t')
  return shape(parse(renderToStaticMarkup(await Markdown({ source, locale: 'en' }))))
}

const specified = ({ html }: Example) => parse(html.replaceAll('→', '\t'))

const numbers = (group: readonly number[]) => tests.filter(({ number }) => group.includes(number))
const changed = [...Object.values(sanitised).flat(), ...different.map(([number]) => number)]
const asSpecified = tests.filter(({ number }) => !changed.includes(number))

test('every example of the specification is covered once', () => {
  expect(tests).toHaveLength(652)
  expect(new Set(changed).size).toBe(changed.length)
  expect(asSpecified.length + changed.length).toBe(652)
})

test.each(asSpecified)('example $number is rendered as CommonMark specifies', async (example) => {
  expect(await shown(example)).toEqual(shape(specified(example)))
})

test.each(
  Object.entries(sanitised).flatMap(([what, group]) => numbers(group).map((example) => ({ what, example }))),
)('example $example.number loses $what, and nothing else', async ({ example }) => {
  const page = await shown(example)
  expect(page).toEqual(shape(rehypeSanitize(schema)(specified(example))))
  expect(page).not.toEqual(shape(specified(example)))
})

test.each(different)('example %i is rendered differently: %s', async (number, _reason, html) => {
  const [example] = numbers([number])
  const page = await shown(example!)
  expect(page).toEqual(shape(parse(html)))
  expect(page).not.toEqual(shape(rehypeSanitize(schema)(specified(example!))))
})
