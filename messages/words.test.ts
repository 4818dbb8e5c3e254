/** Checks messages and the site's content for forbidden patterns and consistent terms. */
import { documents } from '@/lib/content/documents'
import { storageKeys } from '@/lib/content/storage'
import af from './af.json'
import en from './en.json'
import type { Forbidden } from './forbidden-english'
import { afrikaans } from './forbidden-afrikaans'
import { english } from './forbidden-english'
import { quoted } from './quoted'
import { terms } from './terms'

const forbidden = { en: english, af: afrikaans }

type Language = keyof typeof forbidden
type Texts = [key: string, text: string][]

/** The messages of a language, by key. */
function messagesOf(tree: object, path = ''): Texts {
  return Object.entries(tree).flatMap(([key, value]): Texts => {
    const name = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[name, value]] : messagesOf(value as object, name)
  })
}

/** Texts of a document in a language, by path. A text equal in both languages is a name or an address. */
function localizedOf(value: unknown, language: Language, path: string): Texts {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): Texts =>
    name === language && typeof inner === 'string'
      ? [[path, inner]]
      : localizedOf(inner, language, `${path}.${name}`),
  )
}

const all: Readonly<Record<Language, Texts>> = { en: allTexts('en'), af: allTexts('af') }

function allTexts(language: Language): Texts {
  const messages = messagesOf(language === 'en' ? en : af).filter(
    // The label of the language switch is in the other language.
    ([key]) => !(language === 'en' && key in quoted) && !/^(?:Header|Staff\.menu)\.language$/.test(key),
  )
  const content = Object.entries(documents).flatMap(([name, { defaults }]) =>
    localizedOf(defaults, language, `content/${name}`),
  )
  return [...messages, ...content, ...localizedOf(storageKeys, language, 'content/storage')]
}

/** Matches words in either case, but not inside longer words, addresses, argument names or tags. */
const asWord = (words: string) => new RegExp(`(?<![\\p{L}\\d{<@./-])${words}(?![\\p{L}\\d}>@-])`, 'iu')

/** Violations of a language's rules in its texts. */
function complaints(
  language: Language,
  { wrong, reason, keys }: Pick<Forbidden, 'wrong' | 'reason' | 'keys'>,
) {
  return all[language].flatMap(([key, text]) => {
    const found = (!keys || keys.test(key)) && wrong.exec(text)
    return found ? [`${language} ${key}: “${found[0].trim()}” (${reason})`] : []
  })
}

/** The terms as rules of the same form. */
const termRules = (language: Language) =>
  terms.flatMap((term) =>
    ((language === 'en' ? term.notEn : term.notAf) ?? []).map((words) => ({
      wrong: asWord(words),
      reason: `say “${term[language]}”`,
      keys: term.keys,
    })),
  )

const languages = ['en', 'af'] as const

test.each(languages)('no text has a forbidden pattern, %s', (language) => {
  expect(all[language].length).toBeGreaterThan(3000)
  expect(forbidden[language].flatMap((rule) => complaints(language, rule))).toEqual([])
})

test.each(languages)('each concept has one word, %s', (language) => {
  expect(termRules(language).flatMap((rule) => complaints(language, rule))).toEqual([])
})

test.each(languages)('the texts use each term, %s', (language) => {
  const unsaid = terms.filter((term) => !all[language].some(([, text]) => asWord(term[language]).test(text)))
  expect(unsaid.map((term) => term[language])).toEqual([])
})

test.each(languages.flatMap((language) => forbidden[language]))('“$example” is refused: $reason', (rule) => {
  const { wrong, example, right = [] } = rule
  expect(example).toMatch(wrong)
  expect(right.filter((text) => wrong.test(text))).toEqual([])
})

test('words do not match inside longer words, addresses or argument names', () => {
  const email = asWord('email')
  expect(['Your email, please', 'Email us'].every((text) => email.test(text))).toBe(true)
  expect(
    ['Sent to {email}.', '<email></email>', 'emailed', 'me@email.org'].some((text) => email.test(text)),
  ).toBe(false)
})

test('quoted messages match the specification exactly', () => {
  const messages = Object.fromEntries(messagesOf(en))
  expect(Object.fromEntries(Object.keys(quoted).map((key) => [key, messages[key]]))).toEqual(quoted)
})
