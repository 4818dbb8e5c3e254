import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import { visit } from 'unist-util-visit'
import { lists, payloads } from '@/tests/payloads'
import { full } from '@/tests/scope'
import { Markdown, textNotice } from './markdown'
import { TextTooComplex } from './tree-limits'

const FORBIDDEN =
  /^(?:script|style|iframe|frame|form|button|textarea|select|object|embed|svg|math|base|meta|link|video|audio|source|template)$/
const ALLOWED_ADDRESS = /^(?:(?:https?|ircs?|mailto|xmpp):|[^:]*$|[^:]*[/?#])/

/** The rendered elements of a text; a notice if it is too much to render. */
async function elements(source: string): Promise<Element[]> {
  const text = await Markdown({ source, locale: 'en' }).catch((error: unknown) => {
    if (error instanceof TextTooComplex) return textNotice('en')
    throw error
  })
  const value = renderToStaticMarkup(text)
  const root: Root = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value }] }, {} as never)
  const found: Element[] = []
  visit(root, 'element', (element) => void found.push(element))
  return found
}

/** Attributes that could run, frame, send or restyle something. */
function dangers({ tagName, properties }: Element): string[] {
  const attributes = Object.entries(properties).filter(
    ([name, value]) =>
      /^(?:on|style|srcset|srcdoc|action|formaction|target|background|poster|data$)/i.test(name) ||
      (/^(?:href|src|cite|longdesc|xlinkhref)$/i.test(name) &&
        !ALLOWED_ADDRESS.test(String(value).replace(/[\0- ]/g, ''))) ||
      (/^(?:id|name)$/.test(name) && !String(value).startsWith('user-content-')),
  )
  return [...(FORBIDDEN.test(tagName) ? [tagName] : []), ...attributes.map(([name]) => `${tagName}[${name}]`)]
}

test('the lists are complete', () => {
  expect(Object.values(lists).map(({ length }) => length)).toEqual([485, 114, 50, 169])
})

/** The text in every place that a post may have, besides being a post itself; the parts do not end each other. */
const everywhere = (text: string) => `Before ${text} after \`${text}\`[^1]

# ${text}

| a |
|---|
| ${text} |

<a href="${text}" title='${text}'>text</a> [text](${text}) ![text](<${text}>) <${text}> [a][1]

[1]: ${text} "${text}"

[^1]: ${text}`

/** `npm test` renders every twelfth text in the many places. */
const some = payloads.filter((_, index) => full || index % 12 === 0)

test.each([
  ['as a post', payloads, (text: string) => text],
  ['in a line, a heading, a table, code, a footnote, an address and an attribute', some, everywhere],
] as const)('no hostile text does harm %s', async (_, texts, sourceOf) => {
  // React warns about the attribute "noshade" and leaves it out.
  jest.spyOn(console, 'error').mockImplementation()
  const harmful: object[] = []
  for (const payload of texts) {
    const found = (await elements(sourceOf(payload))).flatMap(dangers)
    if (found.length > 0) harmful.push({ payload, found })
  }
  expect(harmful).toEqual([])
})
