import { POST_LIMITS, slugify } from './fields'
import { postSchema } from './editor/form'

test.each([
  ['Learning to listen', 'learning-to-listen'],
  ['  Grief & loss: what now?  ', 'grief-loss-what-now'],
  ['Sê dit vir my', 'se-dit-vir-my'],
  ['’n Geloof wat dra — deel 2', 'n-geloof-wat-dra-deel-2'],
  ['Reën, môre, geëerd', 'reen-more-geeerd'],
  ['re\u0308en', 'reen'],
  ['Psalm 23', 'psalm-23'],
  ['ﬁrst', 'first'],
  ['Straße', 'strasse'],
  ['Æsop, Œuvre, Søren, Łódź, Đức, Þór', 'aesop-oeuvre-soren-lodz-duc-thor'],
  ["Don't, don’t", 'dont-dont'],
  ['Foto’s van ‘n ŉ dag', 'fotos-van-n-n-dag'],
  ['constructor', 'constructor'],
  ['--a---b--', 'a-b'],
  ['A_B/C\\D.E', 'a-b-c-d-e'],
  ['../../admin', 'admin'],
  ['עברית', ''],
  ['!?', ''],
  ['', ''],
])('the title %j gives %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test.each([
  ['of one long word', 'a'.repeat(300), 200],
  ['cut at a hyphen', `${'a'.repeat(199)} bcd`, 199],
  ['with hyphens beyond the cut', `${'a b '.repeat(100)}`, 199],
])('a title %s gives a slug that can be stored', (_name, title, length) => {
  const slug = slugify(title)
  expect(slug).toHaveLength(length)
  expect(slug.length).toBeLessThanOrEqual(POST_LIMITS.slug)
  expect(postSchema.shape.slug.safeParse(slug).success).toBe(true)
})

test('a slug gives itself', () => {
  expect(slugify('learning-to-listen-2')).toBe('learning-to-listen-2')
})
