import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BELOW } from './first-screen'
import { Markdown, postText } from './markdown'

const elements = { [BELOW]: ({ children }: { children?: ReactNode }) => <>[{children}]</> }

async function read(source: string) {
  const { content, headings } = await postText({ source, locale: 'en', elements })
  return { html: renderToStaticMarkup(content), headings }
}

/** A named paragraph of over a thousand characters. */
const long = (name: string) => `${name} ${'word '.repeat(200)}`
const texts = (html: string) => [...html.matchAll(/<p>(\w+)|[[\]]/g)].map(([sign, name]) => name ?? sign)

test('blocks below the first screen of a long text are moved into the element of the page', async () => {
  const { html, headings } = await read(['a', 'b', 'c', 'd', '## End', 'e'].map(long).join('\n\n'))
  expect(texts(html)).toEqual(['a', 'b', '[', 'c', 'd', 'e', ']'])
  expect(headings.map(({ text }) => text.slice(0, 3))).toEqual(['End'])
})

test('a picture takes space, several side by side no more, and folded content none', async () => {
  const pictures = '![](/images/a.webp) '.repeat(4)
  const folded = `<details><summary>s</summary>${'word '.repeat(500)}</details>`
  const { html } = await read([`a ${pictures}`, folded, `b ${pictures}`, 'c', long('d'), 'e'].join('\n\n'))
  expect(texts(html)).toEqual(['a', 'b', '[', 'c', 'd', 'e', ']'])
})

test('short texts, and texts for readers elsewhere, stay as they are', async () => {
  expect((await read(`${long('a')}\n\nb`)).html).not.toContain('[')
  const source = ['a', 'b', 'c', 'd', 'e'].map(long).join('\n\n')
  expect(renderToStaticMarkup(await Markdown({ source, locale: 'en' }))).not.toContain(BELOW)
})
