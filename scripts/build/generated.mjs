/**
 * Writes what the sources lack, before a build and before the development server starts: the drawings and icons that pages
 * show, public/scenes and lib/scenes/_icons, each a file, so that a browser loads it once, and only where it is seen, and
 * the server compresses it; and the fonts, app/[locale]/_fonts, with only the letters and weights that pages show, in half
 * the size of the packages' files, since many visitors pay for what they load.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importTypeScript } from '../environment.mjs'
import { ROOT } from '../terminal.mjs'

/** The characters of ASCII that are printed, from the space to the tilde. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** The letters with marks that Afrikaans writes, and English in words of other languages; ŉ has a font of its own. */
const LETTERS = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÝÇÑáàâäéèêëíìîïóòôöúùûüýçñ'

/**
 * The characters that the fonts have: ASCII, those letters, and the spaces, hyphens and signs of a text. Others are shown in
 * a font of the device, as are some in titles.
 */
export const CHARACTERS = `${ASCII}${LETTERS}\u00a0\u00ad\u2011\u202f«»‘’“”–—…•·−×°§©®£€`

/** What is hardly ever in a title, a quotation or a name. */
const CODE_ONLY_CHARACTERS = /[<>\\^_`{|}~]/g

/**
 * The weights, one for what is displayed, which halves its file, and for texts all that the stylesheets name; and the
 * characters.
 */
const FONTS = {
  fraunces: { wght: 500, text: CHARACTERS.replace(CODE_ONLY_CHARACTERS, '') },
  figtree: { wght: { min: 400, max: 700 }, text: CHARACTERS },
}

/** What a line of text needs: pairs in their places, the shapes of the weight, and figures of one width. */
const FEATURES = ['kern', 'liga', 'rvrn', 'tnum']

/** Copyright and licence, which stay in the file (SIL Open Font License 1.1, condition 2). */
const NAMES = [0, 13, 14]

/** The two fonts of the pages: name and bytes of each file. */
async function fontFiles() {
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

/**
 * Writes files into a folder, and removes what else is in it. What has its content already is not written: in a container
 * nothing may be written where the sources are.
 * @param {string} folder from the root of the project
 * @param {readonly (readonly [name: string, content: string | Uint8Array])[]} files
 */
function writeFolder(folder, files) {
  mkdirSync(join(ROOT, folder), { recursive: true })
  const names = new Set(files.map(([name]) => name))
  for (const name of readdirSync(join(ROOT, folder)))
    if (!names.has(name)) rmSync(join(ROOT, folder, name), { recursive: true })
  for (const [name, content] of files) {
    const path = join(ROOT, folder, name)
    if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(content))) writeFileSync(path, content)
  }
}

/** Writes all of it. */
export async function writeGenerated() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  // Apart from the scenes, because it renders with React, which Next refuses in the modules of pages.
  const { iconFiles } = await importTypeScript('lib/scenes/icon-drawings.ts')
  writeFolder(
    'public/scenes',
    Array.from(sceneFiles(), ([address, text]) => [basename(address), text]),
  )
  writeFolder(
    'lib/scenes/_icons',
    Object.entries(iconFiles()).map(([name, text]) => [`${name}.svg`, text]),
  )
  writeFolder('app/[locale]/_fonts', await fontFiles())
}
