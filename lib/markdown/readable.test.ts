import { readable } from './readable'

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
  expect(readable('<'.repeat(200_000))).toMatch(/^<+$/)
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000)
})
