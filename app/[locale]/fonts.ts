import localFont from 'next/font/local'

// scripts/build/generated.mjs makes the files in _fonts: only the letters and weights that pages use.

// Prerendered pages contain both (lib/next/page-styles.mjs, tests/e2e/site/first-paint.spec.ts). On others, stand-ins of
// equal widths (app/styles/fonts.css) take their place until they arrive.

export const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // Its single weight serves all, so that browsers do not synthesise bold.
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Only for the Afrikaans letter ŉ, which the other file lacks. Browsers load it on demand. */
export const figtreeExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-figtree-ext',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0149' }],
})
