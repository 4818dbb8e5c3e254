import { z } from 'zod'
import { type PostInput, postSchema } from './form'

const post: PostInput = {
  title: 'Learning to listen',
  slug: 'learning-to-listen',
  featuredImage: '/images/posts/a.jpg',
  excerpt: 'Short.',
  content: '# Text',
  status: 'draft',
  featuredImageAlt: '',
  authorName: '',
  authorRole: '',
  searchTitle: '',
  searchDescription: '',
  language: 'en',
  category: '',
  isSensitive: '',
  publishedAt: '',
  translationId: '',
}

function codes(change: object): Record<string, string[] | undefined> {
  const { error } = postSchema.safeParse({ ...post, ...change })
  return error ? z.flattenError(error).fieldErrors : {}
}

test('a complete post is accepted, with its fields trimmed and its text untouched', () => {
  expect(
    postSchema.parse({
      title: ' Learning to listen ',
      slug: ' learning-to-listen ',
      featuredImage: ' https://example.org/a.jpg ',
      excerpt: ' Short. ',
      content: '    code\n\ntext  \n',
      status: 'published',
      featuredImageAlt: ' A path. ',
      authorName: ' A. Voorbeeld ',
      authorRole: '',
      searchTitle: ' ',
      searchDescription: 'How to listen.',
      isSensitive: 'yes',
      language: 'af',
      category: 'faith',
      publishedAt: '2026-11-21T07:00',
      translationId: '0940555d-5fbd-449e-abf7-5070198fb124',
      authorId: 'somebody else',
    }),
  ).toEqual({
    title: 'Learning to listen',
    slug: 'learning-to-listen',
    featuredImage: 'https://example.org/a.jpg',
    excerpt: 'Short.',
    content: '    code\n\ntext  \n',
    status: 'published',
    featuredImageAlt: 'A path.',
    authorName: 'A. Voorbeeld',
    authorRole: null,
    searchTitle: null,
    searchDescription: 'How to listen.',
    isSensitive: true,
    language: 'af',
    category: 'faith',
    publishedAt: '2026-11-21T07:00',
    translationId: '0940555d-5fbd-449e-abf7-5070198fb124',
  })
})

test.each(['', '   '])('an optional field with %j is stored as null', (text) => {
  expect(postSchema.parse({ ...post, featuredImage: text, excerpt: text })).toMatchObject({
    featuredImage: null,
    excerpt: null,
  })
})

test.each([
  ['title', '', 'titleAndContentRequired'],
  ['title', '  \n', 'titleAndContentRequired'],
  ['title', 'a'.repeat(201), 'tooLong'],
  ['content', '', 'titleAndContentRequired'],
  ['content', ' \n\t', 'titleAndContentRequired'],
  ['content', 'a '.repeat(100_001), 'tooLong'],
  ['content', `a\n${'>'.repeat(50)}b`, 'depth:2'],
  ['excerpt', 'a'.repeat(501), 'tooLong'],
  ['featuredImage', `https://${'a'.repeat(2000)}`, 'tooLong'],
  ['status', 'archived', 'statusInvalid'],
  ['status', undefined, 'statusInvalid'],
  ['featuredImageAlt', 'a'.repeat(301), 'tooLong'],
  ['authorName', 'a'.repeat(121), 'tooLong'],
  ['searchTitle', 'a'.repeat(71), 'tooLong'],
  ['searchDescription', 'a'.repeat(201), 'tooLong'],
  ['isSensitive', 'no', 'choiceInvalid'],
  ['language', 'de', 'choiceInvalid'],
  ['category', 'politics', 'choiceInvalid'],
  ['translationId', 'not-an-id', 'choiceInvalid'],
  ['publishedAt', '2026-02-30T07:00', 'timeInvalid'],
  ['publishedAt', 'tomorrow', 'timeInvalid'],
])('%s %p is refused with %s', (field, value, code) => {
  expect(codes({ [field]: value })[field]?.[0]).toBe(code)
})

test.each([
  ['title', 'a'.repeat(200)],
  ['slug', 'a'.repeat(200)],
  ['content', 'a '.repeat(100_000)],
  ['excerpt', 'a'.repeat(500)],
])('%s may be as long as its limit', (field, value) => {
  expect(codes({ [field]: value })).toEqual({})
})

test.each(['a', 'a-b', '2025', 'level-1', 'searching', 'admin-2'])('the slug %j is accepted', (slug) => {
  expect(codes({ slug })).toEqual({})
})

test.each([
  ['', 'slugRequired'],
  [' ', 'slugRequired'],
  ...['admin', 'search', 'page', 'category', 'preview'].map((slug) => [slug, 'slugOfPage']),
  ['a'.repeat(201), 'tooLong'],
  ...['Aa', 'a b', 'a--b', '-a', 'a-', 'a_b', 'a/b', '../a', 'sê', 'a.b', 'a%20b', 'a\nb'].map((slug) => [
    slug,
    'slugInvalid',
  ]),
])('the slug %j is refused with %s', (slug, code) => {
  expect(codes({ slug }).slug?.[0]).toBe(code)
})

test.each(['https://example.org/a.jpg', '/images/posts/a.jpg'])(
  'the picture %j is accepted',
  (featuredImage) => {
    expect(codes({ featuredImage })).toEqual({})
  },
)

test.each([
  'http://example.org/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.org/a.jpg',
  'images/a.jpg',
  'https://',
  'https://example.org/a b.jpg',
  '/',
  '/ a.jpg',
  'https://example.org/a.jpg\njavascript:alert(1)',
  'https://example.org:poort/a.jpg',
  'https://[x',
])('the picture %j is refused', (featuredImage) => {
  expect(codes({ featuredImage }).featuredImage).toEqual(['imageInvalid'])
})

test.each([
  ['a\vb\fc\u0085d\u2028e', 'a\nb\nc\nd\ne'],
  ['a\u2029b', 'a\n\nb'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\0\x07\x1b[0m\x7f\x9f\ufeffb', 'a[0mb'],
  ['a\ud800b \u{1f600}', 'ab \u{1f600}'],
  ['a\tb\u00a0c\u200dd', 'a\tb\u00a0c\u200dd'],
])('the text %j is stored as %j', (typed, stored) => {
  expect(postSchema.shape.content.parse(typed)).toBe(stored)
})
