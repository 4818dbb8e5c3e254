/** The longest text that a log keeps of a message, in characters. */
const LONGEST = 300

/** Where values are quoted: from the first quotation mark to the last, because a value may hold such marks itself. */
const QUOTED = /["'`‘’“”„«»][^]*["'`‘’“”„«»]/

/** Phone numbers, account numbers, identity numbers, with spaces or without. */
const NUMBER = /\+?\d(?:[\s().-]*\d){6,}/g

/** Ids, tokens and keys: long, and with a digit or beyond the length of a name in code. */
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/g

/** What a word is taken for, and what stands in its place. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[@＠]|%40/i, '[e-mail]'],
  [/:\/\//, '[address]'],
  [/[=&]|\?./, '[value]'],
  [/(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)|(?:[\da-f]*:){2}/i, '[network address]'],
]

const cleanWord = (word: string) =>
  WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? word.replace(TOKEN, '[token]')

/**
 * The first line of a text without what may be somebody's: e-mail and network addresses, phone numbers, tokens, addresses
 * with their queries, and whatever it quotes, as databases and parsers quote the values that they complain of. A name that
 * is none of these cannot be told from other words: texts that hold one do not belong into a log.
 */
export function withoutValues(text: string): string {
  const [line = ''] = text.replace(QUOTED, '"…"').split(/[\r\n\u2028\u2029]/)
  const kept = line.split(/(\s+)/).map(cleanWord).join('').replace(NUMBER, '[number]')
  return kept.length > LONGEST ? `${kept.slice(0, LONGEST)}…` : kept
}
