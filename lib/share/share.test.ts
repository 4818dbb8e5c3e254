import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pageNames, pagePicture } from './pages'
import { drawPicture } from './render'
import type { Shown } from './pictures'
import { photograph } from './photograph'
import { postWords } from './post-words'
import { valleyOf } from './views'
import type { CardWords } from './words'

const out = process.env.SHARE_OUT

async function drawn(name: string, words: CardWords, shown: Shown) {
  const bytes = await drawPicture(words, shown)
  if (out) {
    mkdirSync(out, { recursive: true })
    writeFileSync(`${out}/${name.replaceAll('/', '_')}.png`, bytes)
  }
  return { bytes, about: await sharp(bytes).metadata() }
}

const all = pageNames.flatMap((name) => [
  { name, language: 'en' as const },
  { name, language: 'af' as const },
])

test.each(all)('the picture of $name in $language is small enough to be sent', async ({ name, language }) => {
  const { words, shown } = pagePicture(name, language)!
  const { bytes, about } = await drawn(`${name}-${language}`, words, shown)
  expect(about).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
})

test('a name that is no page has no picture', () => {
  expect(pagePicture('nothing', 'en')).toBeNull()
})

const posts = {
  long: 'Grief has its own calendar, and nobody who walks beside it should hurry: '.repeat(3).slice(0, 200),
  diacritics: 'Sê vir my môre: reënboë, brûe en ŉ hart wat weer hoop kry',
  emoji: 'Hope 🌱 grows 👨‍👩‍👧‍👦 slowly, even in ❤️ winter',
  greek: 'What ἀγάπη (and שָׁלוֹם) ask of a tired counsellor',
  hebrew: 'שָׁלוֹם',
  compound: 'Gesinsberadingsvaardigheidsontwikkelingsprogram vir gemeentes',
  controls: 'Two\u202e words \u0000and\ud800 half a pair',
  short: 'Lament',
}

test.each(Object.entries(posts))(
  'a post whose title has %s is drawn without asking anybody',
  async (name, title) => {
    const asked = jest.spyOn(globalThis, 'fetch')
    const words = postWords({ title, language: 'af', category: 'spiritual-growth' })
    const { bytes, about } = await drawn(`post-${name}`, words, { kind: 'view', ...valleyOf(name) })
    expect(about).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.byteLength).toBeLessThan(300_000)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  },
)

test.each(readdirSync('public/images/posts'))('the photograph %s stands beside the words', async (name) => {
  const shown = await photograph(`/images/posts/${name}`)
  if (!shown || shown === 'failed') throw new Error(`${name} cannot be read`)
  const words = postWords({ title: posts.diacritics, language: 'af', category: 'counselling' })
  const { bytes } = await drawn(`photograph-${name}`, words, shown)
  expect(bytes.byteLength).toBeLessThan(500_000)
})

test('a title that cannot be written at all gives way to the category, or to the blog', () => {
  expect(postWords({ title: 'שָׁלוֹם', language: 'en', category: 'faith' })).toEqual({
    language: 'en',
    title: 'Faith',
  })
  expect(postWords({ title: '🌱', language: 'af', category: null })).toEqual({
    language: 'af',
    title: 'Blog',
  })
})
