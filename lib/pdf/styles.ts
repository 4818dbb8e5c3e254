import type { FontName } from '@/lib/fonts/files'
import { fileFor, writableText } from '@/lib/fonts/text'
import type { Colour } from '@/lib/palette'

/** How a text is set: sizes in points, the height of a line in letter sizes, the space between letters in points. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  readonly lineHeight: number
  readonly colour: Colour
  readonly letterSpacing?: number
}

/** One scale of type for every document. */
export const styles = {
  cover: { font: 'display', size: 50, lineHeight: 1.04, colour: 'ink', letterSpacing: -0.7 },
  title: { font: 'display', size: 29, lineHeight: 1.12, colour: 'ink', letterSpacing: -0.35 },
  heading: { font: 'display', size: 16, lineHeight: 1.2, colour: 'ink', letterSpacing: -0.1 },
  item: { font: 'strong', size: 10.5, lineHeight: 1.3, colour: 'ink' },
  lead: { font: 'text', size: 12, lineHeight: 1.5, colour: 'quiet' },
  motto: { font: 'display', size: 16, lineHeight: 1.35, colour: 'vine' },
  body: { font: 'text', size: 10, lineHeight: 1.5, colour: 'ink' },
  quiet: { font: 'text', size: 10, lineHeight: 1.5, colour: 'quiet' },
  small: { font: 'text', size: 9, lineHeight: 1.4, colour: 'quiet' },
  kicker: { font: 'strong', size: 10.5, lineHeight: 1.3, colour: 'wheat' },
  label: { font: 'strong', size: 8.5, lineHeight: 1.35, colour: 'quiet' },
  code: { font: 'strong', size: 8.5, lineHeight: 1.35, colour: 'vine', letterSpacing: 0.3 },
  figure: { font: 'display', size: 26, lineHeight: 1.1, colour: 'wheat' },
  link: { font: 'strong', size: 10.5, lineHeight: 1.3, colour: 'vine' },
} as const satisfies Record<string, TextStyle>

/** The name of a style of text. */
export type StyleName = keyof typeof styles

/** The name under which a document has the further file of a font. */
export const further = (name: FontName) => `${name}-further`

/** A text as a style can set it, an ellipsis where nothing of it is left; what is measured of it is the same. */
export const settable = (text: string, { font }: TextStyle) =>
  text.trim() && (writableText(text, font) || '…')

/** Cuts a text into parts that are set in one file of a font, each with the name of that file. */
export function fontParts(text: string, name: FontName): readonly (readonly [font: string, part: string])[] {
  const parts: [font: string, part: string][] = []
  for (const character of text) {
    const font = fileFor(character, name) === 1 ? further(name) : name
    const last = parts.at(-1)
    if (last?.[0] === font) last[1] += character
    else parts.push([font, character])
  }
  return parts
}

/**
 * The least width in which a short text keeps its number of lines, so that no word stands alone on the last; at least
 * 70 % of the width. The font has been chosen in `kit`, and `options` are PDFKit's for the text.
 */
export function balancedWidth(kit: PDFKit.PDFDocument, text: string, width: number, options: object): number {
  const height = (at: number) => kit.heightOfString(text, { width: at, ...options })
  const full = height(width)
  const lines = Math.round(full / height(Number.MAX_SAFE_INTEGER))
  if (lines < 2 || lines > 5) return width
  const longest = Math.max(...text.split(' ').map((word) => kit.widthOfString(word, options)))
  const floor = Math.max(width * 0.7, longest + 6)
  const step = 4
  let least = width
  while (least - step > floor && height(least - step) === full) least -= step
  return least
}
