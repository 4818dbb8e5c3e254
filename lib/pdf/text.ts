import { type FontName, fontFiles, fontNames } from '@/lib/fonts/files'
import { fileFor, fontSafeText } from '@/lib/fonts/text'
import { type Colour, palette } from '@/lib/provider/palette'
import type { Box } from './geometry'
import { type StyleName, type TextStyle, styles } from './styles'

/** Alignment, and a colour that replaces that of the style. */
export interface Manner {
  readonly align?: 'left' | 'right' | 'center'
  readonly colour?: Colour
}

/** The registered name of a font's second file. */
const further = (name: FontName) => `${name}-further`

/** Registers all fonts in a document. */
export function registerFonts(kit: PDFKit.PDFDocument): void {
  for (const name of fontNames) {
    kit.registerFont(name, fontFiles(name).latin)
    kit.registerFont(further(name), fontFiles(name).latinExt)
  }
}

/** A text with only characters of its style's font; an ellipsis if nothing is left. Used for measuring, too. */
const settable = (text: string, { font }: TextStyle) => text.trim() && (fontSafeText(text, font) || '…')

/** Splits a text into parts that one file of a font can set, each with that file's registered name. */
function fontParts(text: string, name: FontName): readonly (readonly [font: string, part: string])[] {
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
 * The smallest width that keeps a short text's number of lines, to avoid a single word on the last; at least 70 % of
 * the width. The font is already chosen in `kit`; `options` are PDFKit's for the text.
 */
function balancedWidth(kit: PDFKit.PDFDocument, text: string, width: number, options: object): number {
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

/** Chooses a style in `kit`. Returns PDFKit's text options. */
function choose(kit: PDFKit.PDFDocument, name: StyleName): { lineGap: number; characterSpacing: number } {
  const { font, size, lineHeight, letterSpacing = 0 }: TextStyle = styles[name]
  kit.font(font).fontSize(size)
  return { lineGap: size * lineHeight - kit.currentLineHeight(), characterSpacing: letterSpacing }
}

/** The height of a text at a width, in points. */
export function textHeight(kit: PDFKit.PDFDocument, text: string, style: StyleName, width: number): number {
  return kit.heightOfString(settable(text, styles[style]), { width, ...choose(kit, style) })
}

/** The width of a text on one line, in points. */
export function textWidth(kit: PDFKit.PDFDocument, text: string, style: StyleName): number {
  const { characterSpacing } = choose(kit, style)
  return kit.widthOfString(settable(text, styles[style]), { characterSpacing })
}

/** The longest beginning of a text that `fits`, up to a space if possible, and the rest, which may be empty. */
export function cutText(
  text: string,
  fits: (beginning: string) => boolean,
): [beginning: string, rest: string] {
  let [least, most] = [1, Math.min(text.length, 200)]
  // Long texts are measured by their beginnings only.
  while (most < text.length && fits(text.slice(0, most)))
    [least, most] = [most, Math.min(text.length, 2 * most)]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(text.slice(0, middle))) least = middle
    else most = middle - 1
  }
  const space = least < text.length ? text.lastIndexOf(' ', least) : -1
  const end = space > 0 ? space : least
  return [text.slice(0, end), text.slice(end).trimStart()]
}

/** Writes a text on the current page. */
export function setText(
  kit: PDFKit.PDFDocument,
  given: string,
  style: StyleName,
  { x, y, width }: Omit<Box, 'height'>,
  { align = 'left', colour = styles[style].colour }: Manner,
): void {
  const text = settable(given, styles[style])
  const options = choose(kit, style)
  const fitted = align === 'left' ? balancedWidth(kit, text, width, options) : width
  kit.fillColor(palette[colour])
  kit.x = x
  kit.y = y
  const parts = fontParts(text, styles[style].font)
  parts.forEach(([font, part], index) => {
    const continued = index < parts.length - 1
    kit.font(font).text(part, { width: fitted, align, ...options, continued })
  })
}
