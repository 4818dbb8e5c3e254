import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { contentOf } from '@/lib/content/content'
import { completeDocuments } from '@/lib/content/documents'
import { full, sample } from '@/tests/scope'
import { postCategories } from '@/lib/posts/fields'
import type { ShareCard } from './card'
import { pageCard, pageNames, pictureVersion } from './pages'
import { photograph } from './photograph'
import { postText } from './queries'
import { drawCard } from './render'

const content = contentOf({}, '2026-11-21')
const { organisation } = content

// Drawing is CPU-bound, and other checks may be running.
jest.setTimeout(30_000)

const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
afterEach(() => {
  // The library loads a part of itself from a data URL.
  const asked = network.mock.calls.filter(([address]) => !String(address).startsWith('data:'))
  expect(asked).toEqual([])
})

/** Draws a card, and stores it in the folder SHARE_OUT, if set, for inspection. */
async function draw(name: string, card: ShareCard): Promise<Buffer> {
  const bytes = await drawCard(card)
  const folder = process.env.SHARE_OUT
  if (folder) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${name.replaceAll('/', '_')}.png`, bytes)
  }
  return bytes
}

async function expectPicture(bytes: Buffer) {
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  // Decoded completely: a truncated file would throw.
  await sharp(bytes).raw().toBuffer()
}

const post = (title: string): ShareCard => ({
  text: postText(organisation, { title, language: 'af', category: 'spiritual-growth' }),
  place: 'window',
})

/** Every picture in the full run, else each page's in one of the two languages, and of one category of posts. */
const pages = pageNames(content)
  .filter((name) => full || name === `blog/category/${postCategories[0]}` || !name.includes('category'))
  .flatMap((name, index) => sample(['en', 'af'] as const, index).map((language) => ({ name, language })))

test.each(pages)('the picture of $name in $language is below 30 KB', async ({ name, language }) => {
  const bytes = await draw(`${name}-${language}`, pageCard(name, language, content)!)
  await expectPicture(bytes)
  expect(bytes.byteLength).toBeLessThan(30_000)
})

test('the picture of the courses states the number of levels, in both languages', () => {
  const noteIn = (language: 'en' | 'af') => pageCard('courses', language, content)!.text.note
  expect(noteIn('en')).toMatch(/^Three levels form one path\./)
  expect(noteIn('af')).toMatch(/^Drie vlakke vorm een pad\./)
})

test('an unknown name has no picture', () => {
  expect(pageCard('nothing', 'en', content)).toBeNull()
})

test('the picture of a level has its current address and fee', () => {
  const { fees, 'level-1': level } = completeDocuments({})
  const changed = contentOf(
    { fees: { ...fees, deposit: 4000 }, 'level-1': { ...level, slug: 'first-year' } },
    '2026-11-21',
  )
  expect(pageNames(changed)).toContain('biblical-counselling/first-year')
  expect(pageCard('biblical-counselling/level-1', 'en', changed)).toBeNull()
  const { text } = pageCard('biblical-counselling/first-year', 'af', changed)!
  expect(text.facts?.map(({ value }) => value)).toContain('R27\u00a0760')
})

test('the version of a picture changes only with what it shows: the fee of a level, in each language', () => {
  const { fees, 'level-1': level } = completeDocuments({})
  const versionsOf = (published: Readonly<Record<string, unknown>>) => {
    const shown = contentOf(published, '2026-11-21')
    const paths = ['/', '/landing', '/courses', shown.levels[0].path] as const
    return paths.map((path) => pictureVersion(path, 'af', shown))
  }
  const before = versionsOf({})
  expect(new Set(before).size).toBe(before.length)
  for (const version of before) expect(version).toMatch(/^[\da-f]{8}$/)
  const [home, landing, courses, first] = before
  const dearer = versionsOf({ fees: { ...fees, deposit: 4000 } })
  expect(dearer.slice(0, 3)).toEqual([home, landing, courses])
  expect(dearer[3]).not.toBe(first)
  // The picture does not mention the modules.
  expect(versionsOf({ 'level-1': { ...level, modules: [] } })).toEqual(before)
  expect(pictureVersion('/biblical-counselling/level-1', 'en', content)).not.toBe(first)
  expect(pictureVersion('/thank-you', 'en', content)).toBeUndefined()
})

const titles = {
  long: 'Grief has its own calendar, and nobody who walks beside it should hurry: '.repeat(3).slice(0, 200),
  diacritics: 'Sê vir my môre: reënboë, brûe en ŉ hart wat weer hoop kry',
  transliteration: 'Wat ḥesed en šālôm van ’n berader vra',
  emoji: 'Hope 🌱 grows 👨‍👩‍👧‍👦 slowly, even in ❤️ winter',
  greek: 'What ἀγάπη (and שָׁלוֹם) ask of a tired counsellor',
  hebrew: 'שָׁלוֹם',
  compound: 'Gesinsberadingsvaardigheidsontwikkelingsprogram vir gemeentes',
  unbreakable: 'W'.repeat(200),
  signs: '1️⃣ © ™ → ≤ ½ “Hope” ≠ 王 नमस्ते',
  controls: 'Two\u202e words \u0000and\ud800 half a pair',
  markup: '<script>alert(1)</script> &amp; <b>',
  short: 'Lament',
}

type Title = keyof typeof titles
const drawn = new Map<Title, Promise<Buffer>>()

/** The picture of a post with a title, drawn once. */
function postPicture(name: Title): Promise<Buffer> {
  const picture = drawn.get(name) ?? draw(`post-${name}`, post(titles[name]))
  drawn.set(name, picture)
  return picture
}

test.each(Object.keys(titles) as Title[])('a post with %s in its title is drawn', async (name) => {
  const bytes = await postPicture(name)
  await expectPicture(bytes)
  expect(bytes.byteLength).toBeLessThan(40_000)
})

test('different titles give different pictures, equal titles the same', async () => {
  const [long, short] = [await postPicture('long'), await postPicture('short')]
  expect(long.equals(await drawCard(post(titles.long)))).toBe(true)
  expect(long.equals(short)).toBe(false)
})

/** The darkest brightness in a column of pixels above the landscape: dark letters on light ground. */
async function darkest(bytes: Buffer, left: number, width: number): Promise<number> {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left, top: 150, width, height: 250 }).toBuffer(),
  )
    .greyscale()
    .stats()
  return channels[0]!.min
}

test.each(['long', 'diacritics', 'compound', 'unbreakable'] as const)(
  'a title with %s stays between the edges of its column',
  async (name) => {
    const bytes = await postPicture(name)
    expect(await darkest(bytes, 56, 1088)).toBeLessThan(80)
    expect(await darkest(bytes, 0, 54)).toBeGreaterThan(200)
    expect(await darkest(bytes, 1146, 54)).toBeGreaterThan(200)
  },
)

const photographs = sample(readdirSync('public/images/posts'), 0)

test.each(photographs)('the photograph %s is beside the text', async (name) => {
  const own = await photograph(`/images/posts/${name}`)
  if (!own || own === 'failed') throw new Error(`${name} cannot be read`)
  const bytes = await draw(`photograph-${name}`, { ...post(titles.diacritics), ...own })
  await expectPicture(bytes)
  expect(bytes.byteLength).toBeLessThan(150_000)
})

test('a title that our fonts cannot write is replaced by the category, or by the name of the blog', () => {
  expect(postText(organisation, { title: 'שָׁלוֹם', language: 'en', category: 'faith' })).toEqual({
    siteName: organisation.shortName.en,
    title: 'Faith',
  })
  expect(postText(organisation, { title: '🌱', language: 'af', category: null })).toEqual({
    siteName: organisation.shortName.af,
    title: 'Blog',
  })
})
