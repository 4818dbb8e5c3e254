import { cleanText } from '@/lib/forms/identity'

const TITLES = 'dr|prof|mr|mrs|ms|miss|mnr|mev|mej|me|ds|past|rev|adv|sir'
const titled = new RegExp(String.raw`^((?:(?:${TITLES})(?:\.\s*|\s+))+)(.+)$`, 'i')
const title = new RegExp(String.raw`^(?:${TITLES})\.?$`, 'i')
const suffix = /^(?:jr|jnr|sr|snr|ph\.?d|m\.?d|esq)\.?$/i
/** The first word of a surname. */
const particle = /^(?:van|von|der|den|de|du|des|le|la|ter|ten|['’]t|di|da|dos|del|della)$/i
const initials = /^(?:\p{Lu}\.-?)+$/u

/** The index of the surname's first word, without titles. */
function surnameAt(words: readonly string[]): number {
  const found = words.findIndex((word, index) =>
    index === 0 ? particle.test(word) && word === word.toLowerCase() : particle.test(word),
  )
  if (found >= 0) return found
  const named = words.findIndex((word) => !initials.test(word))
  return Math.max(named, 1)
}

/**
 * Splits a full name: `van der Merwe, Jan` is Jan van der Merwe, and `Dr. J.P. du Toit` has the first name `J.P.` and
 * the surname `du Toit`. Without a particle or initial, the surname begins with the second word. A missing part is
 * empty. `hasMore`: the name has more, such as a title.
 */
export function splitName(whole: string) {
  const [before = '', ...after] = cleanText(whole)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const given = after.filter((part) => !suffix.test(part) && !title.test(part))
  const rest = (name: string) => titled.exec(name)?.[2] ?? name
  const hasMore = given.length < after.length || [before, ...given].some((part) => rest(part) !== part)
  if (given.length > 0) return { firstName: given.map(rest).join(' '), surname: rest(before), hasMore }
  const words = rest(before).split(' ')
  const start = surnameAt(words)
  return { firstName: words.slice(0, start).join(' '), surname: words.slice(start).join(' '), hasMore }
}
