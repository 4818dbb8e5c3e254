/**
 * Makes app/[locale]/_fonts, the two fonts of the pages: only the letters and weights that they show, in half the size
 * of the packages' files, since many visitors pay for what they load.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * a font of the device, as are some in titles.
 */
export const CHARACTERS = `${range(' ', '~')}${LETTERS}\u00a0\u00ad\u2011\u202f«»‘’“”–—…•·−×°§©®£€`

/** What is hardly ever in a title, a quotation or a name. */
const OF_CODE = /[<>\\^_`{|}~]/g

/**
 * The weights, one for what is displayed, which halves its file, and for texts all that the stylesheets name; and the
 * characters.
 */
const FONTS = {
  fraunces: { wght: 500, text: CHARACTERS.replace(OF_CODE, '') },
  figtree: { wght: { min: 400, max: 700 }, text: CHARACTERS },
}

/** What a line of text needs: pairs in their places, the shapes of the weight, and figures of one width. */
const FEATURES = ['kern', 'liga', 'rvrn', 'tnum']

/** Copyright and licence, which stay in the file (SIL Open Font License 1.1, condition 2). */
const NAMES = [0, 13, 14]

/** The files: name and bytes of each. */
export async function fontFiles() {
  // Not before the packages are installed.
  const { default: subsetFont } = await import('subset-font')
  const folder = join(ROOT, 'node_modules', '@fontsource-variable')
  return Promise.all(
    Object.entries(FONTS).map(async ([name, { wght, text }]) => {
      const source = readFileSync(join(folder, name, 'files', `${name}-latin-wght-normal.woff2`))
      const font = await subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      })
      return [`${name}.woff2`, font]
    }),
  )
}
