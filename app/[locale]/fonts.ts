import localFont from 'next/font/local'

// The files in _fonts are made by scripts/build/generated.mjs: the letters and weights that pages show.

// `optional`, not `swap`: a font that comes late moves no lines of the page, nor what is largest on it. A browser that has
// them shows them from the first paint on. Others begin with fonts of the device that stand in for them (app/fonts.css), and
// load them once the page is there (components/site/document/late-fonts.tsx): to look for a font that is still to come
// takes a browser as long as to lay the page out, and nobody sees it.

export const fraunces = localFont({
  src: './_fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // It has one weight, whichever is requested: a browser thickens no letters.
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  preload: false,
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
