import { create } from 'fontkit'
import { type FontName, fontFiles } from './files'

const known = new Map<FontName, readonly ReturnType<typeof create>[]>()

function filesOf(name: FontName): readonly ReturnType<typeof create>[] {
  const { latin, latinExt } = fontFiles(name)
  const fonts = known.get(name) ?? [create(latin), create(latinExt)]
  known.set(name, fonts)
  return fonts
}

/** Which of the two files of a font can write a character: 0 or 1, or -1 where neither can. */
export function fileFor(character: string, name: FontName): number {
  return filesOf(name).findIndex((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
}

/** How wide a writable text is in one line, in letter sizes, with no regard to pairs of letters that move closer. */
export function widthOf(text: string, name: FontName): number {
  return Array.from(text, (character) => {
    const font = filesOf(name)[fileFor(character, name)]
    return font ? font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth / font.unitsPerEm : 0
  }).reduce((sum, width) => sum + width, 0)
}

/** Stands for what the font does not have and must not vanish, until it is decided what becomes of it. */
const MISSING = '\u0000'

/** What is read in place of a sign. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...{ '‐': '-', '‑': '-', '‒': '-', '―': '–', '→': '–', '←': '–' },
  ...{ '′': "'", '″': '"', '≤': '<=', '≥': '>=' },
}

function writtenAs(character: string, name: FontName): string {
  if (/[\p{M}\p{C}]/u.test(character)) return ''
  if (fileFor(character, name) >= 0) return character
  const isLetter = /[\p{L}\p{Nd}]/u.test(character)
  const plain = INSTEAD[character] ?? (isLetter ? character.normalize('NFKD').replaceAll(/\p{M}/gu, '') : '')
  if (plain && Array.from(plain).every((each) => fileFor(each, name) >= 0)) return plain
  return /[\p{L}\p{N}\p{Sm}\p{Sc}]/u.test(character) ? MISSING : ''
}

/**
 * A text in one line, with nothing in it that a font cannot write, for which a picture or a document would show empty boxes.
 * Letters lose marks that the font does not have. Emoji, marks and invisible characters vanish, as do words of another script
 * in brackets; elsewhere such words become an ellipsis, with which no line begins. Empty where no letter or digit is left.
 */
export function fontSafeText(text: string, name: FontName): string {
  // No font has the one letter ŉ, which stands for two.
  const whole = text
    .normalize('NFC')
    .replaceAll('ŉ', '’n')
    .replaceAll(/[^\S\u00a0]+/gu, ' ')
  const written = Array.from(whole, (character) => writtenAs(character, name)).join('')
  if (written === whole) return whole
  const clean = written
    .replaceAll(/[([{][^\p{L}\p{N}]*[)\]}]/gu, '')
    .replaceAll(new RegExp(`${MISSING}(?:[^\\p{L}\\p{N}]*${MISSING})*`, 'gu'), '…')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,;:.!?])/gu, '')
    .replaceAll(/ (?=…)/gu, '\u00a0')
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
  return /[\p{L}\p{N}]/u.test(clean) ? clean : ''
}
