import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown, postText } from './markdown'

async function read(source: string, language: 'en' | 'af' = 'en') {
  const { content, words, headings } = await postText({ source, locale: 'en', language })
  return { html: renderToStaticMarkup(content), words, headings }
}

const ids = async (source: string) => (await read(source)).headings.map(({ id }) => id)

test('a heading has an id of its words, followed by a labelled link to itself', async () => {
  const { html, headings } = await read('## The *first* place')
  expect(html).toBe(
    '<div class="post-heading"><h2 id="user-content-the-first-place">The <em>first</em> place</h2>' +
      '<a href="#user-content-the-first-place" class="post-anchor" ' +
      'aria-label="Link to this section: The first place">#</a></div>',
  )
  expect(headings).toEqual([{ id: 'user-content-the-first-place', depth: 2, text: 'The first place' }])
})

test('the link is named in the language of the text', async () => {
  expect((await read('### Die plek', 'af')).html).toContain(
    'aria-label="Skakel na hierdie afdeling: Die plek"',
  )
})

test.each([
  ['GitHub’s rules', '## Hello, World!\n\n### A_b c-d', ['hello-world', 'a_b-c-d']],
  ['letters beyond ASCII', '## Wat sê ’n reënbui?', ['wat-sê-n-reënbui']],
  ['the same words twice', '## Rest\n\n## Rest\n\n## Rest 1', ['rest', 'rest-1', 'rest-1-1']],
  ['no letter at all', '## ?!\n\n## …', ['section', 'section-1']],
  ['an id of its own', '<h2 id="mine">Words</h2>\n\n## Mine', ['mine', 'mine-1']],
  ['an id with the prefix', '<h2 id="user-content-mine">Words</h2>\n\n## Mine', ['mine', 'mine-1']],
  ['a name that is taken', '<a name="rest">x</a>\n\n## Rest', ['rest-1']],
  ['a footnote’s name', 'One[^1].\n\n## fn 1\n\n[^1]: Note.', ['fn-1-1']],
  ['a name of the page itself', '## Location\n\n## Main', ['location', 'main']],
])('ids: %s', async (_, source, expected) => {
  expect(await ids(source)).toEqual(expected.map((id) => `user-content-${id}`))
})

test('every id is unique in the page', async () => {
  const { html } = await read('## A\n\n<b id="a-1">x</b>\n\n## A\n\n## A\n\nOne[^a].\n\n[^a]: ## A')
  const found = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(found).size).toBe(found.length)
  expect(found.length).toBeGreaterThan(4)
})

test('a link in the text leads to a heading', async () => {
  const { html } = await read('[there](#wat-sê-ons)\n\n## Wat sê ons?')
  expect(html).toContain('<a href="#user-content-wat-sê-ons">there</a>')
})

test('footnote titles, empty headings and deeper ones have no link and are not in the contents', async () => {
  const { html, headings } = await read('##\n\n#### Deep\n\nOne[^1].\n\n[^1]: Note.')
  expect(headings).toEqual([])
  expect(html).not.toContain('post-anchor')
  expect(html).toContain('<h4 class="post-subheading">Deep</h4>')
  expect(html).toContain('id="user-content-footnote-label"')
})

test('links and summaries contain no link; a heading there can still be linked to', async () => {
  const { html, headings } = await read(
    '<div><a href="/x"><h2>In a link</h2></a></div>\n\n<details><summary><h3>In a summary</h3></summary></details>',
  )
  expect(headings.map(({ text }) => text)).toEqual(['In a link', 'In a summary'])
  expect(html).not.toContain('post-anchor')
  expect(html).toContain('<h3 id="user-content-in-a-summary">')
})

test('a text with first-level titles moves down a level, since the page has its own', async () => {
  const { html, headings } = await read('# One\n\n## Two\n\n###### Six')
  expect(html).not.toContain('<h1')
  expect(headings).toEqual([
    { id: 'user-content-one', depth: 2, text: 'One' },
    { id: 'user-content-two', depth: 3, text: 'Two' },
  ])
  expect(html).toContain('<h6>Six</h6>')
})

test('a heading’s text is its readable text: code and picture descriptions, no footnote numbers', async () => {
  const { headings } = await read('## Use `x`  and ![a lamp](/images/a.png)[^1]\n\n[^1]: Note.')
  expect(headings[0]?.text).toBe('Use x and a lamp')
})

test.each([
  ['', 0],
  ['One two three.', 3],
  ['**One** _two_ `three` — [four](https://example.org/five/six "seven")', 4],
  ['## One\n\n- two\n- three\n\n| four |\n|---|\n| five |', 5],
  ['Self-care isn’t ’n wit olifant', 5],
  ['<!-- not read --><b title="nor this">One</b>', 1],
])('%j has %i words', async (source, words) => {
  expect((await read(source)).words).toBe(words)
})

test('the preview has the headings of the page, and shows where a text is too much', async () => {
  const source = '# One\n\n## Two'
  const preview = renderToStaticMarkup(await Markdown({ source, locale: 'en', onOutline: () => {} }))
  expect(preview).toBe((await read(source)).html)
  expect(preview).not.toContain('<h1')
  await expect(Markdown({ source: '> '.repeat(2000), locale: 'en' })).rejects.toThrow()
})
