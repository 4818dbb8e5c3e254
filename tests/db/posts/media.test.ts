/** The media library: pictures visible to staff, and the texts that use each. */
import { randomUUID } from 'node:crypto'
import { contentDatabase } from '../content/content'
import type { Row } from '../rest'
import { DAY, fromNow, unique } from '../samples'
import type { Claims } from '../second-database'

const { run, ask, publish, age, admin, member } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
let editor: Member
beforeAll(async () => {
  anna = await admin()
  editor = await member('editor', 'none')
})

const newName = () => `${randomUUID()}-640x360.webp`

/** Adds a picture of the given age in minutes; returns its name. */
async function stored(name = newName(), minutes = 0, owner: string | null = null) {
  await run(
    `insert into storage.objects (bucket_id, name, owner_id, created_at)
     values ('post-images', $1, $2, now() - $3 * interval '1 minute')`,
    [name, owner, minutes],
  )
  return name
}

interface Entry extends Row {
  readonly name: string
  readonly uses: number
}

const library = (who: Claims = editor, size = 100, offset = 0, unused = false) =>
  run<Entry>('select * from public.media_library($1, $2, $3)', [size, offset, unused], who)
const usesOf = async (name: string) => (await library()).find((entry) => entry.name === name)?.uses
const places = async (name: string, who: Claims = editor) =>
  (await run('select kind, title, id from public.picture_uses($1)', [[name]], who)).map(
    ({ kind, title, id }) => [kind, title, id].join(' '),
  )

/** Stores a post as its owner; returns its id. */
async function post(title: string, fields: Row = {}): Promise<unknown> {
  const row: Row = { title, slug: unique('post-'), content: 'Text.', status: 'draft', ...fields }
  const names = Object.keys(row)
  const [made] = await run(
    `insert into public.blog_posts (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})
     returning id`,
    Object.values(row),
  )
  return made!.id
}

const draft = (post_id: unknown, input: Row, who: Claims) =>
  run(
    `insert into public.post_drafts (post_id, version, input) values ($1, 'new', $2)`,
    [post_id, input],
    who,
  )

describe('the library', () => {
  test('has the newest picture first, in pages, with its day and uploader', async () => {
    const [old, middle, young] = [
      await stored(undefined, 3),
      await stored(undefined, 2, editor.id),
      await stored(undefined, 1, randomUUID()),
    ]
    const found = await library()
    expect(found.map(({ name }) => name)).toEqual([young, middle, old])
    expect(found.map(({ uploaded_by }) => uploaded_by)).toEqual([null, editor.email, null])
    expect(Date.now() - Date.parse(String(found[2]!.created_at))).toBeGreaterThan(2.9 * 60_000)
    const second = await library(editor, 2, 2)
    expect([second.map(({ name }) => name), Number(second[0]!.total)]).toEqual([[old], 3])
    for (const [size, offset] of [
      [0, 0],
      [-1, -5],
    ])
      expect((await library(editor, size, offset)).map(({ name }) => name)).toEqual([young])
  })

  test('excludes other buckets and names that the site does not create', async () => {
    const before = (await library()).length
    await stored('notes.webp')
    await run(`insert into storage.objects (bucket_id, name) values ('brochures', $1)`, [newName()])
    expect((await library()).length).toBe(before)
  })

  test('is for staff', async () => {
    const name = await stored()
    const id = await post('Seen by staff', { content: `![](/pictures/${name})` })
    for (const who of [anna, editor]) {
      expect((await library(who)).map((entry) => entry.name)).toContain(name)
      expect(await places(name, who)).toEqual([`post Seen by staff ${id}`])
    }
    const stranger = { id: randomUUID() }
    expect([await library(stranger), await places(name, stranger)]).toEqual([[], []])
  })
})

describe('a picture is used', () => {
  test('by a post that shows it or has it as featured image, even in the bin', async () => {
    const name = await stored()
    expect(await usesOf(name)).toBe(0)
    const both = await post('B', {
      content: `A\n\n![a](/pictures/${name})`,
      featured_image: `/pictures/${name}`,
    })
    const binned = await post('A', { featured_image: `/pictures/${name}`, deleted_at: fromNow(0) })
    await post('Another picture', { content: `![](/pictures/${newName()}) and /pictures/ and ${name}` })
    expect(await usesOf(name)).toBe(2)
    expect(await places(name)).toEqual([`binned A ${binned}`, `post B ${both}`])
  })

  test('whatever surrounds its address', async () => {
    for (const text of [
      '![](/pictures/N.)',
      '<img src="https://example.org/pictures/N?w=1">',
      '/pictures/N.',
      'a/pictures/N',
    ]) {
      const name = await stored()
      await post('Any', { content: text.replace('N', name) })
      expect(await usesOf(name)).toBe(1)
    }
  })

  test('no longer by a post whose former version showed it', async () => {
    const name = await stored()
    const id = await post('Changed', { content: `![](/pictures/${name})` })
    await run('update public.blog_posts set content = $2 where id = $1', [id, 'Text.'])
    expect(await usesOf(name)).toBe(0)
  })

  test('by a colleague’s draft, of which nothing else is revealed', async () => {
    const [name, id] = [await stored(), randomUUID()]
    const kept = await post('A saved title')
    const input = { title: 'Of nobody’s business', content: `![](/pictures/${name})` }
    await draft(id, input, editor)
    await draft(kept, input, editor)
    expect(await places(name, anna)).toEqual([`draft  ${id}`, `post A saved title ${kept}`])
  })

  test('once by a post whose draft shows it as well', async () => {
    const name = await stored()
    const id = await post('Twice', { content: `![](/pictures/${name})` })
    for (const who of [anna, editor]) await draft(id, { content: `![](/pictures/${name}) and more` }, who)
    expect(await usesOf(name)).toBe(1)
  })

  test('by a document that is live, scheduled or drafted, not by a former one', async () => {
    const [former, live, planned, drafted] = [await stored(), await stored(), await stored(), await stored()]
    const showing = (name: string) => ({ photo: { src: `/pictures/${name}`, alt: { en: 'a', af: 'b' } } })
    await publish('people', showing(former), 0, anna)
    await age('people', '1 day')
    expect(await places(former)).toEqual(['document people people'])
    await publish('people', showing(live), 1, anna)
    await publish('people', showing(planned), 2, anna, { live_from: fromNow(DAY) })
    await ask('save_content_draft', { of_key: 'people', document: showing(drafted), based_on: 3 }, anna)
    expect(await places(former)).toEqual([])
    for (const name of [live, planned, drafted])
      expect(await places(name)).toEqual(['document people people'])
  })

  test('by former terms, which visitors can still read', async () => {
    const name = await stored()
    await publish('terms', { text: `![](/pictures/${name})` }, 0, anna)
    await age('terms', '1 day')
    await publish('terms', { text: 'Others' }, 1, anna)
    expect(await places(name)).toEqual(['document terms terms'])
  })
})

test('unused pictures can be listed and counted', async () => {
  const [used, unused] = [await stored(), await stored()]
  await post('Uses one', { featured_image: `/pictures/${used}` })
  const found = await library(editor, 100, 0, true)
  const names = found.map(({ name }) => name)
  expect([names.includes(used), names.includes(unused)]).toEqual([false, true])
  expect(found.every(({ uses }) => uses === 0)).toBe(true)
  expect(Number(found[0]!.total)).toBe(found.length)
})

test('uses of several pictures are returned together', async () => {
  const [first, second, other] = [await stored(), await stored(), await stored()]
  for (const name of [first, second, other]) await post(name, { featured_image: `/pictures/${name}` })
  const found = await run('select picture, title from public.picture_uses($1)', [[first, second]], editor)
  expect(found.map(({ picture, title }) => picture === title && picture).sort()).toEqual(
    [first, second].sort(),
  )
})
