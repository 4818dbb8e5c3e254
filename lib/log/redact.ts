/** Maximum characters of a logged message. */
const LONGEST = 300

/** From the first quotation mark to the last, because values may contain such marks. */
const QUOTED = /["'`‘’“”„«»][^]*["'`‘’“”„«»]/

/** Phone, account and identity numbers. */
const NUMBER = /\+?\d(?:[\s().-]*\d){6,}/g

/** Ids, tokens and keys: long, and with a digit or longer than any name in code. */
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/g

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[@＠]|%40/i, '[e-mail]'],
  [/:\/\//, '[address]'],
  [/[=&]|\?./, '[value]'],
  [/(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)|(?:[\da-f]*:){2}/i, '[network address]'],
]

const cleanWord = (word: string) =>
  WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? word.replace(TOKEN, '[token]')

/**
 * The first line of a text without e-mail and network addresses, phone numbers, tokens, URLs and quoted values, which
 * databases and parsers put into messages. Names of people remain: texts that contain one do not belong in a log.
 */
export function withoutValues(text: string): string {
  const [line = ''] = text.replace(QUOTED, '"…"').split(/[\r\n\u2028\u2029]/)
  const kept = line.split(/(\s+)/).map(cleanWord).join('').replace(NUMBER, '[number]')
  return kept.length > LONGEST ? `${kept.slice(0, LONGEST)}…` : kept
}
