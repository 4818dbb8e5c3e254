import { create } from 'fontkit'
import { type FontName, fontFiles } from '@/lib/fonts'

/** Whether a font can write a character. */
type Coverage = (character: string) => boolean

const known = new Map<FontName, Coverage>()

function coverageOf(name: FontName): Coverage {
  const before = known.get(name)
  if (before) return before
  const { latin, latinExt } = fontFiles(name)
  const fonts = [create(latin), create(latinExt)]
  const coverage: Coverage = (character) =>
    fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
  known.set(name, coverage)
  return coverage
}

/** Stands for letters that the font does not have, until it is decided what becomes of them. */
const MISSING = '\u0000'

/**
 * A text with nothing in it that a font cannot write, for which the picture would show empty boxes. Emoji, marks and
 * invisible characters vanish, as do words of another script in brackets; elsewhere such words become an ellipsis.
 * A line never begins with such an ellipsis. Empty where no letter or digit is left.
 */
export function sanitizeForFont(text: string, name: FontName): string {
  const canWrite = coverageOf(name)
  // No font has the one letter ŉ, which stands for two.
  const characters = [
    ...text
      .normalize('NFC')
      .replaceAll('ŉ', '’n')
      .replaceAll(/[^\S\u00a0]+/gu, ' '),
  ].map((character) => {
    if (/[\p{M}\p{C}]/u.test(character)) return ''
    if (canWrite(character)) return character
    return /\p{L}/u.test(character) ? MISSING : ''
  })
  const clean = characters
    .join('')
    .replaceAll(/[([{][^\p{L}\p{N}]*[)\]}]/gu, '')
    .replaceAll(new RegExp(`${MISSING}(?:[^\\p{L}\\p{N}]*${MISSING})*`, 'gu'), '…')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,;:.!?])/gu, '')
    .replaceAll(/ (?=…)/gu, '\u00a0')
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
  return /[\p{L}\p{N}]/u.test(clean) ? clean : ''
}

/** The most letters of a part of a divided word: they fit on one line in the smallest letters. */
const PART = 16

const VOWEL = /[aeiouyáàâäéèêëíîïóôöúûü]/i

/** Where a syllable begins, before a consonant and its vowel: at `index`, or at most four letters before it. */
function syllableBefore(word: string, index: number): number {
  for (let start = index; start > index - 4; start--)
    if (!VOWEL.test(word.charAt(start)) && VOWEL.test(word.charAt(start + 1))) return start
  return index
}

/** A word that is longer than a line, divided by hyphens into parts of about the same length. */
export function hyphenate(word: string): string {
  const count = Math.ceil(word.length / PART)
  const ends = Array.from({ length: count - 1 }, (_, index) =>
    syllableBefore(word, Math.ceil(((index + 1) * word.length) / count)),
  )
  return [0, ...ends].map((start, index) => word.slice(start, ends[index])).join('-')
}
