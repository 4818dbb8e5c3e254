/**
 * How next-themes decides the theme: the choice kept under the key `theme`, else the system's preference, as a class of
 * the html element. Plain JavaScript, because scripts/theme.mjs reads it without a compiler.
 * @type {import('next-themes').ThemeProviderProps}
 */
export const themeSettings = {
  attribute: 'class',
  storageKey: 'theme',
  defaultTheme: 'system',
  enableSystem: true,
  enableColorScheme: false,
}
