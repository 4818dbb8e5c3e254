import type { FontName } from '@/lib/fonts'
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

/** The letters of a font's further file, such as those of Sepedi. */
const FURTHER =
  /([\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]+)/

/** Latin letters that neither file may have, and what is read in their place: the letter without its marks. */
const MARKED = /[\u0100-\u024f\u1e00-\u1eff]/g
const IN_FIRST_FILE = 'ıŒœ'
const withoutMarks = (letter: string) =>
  FURTHER.test(letter) || IN_FIRST_FILE.includes(letter)
    ? letter
    : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The name under which a document has the further file of a font. */
export const further = (name: FontName) => `${name}-further`

/** Cuts a text into parts that are set in one file of a font, each with the name of that file. */
export function fontParts(text: string, name: FontName): readonly (readonly [font: string, part: string])[] {
  const parts = text.replaceAll(MARKED, withoutMarks).split(FURTHER)
  const named = parts.map((part, index) => [index % 2 ? further(name) : name, part] as const)
  return parts.length > 1 ? named.filter(([, part]) => part) : named
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
