/** Valid values of a post's fields, as in lib/posts/fields. */
import { routing } from '@/lib/i18n/routing'
import { POST_LIMITS, postCategories, postStatuses } from '@/lib/posts/fields'
import { createAs } from './posts'
import { CHECK, type Row, insert, request, select, stored, update } from '../rest'
import { makeUser, newUser, samplePost, unique } from '../samples'

const editor = newUser('editor')
const admin = newUser('admin')

const save = (fields: Row = {}, author = editor) => createAs(author, fields)

describe('the slug', () => {
  test('is unique, also among drafts and across authors', async () => {
    const { slug } = await save({ status: 'draft' })
    expect((await insert(admin, 'blog_posts', samplePost({ slug }))).code).toBe('23505')
    const other = await save()
    expect((await update(editor, 'blog_posts', `id=eq.${other.id}`, { slug })).code).toBe('23505')
  })

  test('sent with ten posts at once goes to one', async () => {
    const slug = unique('race-')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => insert(editor, 'blog_posts', samplePost({ slug }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  })
})

const long = (length: number) => 'ê'.repeat(length)
const path = (length: number) => `/${'a'.repeat(length - 1)}`

describe('valid values of', () => {
  test.each([
    [
      'title',
      ['', ' ', '\n\t', long(POST_LIMITS.title + 1)],
      ['x', long(POST_LIMITS.title), '{…} <b> & "quotes" 🕊️'],
    ],
    ['content', ['', ' \n ', long(POST_LIMITS.content + 1)], ['x', long(POST_LIMITS.content)]],
    ['author_name', [long(POST_LIMITS.authorName + 1)], [null, '', long(POST_LIMITS.authorName)]],
    ['author_role', [long(POST_LIMITS.authorRole + 1)], [null, '', long(POST_LIMITS.authorRole)]],
    ['search_title', [long(POST_LIMITS.searchTitle + 1)], [null, '', long(POST_LIMITS.searchTitle)]],
    [
      'search_description',
      [long(POST_LIMITS.searchDescription + 1)],
      [null, '', long(POST_LIMITS.searchDescription)],
    ],
    ['excerpt', [long(POST_LIMITS.excerpt + 1)], [null, '', long(POST_LIMITS.excerpt)]],
    ['status', ['', 'Published', 'deleted'], [...postStatuses]],
    ['language', ['', 'EN', 'dutch'], [...routing.locales]],
    ['category', ['', 'Faith', 'other'], [null, ...postCategories]],
    [
      'featured_image_alt',
      [long(POST_LIMITS.featuredImageAlt + 1)],
      [null, '', long(POST_LIMITS.featuredImageAlt)],
    ],
    [
      'slug',
      ['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a b', 'a/b', 'sê', 'a\n', 'a'.repeat(POST_LIMITS.slug + 1)],
      [unique('a-1-'), unique().padEnd(POST_LIMITS.slug, 'a')],
    ],
    [
      'featured_image',
      ['', 'http://a.org/b.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '//host/b.png'],
      [null, 'https://a.org/b.png', '/images/b.webp'],
    ],
    [
      'featured_image',
      [
        '/',
        '/\\host/b.png',
        '/a b',
        '/a\n',
        'https://',
        'HTTPS://a.org/b',
        ' /a',
        'a.png',
        path(POST_LIMITS.featuredImage + 1),
      ],
      [path(POST_LIMITS.featuredImage), '/%C3%AA.png?size=1#a'],
    ],
  ])('%s', async (column, refused, accepted) => {
    for (const value of refused) {
      const body = samplePost({ [column]: value })
      expect([value, (await insert(editor, 'blog_posts', body)).code]).toEqual([value, CHECK])
    }
    const post = await save()
    for (const value of refused) {
      const { code } = await update(editor, 'blog_posts', `id=eq.${post.id}`, { [column]: value })
      expect([value, code]).toEqual([value, CHECK])
    }
    expect(await stored('blog_posts', `id=eq.${post.id}`)).toEqual(post)
    for (const value of accepted) expect(await save({ [column]: value })).toMatchObject({ [column]: value })
  })

  test.each(['title', 'slug', 'content', 'status', 'language'])('%s cannot be null', async (column) => {
    expect((await insert(editor, 'blog_posts', samplePost({ [column]: null }))).code).toBe('23502')
  })
})

test('one refused row among several stores none', async () => {
  const good = samplePost()
  const answer = await insert(editor, 'blog_posts', [good, samplePost({ title: ' ' })])
  expect(answer.code).toBe(CHECK)
  expect(await stored('blog_posts', `slug=eq.${good.slug}`)).toBeUndefined()
})

test('a stranger cannot detect a draft by its slug or by counting', async () => {
  const stranger = await makeUser()
  const { slug } = await save({ status: 'draft' })
  const filter = `slug=eq.${slug}`
  expect((await select(stranger, 'blog_posts', filter)).rows).toEqual([])
  const path = `/rest/v1/blog_posts?select=id&${filter}`
  const { headers } = await request(stranger, 'GET', path, undefined, { prefer: 'count=exact' })
  expect(headers.get('content-range')).toBe('*/0')
})
