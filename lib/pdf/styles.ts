import type { FontName } from '@/lib/fonts/files'
import type { Colour } from '@/lib/provider/palette'

/** A text style: size in points, line height in em, letter spacing in points. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  readonly lineHeight: number
  readonly colour: Colour
  readonly letterSpacing?: number
}

/** The type scale of every document. */
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

export type StyleName = keyof typeof styles
