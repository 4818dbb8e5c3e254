import { createTranslator } from 'next-intl'
import afMessages from '@/messages/af.json'
import enMessages from '@/messages/en.json'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

const en = new Map(flat(enMessages))
const af = new Map(flat(afMessages))
const both = [...en].map(([key, text]) => ({ key, en: text, af: af.get(key) ?? '' }))

/** Names, codes and words that are the same in both languages. */
const same = [
  'Footer.facebook',
  'Footer.instagram',
  'Footer.x',
  'Footer.youtube',
  'Header.blog',
  'Leads.form.phonePlaceholder',
  'Leads.inbox.afrikaans',
  'Leads.lead.whatsappTo',
  'Level.modulesIntro',
  'NotFound.blog',
  'Posts.admin.status',
  'Posts.languages.af',
  'Posts.list.title',
]

/** The places of a message where a value comes in, each with its kind. */
function places(message: string): string[] {
  return [...message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+)[^{}]*)?[{}]/g)]
    .map(([, name, kind]) => `${name} ${kind}`)
    .sort()
}

test('both languages have the same messages', () => {
  expect([...af.keys()].sort()).toEqual([...en.keys()].sort())
})

test.each(both)('$key takes the same values in both languages', ({ en: english, af: afrikaans }) => {
  expect(places(afrikaans)).toEqual(places(english))
})

test.each(both)(
  '$key is written in both languages, without stray space',
  ({ en: english, af: afrikaans }) => {
    for (const text of [english, afrikaans]) {
      expect(text.trim()).toBe(text)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/ {2}|[\n\t]/)
    }
  },
)

test('what is the same in both languages is so on purpose', () => {
  const equal = both
    .filter((message) => message.en === message.af)
    .map(({ key }) => key)
    .sort()
  expect(equal).toEqual(same)
})

test.each([
  ['en', enMessages],
  ['af', afMessages],
] as const)(
  'every message of %s can be formatted, and none loses a character to its quotes',
  (locale, messages) => {
    const t = createTranslator({
      locale,
      messages: messages as Tree,
      onError: (error) => {
        throw error
      },
    })
    for (const [key, text] of flat(messages)) {
      const names = places(text).map((place) => place.split(' ')[0]!)
      const shown = t(key as never, Object.fromEntries(names.map((name) => [name, 2])) as never)
      expect([key, shown]).toEqual([
        key,
        text.includes(', plural,') ? expect.not.stringContaining('{') : text.replaceAll(/\{\w+\}/g, '2'),
      ])
    }
  },
)
