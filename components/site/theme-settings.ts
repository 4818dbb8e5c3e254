import type { ThemeProviderProps } from 'next-themes'

/**
 * How next-themes decides the theme: the choice kept under the key `theme`, else the system's preference, as a class of
 * the html element. lib/http/first-script.ts does the same before a page is painted.
 */
export const themeSettings = {
  attribute: 'class',
  storageKey: 'theme',
  defaultTheme: 'system',
  enableSystem: true,
  enableColorScheme: false,
} satisfies ThemeProviderProps
