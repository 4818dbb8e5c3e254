/**
 * A text from outside as the database can keep it: one line, no control character or half of a pair, at most `most`
 * characters; null where nothing is left.
 */
export function cleanText(text: unknown, most: number): string | null {
  if (typeof text !== 'string') return null
  // Cut first, so that a very long text costs no time; a character is at most two units.
  const plain = text
    .slice(0, most * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, most).join('').trim() || null
}
