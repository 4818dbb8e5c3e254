import type { CSSProperties, ReactNode } from 'react'
import type { FontName } from '@/lib/fonts/files'
import { widthOf, fontSafeText } from '@/lib/fonts/text'
import { type Colour, palette } from '@/lib/provider/palette'

/** A text style: size in pixels, line height and letter spacing in em. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  readonly lineHeight: number
  readonly colour: Colour
  readonly letterSpacing?: number
}

const cssOf = ({ font, size, lineHeight, colour, letterSpacing = 0 }: TextStyle): CSSProperties => ({
  display: 'block',
  fontFamily: `${font}, ${font}-ext`,
  fontSize: size,
  lineHeight,
  letterSpacing: `${letterSpacing}em`,
  color: palette[colour],
})

export const heightOf = ({ size, lineHeight }: TextStyle, lines = 1): number => size * lineHeight * lines

/** One line, with an ellipsis if wider than `width`. */
export function Line({ text, width, style }: { text: string; width: number; style: TextStyle }) {
  return (
    <div style={{ ...cssOf(style), maxWidth: width, lineClamp: 1 }}>{fontSafeText(text, style.font)}</div>
  )
}

interface Area {
  readonly width: number
  readonly height: number
}

/** Maximum number of lines of a block. */
const LINES = 4

/** The number of lines of a text; infinite if a word is wider than a line. */
function linesOf(text: string, { font, size, letterSpacing = 0 }: TextStyle, width: number): number {
  const wide = (part: string) => (widthOf(part, font) + letterSpacing * part.length) * size
  let lines = 1
  let line = ''
  for (const word of text.split(' ')) {
    if (wide(word) > width) return Infinity
    const longer = line ? `${line} ${word}` : word
    if (wide(longer) > width) lines += 1
    line = wide(longer) > width ? word : longer
  }
  return lines
}

/** A typeset block of text and its height. */
export interface Block {
  readonly element: ReactNode
  readonly height: number
}

/** A text as a block, in lines of about the same width; null if it does not fit the area completely. */
export function setBlock(text: string, style: TextStyle, { width, height }: Area): Block | null {
  const written = fontSafeText(text, style.font)
  const lines = linesOf(written, style, width)
  if (lines > LINES || heightOf(style, lines) > height) return null
  const element = <div style={{ ...cssOf(style), textWrap: 'balance' }}>{written}</div>
  return { height: heightOf(style, lines), element }
}

/**
 * A text in the largest fitting size, given largest first. If even the smallest does not fit, words wider than a line
 * are broken, and the text ends in an ellipsis.
 */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  sizes: readonly number[],
  area: Area,
): Block {
  for (const size of sizes) {
    const block = setBlock(text, { ...style, size }, area)
    if (block) return block
  }
  const smallest = { ...style, size: sizes.at(-1)! }
  const lines = Math.max(1, Math.min(LINES, Math.floor(area.height / heightOf(smallest))))
  // The ellipsis is added beside the last line.
  const width = area.width - smallest.size
  const css: CSSProperties = { ...cssOf(smallest), width, lineClamp: lines, wordBreak: 'break-word' }
  return {
    height: heightOf(smallest, lines),
    element: <div style={css}>{fontSafeText(text, style.font)}</div>,
  }
}
