import { toLocalTime } from '@/lib/dates'
import { type FormPost, emptyPost, newBase, publicationStage, translationOf } from './open-post'

const { input: empty } = emptyPost('en', newBase())
const post: FormPost = {
  base: { id: crypto.randomUUID(), version: 3 },
  input: {
    title: 'Listen',
    slug: 'listen',
    content: 'Listen before you speak.',
    excerpt: 'An excerpt.',
    featuredImage: '/pictures/hill.webp',
    featuredImageAlt: 'A path up a hill',
    authorName: 'A. Voorbeeld',
    authorRole: 'lecturer',
    searchTitle: 'Listening',
    searchDescription: 'What helps.',
    status: 'published',
    language: 'en',
    category: 'ministry',
    isSensitive: 'yes',
    publishedAt: '2026-11-20T09:00',
    translationId: '',
  },
}

test('a translation starts with the shared fields and the text to be translated', () => {
  const { base, input, draft, copiedFrom } = translationOf(post, 'af')
  expect(copiedFrom).toBe('en')
  expect(base.version).toBe('new')
  expect(base.id).not.toBe(post.base.id)
  expect(input).toEqual({ ...empty, language: 'af' })
  expect(draft).toMatchObject({ base })
  expect(draft?.input).toEqual({
    ...post.input,
    language: 'af',
    translationId: post.base.id,
    status: 'draft',
    // These are in one language or for one address, and the other post needs its own.
    slug: '',
    featuredImageAlt: '',
    searchTitle: '',
    searchDescription: '',
    publishedAt: '',
  })
})

test('a translation of a scheduled post has its moment, and is a draft until scheduled itself', () => {
  const publishedAt = toLocalTime(new Date(Date.now() + 86_400_000).toISOString())
  const of = (status: 'draft' | 'published') =>
    translationOf({ ...post, input: { ...post.input, status, publishedAt } }, 'af').draft?.input
  expect(of('published')).toMatchObject({ status: 'draft', publishedAt })
  expect(of('draft')).toMatchObject({ status: 'draft', publishedAt: '' })
})

test.each([
  [-1, 'published', 'published'],
  [60, 'published', 'scheduled'],
  [-1, 'draft', 'draft'],
  [60, 'draft', 'draft'],
] as const)('a post of %i minutes from now that is %s counts as %s', (minutes, status, stage) => {
  const publishedAt = toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString())
  expect(publicationStage({ status, publishedAt })).toBe(stage)
})

test('a post published without a moment is published at once', () => {
  expect(publicationStage({ status: 'published', publishedAt: '' })).toBe('published')
})
