/** What a post may hold, what the database fills itself, and who stays its author. */
import { randomUUID } from 'node:crypto'
import {
  CHECK,
  NO_RIGHT,
  type Row,
  type User,
  insert,
  makeUser,
  request,
  samplePost,
  select,
  stored,
  unique,
  update,
} from './rest'

let editor: User
let admin: User

beforeAll(async () => {
  editor = await makeUser('editor')
  admin = await makeUser('admin')
})

/** Saves a post as the editor and returns it as stored. */
async function save(fields: Row = {}, author = editor): Promise<Row> {
  const body = samplePost(fields)
  expect((await insert(author, 'blog_posts', body)).code).toBeUndefined()
  return (await stored('blog_posts', `slug=eq.${body.slug}`))!
}

describe('what the database fills itself', () => {
  const columns: [string, unknown][] = [
    ['id', '11111111-1111-4111-8111-111111111111'],
    ['author_id', null],
    ['created_at', '2001-01-01T00:00:00Z'],
    ['updated_at', '2001-01-01T00:00:00Z'],
    ['updated_by', 'someone@example.org'],
    ['version', 7],
  ]

  const filled = columns.filter(([column]) => column !== 'id')

  test.each(filled)('%s cannot be sent in with a new post', async (column, value) => {
    const body = samplePost({ [column]: value })
    expect(await insert(editor, 'blog_posts', body)).toMatchObject({ status: 403, code: NO_RIGHT })
    expect(await stored('blog_posts', `slug=eq.${body.slug}`)).toBeUndefined()
  })

  test('a new post may bring its id; one that is taken is refused and stays as it was', async () => {
    const id = randomUUID()
    const post = await save({ id })
    expect(post.id).toBe(id)
    expect((await insert(admin, 'blog_posts', samplePost({ id }))).code).toBe('23505')
    const stranger = await makeUser()
    expect((await insert(stranger, 'blog_posts', samplePost({ id }))).code).toBe(NO_RIGHT)
    expect(await stored('blog_posts', `id=eq.${id}`)).toEqual(post)
  })

  test.each(columns)('%s cannot be changed', async (column, value) => {
    const post = await save()
    const answer = await update(editor, 'blog_posts', `id=eq.${post.id}`, { title: 'New', [column]: value })
    expect(answer).toMatchObject({ status: 403, code: NO_RIGHT })
    expect(await stored('blog_posts', `id=eq.${post.id}`)).toEqual(post)
  })

  test('the author is the signed-in user, and nobody can write as another', async () => {
    expect((await save()).author_id).toBe(editor.id)
    expect((await save({}, admin)).author_id).toBe(admin.id)
    const body = samplePost({ author_id: admin.id })
    expect((await insert(editor, 'blog_posts', body)).code).toBe(NO_RIGHT)
    expect(await stored('blog_posts', `slug=eq.${body.slug}`)).toBeUndefined()
  })

  test('a colleague who changes a post does not become its author', async () => {
    const post = await save()
    await update(admin, 'blog_posts', `id=eq.${post.id}`, { title: 'Corrected' })
    expect(await stored('blog_posts', `id=eq.${post.id}`)).toMatchObject({
      title: 'Corrected',
      author_id: editor.id,
    })
  })

  test('without a status a post is a draft', async () => {
    const body = samplePost()
    delete body.status
    await insert(editor, 'blog_posts', body)
    expect(await stored('blog_posts', `slug=eq.${body.slug}`)).toMatchObject({ status: 'draft' })
  })

  test.each([
    'title',
    'slug',
    'content',
    'excerpt',
    'featured_image',
    'featured_image_alt',
    'status',
    'language',
    'category',
    'published_at',
  ])('a change of %s moves updated_at and leaves created_at', async (column) => {
    const post = await save({ status: 'draft' })
    expect(post.updated_at).toEqual(post.created_at)
    const value =
      {
        slug: unique('new-'),
        featured_image: '/new.webp',
        status: 'published',
        language: 'af',
        category: 'faith',
        published_at: '2026-01-02T03:04:05+00:00',
      }[column] ?? 'New'
    await update(editor, 'blog_posts', `id=eq.${post.id}`, { [column]: value })
    const changed = await stored('blog_posts', `id=eq.${post.id}`)
    expect(changed).toMatchObject({ created_at: post.created_at, version: 2, updated_by: editor.email })
    expect(changed?.[column]).toEqual(
      column === 'published_at' ? expect.stringContaining('2026-01-02') : value,
    )
    expect(Date.parse(String(changed?.updated_at))).toBeGreaterThan(Date.parse(String(post.updated_at)))
  })
})

describe('the slug', () => {
  test('is unique, among drafts too and whoever wrote them', async () => {
    const { slug } = await save({ status: 'draft' })
    expect(await insert(admin, 'blog_posts', samplePost({ slug }))).toMatchObject({
      status: 409,
      code: '23505',
    })
    const other = await save()
    expect((await update(editor, 'blog_posts', `id=eq.${other.id}`, { slug })).code).toBe('23505')
  })

  test('given to ten posts at the same moment goes to one', async () => {
    const slug = unique('race-')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => insert(editor, 'blog_posts', samplePost({ slug }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  })
})

const long = (length: number) => 'ê'.repeat(length)
const path = (length: number) => `/${'a'.repeat(length - 1)}`

describe('what a field may hold', () => {
  test.each([
    ['title', ['', ' ', '\n\t', long(201)], ['x', long(200), '{…} <b> & "quotes" 🕊️']],
    ['content', ['', ' \n ', long(200_001)], ['x', long(200_000)]],
    ['excerpt', [long(501)], [null, '', long(500)]],
    ['status', ['', 'Published', 'deleted'], ['draft', 'published']],
    ['language', ['', 'EN', 'nl'], ['en', 'af']],
    [
      'category',
      ['', 'Faith', 'other'],
      [null, 'counselling', 'spiritual-growth', 'faith', 'ministry', 'leadership'],
    ],
    ['featured_image_alt', [long(301)], [null, '', long(300)]],
    [
      'slug',
      ['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a b', 'a/b', 'sê', 'a\n', 'a'.repeat(201)],
      [unique('a-1-'), unique().padEnd(200, 'a')],
    ],
    [
      'featured_image',
      ['', 'http://a.org/b.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '//host/b.png'],
      [null, 'https://a.org/b.png', '/images/b.webp'],
    ],
    [
      'featured_image',
      ['/', '/\\host/b.png', '/a b', '/a\n', 'https://', 'HTTPS://a.org/b', ' /a', 'a.png', path(2001)],
      [path(2000), '/%C3%AA.png?size=1#a'],
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

test('a refused row among several stores none of them', async () => {
  const good = samplePost()
  const answer = await insert(editor, 'blog_posts', [good, samplePost({ title: ' ' })])
  expect(answer.code).toBe(CHECK)
  expect(await stored('blog_posts', `slug=eq.${good.slug}`)).toBeUndefined()
})

test('a stranger learns of no draft, by its slug or by counting', async () => {
  const stranger = await makeUser()
  const { slug } = await save({ status: 'draft' })
  const filter = `slug=eq.${slug}`
  expect((await select(stranger, 'blog_posts', filter)).rows).toEqual([])
  const path = `/rest/v1/blog_posts?select=id&${filter}`
  const { headers } = await request(stranger, 'GET', path, undefined, { prefer: 'count=exact' })
  expect(headers.get('content-range')).toBe('*/0')
})
