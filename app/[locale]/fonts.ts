import localFont from 'next/font/local'

// The files in _fonts are made by scripts/fonts.mjs: the letters and weights that pages show.

// `optional`, not `swap`: a font that comes late waits for the next page instead of moving the lines of this one, and of
// what is largest on it. Prerendered pages ask for it behind their content (lib/next/page-styles.mjs), so that no paint
// waits for it; a browser that has kept it shows it from the first paint on. Until then fonts of the device stand in for
// them (app/fonts.css). What came too late is never shown under its name in that document: the same files have a second
// name each, which holds from the next page on (components/site/fonts-after-navigation.tsx).

export const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // It has one weight, whichever is requested: a browser thickens no letters.
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
})

export const frauncesAfterwards = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces-afterwards',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
})

export const figtreeAfterwards = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree-afterwards',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
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
