import { colours } from './colours'

/** The name of a colour. */
export type Colour = keyof typeof colours

const inTheme = (place: 0 | 1) =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, pair[place]])) as Readonly<
    Record<Colour, string>
  >

/** The colours of each theme; app/styles/palette-plugin.ts makes the custom properties of the pages of them. */
export const themes = { light: inTheme(0), dark: inTheme(1) } as const

export type Theme = keyof typeof themes

/** The colours of paper and pictures, which have no dark theme. */
export const palette = themes.light
