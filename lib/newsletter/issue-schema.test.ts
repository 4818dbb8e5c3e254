import {
  type IssueParts,
  MAX_POSTS,
  truncateSubject,
  invalidFields,
  isWritten,
  issueTitle,
  postsLeftOut,
  typedParts,
} from './issue-schema'

const post = '5f0c6f7e-2f7c-4f0e-9a39-0d2f4f1f7a11'
const none = typedParts(new FormData())
const empty = none.en

function typed(values: readonly (readonly [string, string])[]): IssueParts {
  const form = new FormData()
  for (const [name, value] of values) form.append(name, value)
  return typedParts(form)
}

test('a form is read as the parts of an issue, ready for the database', () => {
  expect(
    typed([
      ['en.subject', ' News\0 of\r\nMay '],
      ['en.words', 'One\r\n\r\ntwo\0'],
      ['en.posts', post.toUpperCase()],
      ['en.posts', post],
      ['version', '3'],
    ]),
  ).toEqual({ ...none, en: { subject: 'News of May', words: 'One\n\ntwo', posts: [post, post] } })
})

test('at most one post too many is read from the form', () => {
  const { en } = typed(Array.from({ length: 5000 }, () => ['en.posts', post] as const))
  expect(en.posts).toHaveLength(MAX_POSTS + 1)
  expect(invalidFields({ ...none, en })).toEqual(['en.posts'])
})

test('fields that hold too much are named, each once', () => {
  const parts = typed([
    ['en.subject', 'a'.repeat(150)],
    ['en.words', 'a'.repeat(5000)],
    ...Array.from({ length: 10 }, () => ['en.posts', post] as const),
  ])
  expect(invalidFields(parts)).toEqual([])
  const { subject, words, posts } = parts.en
  const more = { subject: `${subject}a`, words: `${words}a`, posts: [...posts, post] }
  expect(invalidFields({ ...none, en: more, af: { ...empty, posts: ['a', 'b'] } })).toEqual([
    'en.subject',
    'en.words',
    'en.posts',
    'af.posts',
  ])
})

test.each([
  [{ subject: 'News', words: 'Words', posts: [] }, true],
  [{ subject: 'News', words: '', posts: [post] }, true],
  [{ subject: 'News', words: ' \n', posts: [] }, false],
  [{ subject: ' ', words: 'Words', posts: [post] }, false],
])('whether %j can be sent: %s', (part, can) => {
  expect(isWritten(part)).toBe(can)
})

test("an issue has the subject in the reader's language, or else in the other", () => {
  const parts = { ...none, en: { ...empty, subject: 'News' }, af: { ...empty, subject: 'Nuus' } }
  expect([issueTitle({ parts }, 'en'), issueTitle({ parts }, 'af')]).toEqual(['News', 'Nuus'])
  expect(issueTitle({ parts: { ...parts, en: empty } }, 'en')).toBe('Nuus')
})

test("a post's title is cut to the length of a subject, between letters", () => {
  expect(truncateSubject('a'.repeat(150))).toBe('a'.repeat(150))
  expect(truncateSubject('a'.repeat(151))).toBe(`${'a'.repeat(149)}…`)
  expect(truncateSubject(`${'a'.repeat(148)}😀b`)).toBe(`${'a'.repeat(148)}…`)
})

test('posts left out when sending began are counted, in the parts that are sent', () => {
  const posts = [crypto.randomUUID(), crypto.randomUUID()]
  const en = { subject: 'News', words: 'Words.', posts }
  const parts = { ...none, en, af: { subject: ' ', words: '', posts } }
  const content = { subject: 'News', words: 'Words.', posts: [{ title: 'One', summary: '', slug: 'one' }] }
  expect(postsLeftOut({ parts, frozen: null })).toBe(0)
  expect(postsLeftOut({ parts, frozen: { en: content } })).toBe(1)
  expect(postsLeftOut({ parts: { ...parts, af: { ...parts.en } }, frozen: { en: content } })).toBe(3)
})
