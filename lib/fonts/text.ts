import { create } from 'fontkit'
import { type FontName, fontFiles } from './files'

const known = new Map<FontName, readonly ReturnType<typeof create>[]>()

function filesOf(name: FontName): readonly ReturnType<typeof create>[] {
  const { latin, latinExt } = fontFiles(name)
  const fonts = known.get(name) ?? [create(latin), create(latinExt)]
  known.set(name, fonts)
  return fonts
}

/** Which file of a font has a character: 0 or 1, or -1 for neither. */
export function fileFor(character: string, name: FontName): number {
  return filesOf(name).findIndex((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
}

/** Width of a writable text on one line, in em, without kerning. */
export function widthOf(text: string, name: FontName): number {
  return Array.from(text, (character) => {
    const font = filesOf(name)[fileFor(character, name)]
    return font ? font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth / font.unitsPerEm : 0
  }).reduce((sum, width) => sum + width, 0)
}

/** Placeholder for characters that the font lacks and that must not vanish silently. */
const MISSING = '\u0000'

/** Replacements of signs. */
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
 * A text on one line without characters that a font lacks and would show as empty boxes. Letters lose unsupported
 * marks. Emoji, marks and invisible characters vanish, as do words of another script in brackets; elsewhere such words
 * become an ellipsis that never begins a line. Empty if no letter or digit remains.
 */
export function fontSafeText(text: string, name: FontName): string {
  // No font has ŉ, a single letter that stands for two.
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
