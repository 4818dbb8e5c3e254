import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const seed = readFileSync(join(__dirname, '../../supabase/seed.sql'), 'utf8')

/** A sample post: its slug, its sensitive mark, and its text. */
const POST =
  /'([a-z0-9-]+)', '(?:en|af)', '[a-z-]+', '(?:published|draft)', (true|false), [^]*?\$md\$([^]*?)\$md\$/g
const posts = [...seed.matchAll(POST)].map(([, slug = '', marked, text = '']) => ({
  slug,
  isSensitive: marked === 'true',
  text,
}))

/** Words for suicide, abuse and violence, in both languages. */
const PAINFUL = [
  /suicid|own life|ending their life|not wanting to live|asks to die/i,
  /selfmoord|selfdood|nie meer wil lewe|einde aan (?:jou|sy|haar) lewe/i,
  /abus|violen|beaten|mishandel|misbruik|gesinsgeweld|slaan\b/i,
]

test('every sample post is checked, published or not', () => {
  expect(posts).toHaveLength(12)
})

test('a sample post on suicide, abuse or violence is marked, so that it begins with where to find help', () => {
  const isPainful = (text: string) => PAINFUL.some((words) => words.test(text))
  expect(
    posts.filter(({ text, isSensitive }) => isPainful(text) && !isSensitive).map(({ slug }) => slug),
  ).toEqual([])
})
