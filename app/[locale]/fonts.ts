import localFont from 'next/font/local'

// The files in _fonts are made by scripts/fonts.mjs: the letters and weights that pages show.

// `optional`, not `swap`: a font that comes late waits for the next page instead of moving the lines of this one.

export const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // It has one weight, whichever is asked for: a browser thickens no letters.
  weight: '400 700',
  display: 'optional',
})

export const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
})

/** For the one Afrikaans letter that the other has not, ŉ. Browsers load it only where it stands. */
export const figtreeExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-figtree-ext',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0149' }],
})
