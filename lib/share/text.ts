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
