import { DESCRIPTION, TITLE, cut, describe as describeText, documentTitle } from './describe'

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
