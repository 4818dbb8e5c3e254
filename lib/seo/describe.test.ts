import { DESCRIPTION, TITLE, cut, describe as describeText, documentTitle, readable } from './describe'

const site = 'Paarl Biblical Counselling'

test.each([
  ['Lament', 'Lament · Paarl Biblical Counselling'],
  [
    'A title that has no space left for the name of the site',
    'A title that has no space left for the name of the site',
  ],
  ['Is 2 < 3 or 5 > 4?', 'Is 2 < 3 or 5 > 4? · Paarl Biblical Counselling'],
  ['#MeToo and the church_family', '#MeToo and the church_family · Paarl Biblical Counselling'],
  ['**Not** Markdown [at all](x)', '**Not** Markdown [at all](x) · Paarl Biblical Counselling'],
])('the title %j is in the head as %j', (title, shown) => {
  expect(documentTitle(title, site)).toBe(shown)
})

test.each(['A', 'x'.repeat(300), 'word '.repeat(60), 'A longer title, '.repeat(9)])(
  'the title %j gets a displayable length',
  (title) => {
    const { length } = documentTitle(title, site)
    expect(length).toBeGreaterThanOrEqual(TITLE.least)
    expect(length).toBeLessThanOrEqual(TITLE.most)
  },
)

test('a long site name is cut after a short title', () => {
  expect(documentTitle('Lament', 'A very long name of a site, which would not fit into any title')).toMatch(
    /^Lament · A very long name .*…$/,
  )
})

test('a long text ends at a word, without punctuation before the ellipsis', () => {
  expect(cut('one, two, three', 11)).toBe('one, two…')
  expect(cut('one two', 7)).toBe('one two')
  expect(cut('abcdefghij', 5)).toBe('abcd…')
})

test('a description takes further texts until it is long enough', () => {
  const text = 'The text of the post begins here and goes on for some while.'
  expect(describeText('Short', text, 'Never needed.')).toBe(`Short. ${text}`)
  expect(describeText('', '', text)).toBe(text)
  expect(describeText(text, 'Never needed.')).toBe(text)
  expect(describeText('word '.repeat(80)).length).toBeLessThanOrEqual(DESCRIPTION.most)
})

test.each([
  [
    '# Head\n\nSome *words* with [a link](https://example.org) and <b>more</b> of them[^1].\n\n[^1]: A note',
    'Head Some words with a link and more of them.',
  ],
  ['A&nbsp;b &amp; c &#8217;n &#x2026; &unknown;', 'A b & c ’n … &unknown;'],
  ['- [ ] Open\n- [x] Done\n  - deeper\n\n> 1. Said', 'Open Done deeper Said'],
  [
    '![A hill](/pictures/a.webp)\n\nThe church_family keeps 5 * 3 and #MeToo, **bold**.',
    'The church_family keeps 5 * 3 and #MeToo, bold.',
  ],
  ['| Day | Time |\n| - | :-: |\n| --- | - |\n| Mon | 8:00 |', 'Day Time Mon 8:00'],
  ['```js\ncode\n```\n\n---\n\nTitle\n===\n\nText<!-- hidden -->', 'code Title Text'],
  ['**bib**lical, bib*li*cal, 2*3, 5 * 3 * 2', 'biblical, biblical, 2*3, 5 * 3 * 2'],
  ['Is 2 < 3? \\*Not a mark\\* \\[sic]', 'Is 2 < 3? *Not a mark* [sic]'],
  [
    'See [the site][1], [other][] ![x][1].\n\n[1]: https://example.org "Title"\n[other]: <https://example.org/b>\n\nMore',
    'See the site, other . More',
  ],
  ['Text[^1] on[^b].\n\n[^1]: A note\n    goes on\n\n    twice\n\n[^b]: Two\n\nMore', 'Text on. More'],
  [
    'Write to <office@example.org>, <mailto:a@example.org> or <https://example.org/a>.',
    'Write to office@example.org, mailto:a@example.org or https://example.org/a.',
  ],
  [
    'ge&iuml;nspireer, s&ecirc;, br&ucirc;e, k&ocirc;ring, ge&euml;rf, 8&deg;',
    'geïnspireer, sê, brûe, kôring, geërf, 8°',
  ],
])('the readable text of the Markdown %j is %j', (markdown, text) => {
  expect(readable(markdown)).toBe(text)
})

test('a text of 200,000 brackets takes no time', () => {
  const begun = process.cpuUsage()
  expect(
    describeText(readable('<'.repeat(200_000)), 'A text of a length that a description may have.'),
  ).toMatch(/…$/)
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000)
})
