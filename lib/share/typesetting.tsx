import type { CSSProperties, ReactNode } from 'react'
import satori, { type SatoriOptions } from 'satori'
import { type FontName, fontFiles, fontNames } from '@/lib/fonts/files'
import { writableText } from '@/lib/fonts/text'
import { type Colour, palette } from '@/lib/palette'
import { hyphenate } from './text'

// One list for all pictures, because satori caches what it reads from the files by this list.
const fonts: SatoriOptions['fonts'] = fontNames.flatMap((name) => {
  const { latin, latinExt } = fontFiles(name)
  return [
    { name, data: latin },
    { name: `${name}-ext`, data: latinExt },
  ]
})

/**
 * Lays out an element with satori; the answer is an SVG in which letters are paths. It needs no network: the fonts are
 * ours, images are data URLs, and nothing is loaded for a character that the fonts do not have.
 */
export function toSvg(
  element: ReactNode,
  size: { readonly width: number; readonly height: number },
  onNodeDetected?: SatoriOptions['onNodeDetected'],
): Promise<string> {
  return satori(element, { ...size, fonts, onNodeDetected })
}

/** How a text is set: its size in pixels, the height of a line in letter sizes, the space between letters in em. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  readonly lineHeight: number
  readonly colour: Colour
  readonly letterSpacing?: number
}

/** The style of a text in the language of satori. */
const cssOf = ({ font, size, lineHeight, colour, letterSpacing = 0 }: TextStyle): CSSProperties => ({
  display: 'block',
  fontFamily: `${font}, ${font}-ext`,
  fontSize: size,
  lineHeight,
  letterSpacing: `${letterSpacing}em`,
  color: palette[colour],
})

/** The height of a number of lines. */
export const heightOf = ({ size, lineHeight }: TextStyle, lines = 1): number => size * lineHeight * lines

/** One line that ends in an ellipsis where it is wider than `width`. */
export function Line({ text, width, style }: { text: string; width: number; style: TextStyle }) {
  return (
    <div style={{ ...cssOf(style), maxWidth: width, lineClamp: 1 }}>{writableText(text, style.font)}</div>
  )
}

/** The space for a block of text, in pixels. */
interface Area {
  readonly width: number
  readonly height: number
}

/** The most lines of a block. */
const LINES = 4

/** Whether a text fits an area in at most four lines, with no word wider than a line; and how high it becomes. */
async function layOut(text: string, style: TextStyle, { width, height }: Area) {
  let longestWord = 0
  let blockHeight = 0
  const css = cssOf(style)
  await toSvg(
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      <div key="longest word" style={{ ...css, width: 'min-content' }}>
        {text}
      </div>
      <div key="block" style={{ ...css, width }}>
        {text}
      </div>
    </div>,
    { width, height },
    (node) => {
      if (node.key === 'longest word') longestWord = node.width
      if (node.key === 'block') blockHeight = node.height
    },
  )
  // Satori rounds up to whole pixels.
  const most = Math.min(height, heightOf(style, LINES)) + 1
  return { fits: longestWord <= width && blockHeight <= most, height: blockHeight }
}

/** The words of a text that are wider than a line are divided. */
async function withDividedWords(text: string, style: TextStyle, area: Area): Promise<string> {
  const words = await Promise.all(
    text.split(' ').map(async (word) => ((await layOut(word, style, area)).fits ? word : hyphenate(word))),
  )
  return words.join(' ')
}

/** A block of text that has been set, and its height. */
export interface Block {
  readonly element: ReactNode
  readonly height: number
}

/** A text as a block, in lines of about the same width; null where the whole of it does not fit the area. */
export async function setBlock(text: string, style: TextStyle, area: Area): Promise<Block | null> {
  const written = writableText(text, style.font)
  const { fits, height } = await layOut(written, style, area)
  if (!fits) return null
  return { height, element: <div style={{ ...cssOf(style), textWrap: 'balance' }}>{written}</div> }
}

/**
 * A text in the largest of the sizes, given largest first, in which it fits the area. Where it does not fit in the
 * smallest, words that are wider than a line are divided, and the text ends in an ellipsis.
 */
export async function setLargest(
  text: string,
  style: Omit<TextStyle, 'size'>,
  sizes: readonly number[],
  area: Area,
): Promise<Block> {
  for (const size of sizes) {
    const block = await setBlock(text, { ...style, size }, area)
    if (block) return block
  }
  const smallest = { ...style, size: sizes.at(-1)! }
  const lines = Math.max(1, Math.min(LINES, Math.floor(area.height / heightOf(smallest))))
  const divided = await withDividedWords(writableText(text, style.font), smallest, area)
  return {
    height: heightOf(smallest, lines),
    element: (
      <div style={{ ...cssOf(smallest), lineClamp: lines, overflowWrap: 'break-word' }}>{divided}</div>
    ),
  }
}
