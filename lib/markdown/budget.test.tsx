import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { POST_LIMITS } from '@/lib/posts/fields'
import { randomText } from '@/tests/random-texts'
import { type TEXT_LIMITS, textExcess } from './budget'
import { Markdown, postText, renderingExcess } from './markdown'
import { TextTooComplex } from './tree-limits'
import { full } from '@/tests/scope'

/** Texts that took seconds to minutes or gigabytes, or crashed the process, with the limit that stops each. */
const harmful: readonly [string, string, keyof typeof TEXT_LIMITS][] = [
  [
    'a wide table with short rows',
    `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${`${'|b'.repeat(10)}|\n`.repeat(2000)}`,
    'word',
  ],
  ['a table of 600 by 600', `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${'|b|\n'.repeat(600)}`, 'cells'],
  ['a table in a quote', `> ${'|a'.repeat(60)}|\n> ${'|-'.repeat(60)}|\n${'> |b\n'.repeat(60)}`, 'cells'],
  ['a list of 1,200 items', '- a\n'.repeat(1200), 'blocks'],
  ['2,100 headings', '# a\n'.repeat(2100), 'blocks'],
  ['much of several kinds', `${'- a\n'.repeat(700)}\n|a|\n|-|\n${'|b|\n'.repeat(1200)}`, 'nodes'],
  ['a table of 2,400 rows', `|a|\n|-|\n${'|b|\n'.repeat(2400)}`, 'cells'],
  ['2,000 quotes', `${'>'.repeat(2000)}x`, 'depth'],
  ['50,000 quotes', '>'.repeat(50_000), 'depth'],
  ['lists in lists on a line', '- '.repeat(1000), 'depth'],
  ['ordered lists on a line', '1. '.repeat(1000), 'depth'],
  [
    'lists in lists on many lines',
    Array.from({ length: 60 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
    'depth',
  ],
  ['many lines in deep quotes', `${'> '.repeat(30)}a\n`.repeat(2000), 'depths'],
  ['20,000 links without an end', '[a]('.repeat(20_000), 'marksOfParagraph'],
  ['links', '[a](b) '.repeat(20_000), 'marksOfParagraph'],
  ['brackets', '['.repeat(200_000), 'marksOfParagraph'],
  ['emphasis', '*a* '.repeat(50_000), 'marksOfParagraph'],
  ['emphasis in paragraphs', `${'_a_ '.repeat(300)}\n\n`.repeat(20), 'marks'],
  ['code', '` `` '.repeat(40_000), 'marksOfParagraph'],
  ['entities', '&amp;'.repeat(40_000), 'marksOfParagraph'],
  [
    '1,000 footnotes',
    Array.from({ length: 1000 }, (_, index) => `[^${index}]: a [^${index + 1}]\n`).join('\n'),
    'nodes',
  ],
  ['1,000 references to a footnote', `${'[^a] '.repeat(250)}\n\n`.repeat(4), 'footnotes'],
  ['tags', '<b>'.repeat(60_000), 'tags'],
  ['open tags', '<b>'.repeat(70), 'openTags'],
  ['lines with tags', '<b>a</b><i>a</i>\n\n'.repeat(1000), 'tags'],
  ['open tags before many paragraphs', `${'<font>'.repeat(50)}\n${'\na\n'.repeat(500)}`, 'depths'],
  ['definitions', '[a]: b\n'.repeat(20_000), 'lines'],
  ['line ends', '\n'.repeat(200_000), 'lines'],
  ['a reference to a long address', `[a]: ${'b'.repeat(100_000)}\n\n[a]`, 'word'],
  ['full stops before an @', `${'a.'.repeat(100_000)}@`, 'word'],
]

// Loading and compiling with the first text must not count against any of them.
beforeAll(async () => {
  textExcess('A lamp.')
  await Markdown({ source: 'A lamp.', locale: 'en' })
})

test.each(harmful)('%s: refused before it is parsed', async (_, source, limit) => {
  const begun = process.cpuUsage()
  expect(textExcess(source)?.split(':')[0]).toBe(limit)
  await expect(Markdown({ source, locale: 'en' })).rejects.toThrow(TextTooComplex)
  // Microseconds on every thread, including the compiler's and garbage collector's.
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
})

test('the line that exceeds a limit is named, whatever the line endings', () => {
  expect(textExcess(`a\r\n\rb\n${'>'.repeat(41)}c`)).toBe('depth:4')
})

test.each([
  ['a page of prose', 'The quick brown fox jumps over the *lazy* dog. '.repeat(400)],
  ['200,000 characters', `${'A sentence of a common length. '.repeat(16)}\n\n`.repeat(400)],
  ['a quote of many lines', '> a line of a quote\n'.repeat(500)],
  ['a large table', `|a|b|c|d|\n|-|-|-|-|\n${'|one|two|three|four|\n'.repeat(500)}`],
  ['a long list', '- [a page](https://example.org/a), *read* twice\n'.repeat(100)],
  ['two hundred footnotes', Array.from({ length: 200 }, (_, n) => `a[^${n}]\n\n[^${n}]: b\n`).join('\n')],
  ['ten levels of a list', Array.from({ length: 10 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
  ['items without an end tag', `<ul>\n${'<li>a\n'.repeat(200)}</ul>`],
  ['a word of 2,000 letters', 'a'.repeat(2000)],
])('%s is within the budget', async (_, source) => {
  expect(source.length).toBeLessThanOrEqual(POST_LIMITS.content)
  expect(await renderingExcess(source)).toBeNull()
})

test('a text of too many parts is refused after parsing, and its page says so', async () => {
  const source = `${'www.a.b '.repeat(620)}\n\n`.repeat(5) + 'a  \n'.repeat(2950)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const inside = await renderingExcess(source)
  const { content, words, headings } = await postText({
    source: '>'.repeat(50),
    locale: 'en',
    language: 'af',
  })
  expect(renderToStaticMarkup(content)).toContain('kan nie op die oomblik gewys word nie')
  expect({ inside, words, headings }).toEqual({ inside: 'nodes:0', words: 0, headings: [] })
})

test('every text is rendered within a second or refused', async () => {
  const property = fc.asyncProperty(randomText, async (source) => {
    const begun = process.cpuUsage()
    const element = await Markdown({ source, locale: 'en' }).catch((error: unknown) => {
      if (error instanceof TextTooComplex) return null
      throw error
    })
    renderToStaticMarkup(element)
    // Longer than on the site, where no tests run beside it and the compiler keeps no positions.
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
  })
  await fc.assert(property, { numRuns: full ? 200 : 15 })
}, 60_000)
