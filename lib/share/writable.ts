import { type Face, faceOf } from './faces'

/** Stands for a letter that the face has not, until it is decided what becomes of it. */
const GAP = '\u0000'

/**
 * A text with nothing in it that the face cannot write, since for such a character the drawing library would ask
 * servers elsewhere. Emoji, marks and what cannot be seen vanish, as do words of another script in brackets; elsewhere
 * such words become an ellipsis. Empty where no letter or figure is left.
 */
export function writable(text: string, face: Face): string {
  const { glyphs } = faceOf(face)
  // No file has the one letter ŉ, which stands for two.
  const letters = [
    ...text
      .normalize('NFC')
      .replaceAll('ŉ', '’n')
      .replaceAll(/[^\S\u00a0]+/gu, ' '),
  ].map((letter) => {
    if (/[\p{M}\p{C}]/u.test(letter)) return ''
    if (glyphs.has(letter.codePointAt(0)!)) return letter
    return /\p{L}/u.test(letter) ? GAP : ''
  })
  const whole = letters
    .join('')
    .replaceAll(/[([{][^\p{L}\p{N}]*[)\]}]/gu, '')
    .replaceAll(new RegExp(`${GAP}(?:[^\\p{L}\\p{N}]*${GAP})*`, 'gu'), '…')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,;:.!?])/gu, '')
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
  return /[\p{L}\p{N}]/u.test(whole) ? whole : ''
}
