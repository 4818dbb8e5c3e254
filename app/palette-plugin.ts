import plugin from 'tailwindcss/plugin'
import { themes } from '../lib/palette'

const customProperties = (theme: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]))

/** A plugin for Tailwind: every colour of lib/palette.ts as a custom property. Paper is light, so dark is for screens. */
export default plugin(({ addBase }) =>
  addBase({
    ':root': { 'color-scheme': 'light', ...customProperties(themes.light) },
    '@media screen': { '.dark': { 'color-scheme': 'dark', ...customProperties(themes.dark) } },
  }),
)
