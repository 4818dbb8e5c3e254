/** How wide a text becomes at a letter size, in pixels. */
export type Measure = (text: string, size: number) => number

/** The room for a text, in pixels, and how it may be filled. */
export interface Room {
  readonly width: number
  readonly height: number
  /** The letter sizes to try, largest first. */
  readonly sizes: readonly [number, ...number[]]
  /** The most lines, and how high one is, in letter sizes. */
  readonly lines: number
  readonly lead: number
}

/** A text in the lines and the letter size in which it fits. */
export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

type Fits = (text: string) => boolean

const VOWEL = /[aeiouyáàâäéèêëíîïóôöúûü]/i

/** A word that is too long for a line, in parts with hyphens: before a consonant and its vowel, as syllables begin. */
function parts(word: string, fits: Fits): string[] {
  let end = word.length
  while (end > 1 && !fits(`${word.slice(0, end)}-`)) end--
  let at = end
  while (at > end / 2 && !(VOWEL.test(word.charAt(at + 1)) && !VOWEL.test(word.charAt(at)))) at--
  if (at <= end / 2) at = end
  const rest = word.slice(at)
  return [`${word.slice(0, at)}-`, ...(fits(rest) ? [rest] : parts(rest, fits))]
}

/** The text in lines, filled one after the other; null where a word is longer than a line and must stay whole. */
function broken(text: string, fits: Fits, split: boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  // A line may end after a hyphen or a stroke within a word.
  for (const piece of text.match(/ ?[^ ]+?(?:[-–/](?=[^ ])|(?= |$))/g) ?? []) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line) lines.push(line)
    line = piece.trimStart()
    if (fits(line)) continue
    if (!split) return null
    const pieces = parts(line, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
  }
  return [...lines, line].map((each) => each.trim())
}

/** The lines with about the same width, like `text-wrap: balance`; as many as before. */
function balanced(text: string, count: number, width: number, fit: (width: number) => Fits): string[] | null {
  let best: string[] | null = null
  for (let narrow = width; narrow > width / 2; narrow -= 8) {
    const lines = broken(text, fit(narrow), false)
    if (!lines || lines.length > count) break
    best = lines
  }
  return best
}

/** The first lines, the last of them ending in an ellipsis after a whole word. */
function cut(lines: readonly string[], count: number, fits: Fits): string[] {
  const kept = lines.slice(0, count)
  let last = kept.pop()!
  while (last.includes(' ') && !fits(`${last}…`)) last = last.replace(/ [^ ]*$/, '')
  while (last && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...kept, `${last.replace(/[\s,;:.!?–—-]+$/, '')}…`]
}

/**
 * Sets a text in the largest of the sizes in which it fits the room, in lines of about the same width. In the least
 * size a word that is longer than a line is divided, and what has no room is cut after a whole word, with an ellipsis.
 */
export function fit(text: string, { width, height, sizes, lines, lead }: Room, measure: Measure): Fitted {
  const most = (size: number) => Math.max(1, Math.min(lines, Math.floor(height / (size * lead))))
  for (const size of sizes) {
    const within = (room: number) => (part: string) => measure(part.trim(), size) <= room
    const whole = broken(text, within(width), false)
    if (whole && whole.length <= most(size))
      return { size, lines: balanced(text, whole.length, width, within) ?? whole }
  }
  const size = sizes.at(-1)!
  const fits = (part: string) => measure(part.trim(), size) <= width
  const divided = broken(text, fits, true)!
  return { size, lines: divided.length <= most(size) ? divided : cut(divided, most(size), fits) }
}
