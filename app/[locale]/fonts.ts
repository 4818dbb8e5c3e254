import localFont from 'next/font/local'

// The files in _fonts are made by scripts/build/generated.mjs: the letters and weights that pages show.

// Both are on their way with the page, and take the place of the stand-ins in app/fonts.css when they come. Those have the same
// widths, so that no line of a page moves (tests/e2e/site/first-paint.spec.ts).

export const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // It has one weight, whichever is requested: a browser thickens no letters.
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

/** For the one Afrikaans letter that the other has not, ŉ. Browsers load it only where it stands. */
export const figtreeExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-figtree-ext',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0149' }],
})
