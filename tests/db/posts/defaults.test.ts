/** Columns that the database sets itself, ignoring the caller: author, times, version. */
import { randomUUID } from 'node:crypto'
import { createAs } from './posts'
import { NO_RIGHT, type Row, insert, stored, update } from '../rest'
import { makeUser, newUser, samplePost, unique } from '../samples'

const editor = newUser('editor')
const admin = newUser('admin')

const save = (fields: Row = {}, author = editor) => createAs(author, fields)

describe('columns set by the database', () => {
  test('a new post may have a given id; one in use is refused and unchanged', async () => {
    const id = randomUUID()
    const post = await save({ id })
    expect(post.id).toBe(id)
    expect((await insert(admin, 'blog_posts', samplePost({ id }))).code).toBe('23505')
    const stranger = await makeUser()
    expect((await insert(stranger, 'blog_posts', samplePost({ id }))).code).toBe(NO_RIGHT)
    expect(await stored('blog_posts', `id=eq.${id}`)).toEqual(post)
  })

  test('the author is the signed-in user', async () => {
    expect((await save()).author_id).toBe(editor.id)
    expect((await save({}, admin)).author_id).toBe(admin.id)
  })

  test('a colleague who edits a post does not become its author', async () => {
    const post = await save()
    await update(admin, 'blog_posts', `id=eq.${post.id}`, { title: 'Corrected' })
    expect(await stored('blog_posts', `id=eq.${post.id}`)).toMatchObject({
      title: 'Corrected',
      author_id: editor.id,
    })
  })

  test('a post without a status is a draft', async () => {
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
    'author_name',
    'author_role',
    'search_title',
    'search_description',
    'is_sensitive',
    'status',
    'language',
    'category',
    'published_at',
  ])('a change of %s updates updated_at, not created_at', async (column) => {
    const post = await save({ status: 'draft' })
    expect(post.updated_at).toEqual(post.created_at)
    const value =
      {
        slug: unique('new-'),
        is_sensitive: true,
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
