/**
 * Writes app/[locale]/_fonts, the two fonts of the pages: only the letters and weights that they show, in half the size
 * of the packages' files, since many visitors pay for what they load.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeChanged } from './changed-file.mjs'
import { ROOT } from './terminal.mjs'

/** All characters between two, with both. */
const range = (first, last) =>
  String.fromCodePoint(
    ...Array.from(
      { length: last.codePointAt(0) - first.codePointAt(0) + 1 },
      (_, index) => index + first.codePointAt(0),
    ),
  )

/** The letters with marks that Afrikaans writes, and English in words of other languages; ŉ has a font of its own. */
const LETTERS = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÝÇÑáàâäéèêëíìîïóòôöúùûüýçñ'

/**
 * The characters that the fonts have: ASCII, those letters, and the spaces, hyphens and signs of a text. Others are shown in
 * a font of the device.
 */
export const CHARACTERS = `${range(' ', '~')}${LETTERS}\u00a0\u00ad\u2011\u202f«»‘’“”–—…•·−×°§©®£€`

/** The weights: one for what is displayed, which halves its file, and for texts all that the stylesheets name. */
const FONTS = {
  fraunces: 500,
  figtree: { min: 400, max: 700 },
}

/** What a line of text needs: marks and pairs in their places, and figures of one width. */
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum']

/** Copyright and licence, which stay in the file (SIL Open Font License 1.1, condition 2). */
const NAMES = [0, 13, 14]

/** Writes the files. */
export async function writeFonts() {
  // Not before the packages are installed.
  const { default: subsetFont } = await import('subset-font')
  const folder = join(ROOT, 'app', '[locale]', '_fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, wght] of Object.entries(FONTS)) {
    const file = join(
      ROOT,
      'node_modules',
      '@fontsource-variable',
      name,
      'files',
      `${name}-latin-wght-normal.woff2`,
    )
    const font = await subsetFont(readFileSync(file), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
      preserveNameIds: NAMES,
    })
    writeChanged(join(folder, `${name}.woff2`), font)
  }
}
