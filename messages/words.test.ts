/** Checks messages and the site's content for forbidden patterns and consistent terms. */
import { messagesOf as catalogue } from '@/lib/i18n/translator'
import type { Forbidden } from './forbidden-english'
import { afrikaans } from './forbidden-afrikaans'
import { english } from './forbidden-english'
import { quoted } from './quoted'
import { terms } from './terms'
import { type Language, all, messagesOf } from './texts'

const forbidden = { en: english, af: afrikaans }

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
  const messages = Object.fromEntries(messagesOf(catalogue('en')))
  expect(Object.fromEntries(Object.keys(quoted).map((key) => [key, messages[key]]))).toEqual(quoted)
})
