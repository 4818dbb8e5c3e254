import plugin from 'tailwindcss/plugin'
import { themes } from '../../lib/provider/palette'

const customProperties = (theme: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]))

/**
 * Tailwind plugin: every colour of lib/provider/palette.ts as a custom property, and --night, the opacity of elements shown only
 * in the dark theme. Dark applies to screens only, because paper is light.
 */
export default plugin(({ addBase }) =>
  addBase({
    ':root': { 'color-scheme': 'light', '--night': '0', ...customProperties(themes.light) },
    '@media screen': {
      '.dark': { 'color-scheme': 'dark', '--night': '1', ...customProperties(themes.dark) },
    },
  }),
)
