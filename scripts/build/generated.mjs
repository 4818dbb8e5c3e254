/**
 * Writes generated sources before a build and before the development server starts. Drawings and icons (public/scenes
 * and lib/scenes/_icons) are separate files, loaded once, only where seen, and compressed. Fonts (app/[locale]/_fonts)
 * have only the letters and weights of the pages, which halves them, since many visitors pay for data.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importTypeScript } from '../environment.mjs'
import { ROOT } from '../terminal.mjs'
import { compressedForms } from './built-files.mjs'

/** Printable ASCII, from the space to the tilde. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** Accented letters of Afrikaans, and of loanwords in English; ŉ has a separate font. */
const LETTERS = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÝÇÑáàâäéèêëíìîïóòôöúùûüýçñ'

/**
 * The characters of the fonts: ASCII, those letters, and spaces, hyphens and signs of text. A font of the device shows
 * all others.
 */
export const CHARACTERS = `${ASCII}${LETTERS}\u00a0\u00ad\u2011\u202f‘’“”–—…•·−×°©€`

/** Characters that hardly ever occur in a title, a quotation or a name. Signs have the largest outlines. */
const RARE_IN_TITLES = /[<>\\^_`{|}~•·−×°©€]/g

/**
 * The weights: one for display text, which halves its file, and the stylesheets' range for other text; the characters.
 */
const FONTS = {
  fraunces: { wght: 500, text: CHARACTERS.replace(RARE_IN_TITLES, '') },
  figtree: { wght: { min: 400, max: 700 }, text: CHARACTERS },
}

/** Font features for text: kerning, ligatures, weight variants, and tabular figures. */
const FEATURES = ['kern', 'liga', 'rvrn', 'tnum']

/** Copyright and licence, which must stay in the file (SIL Open Font License 1.1, condition 2). */
const NAMES = [0, 13, 14]

/** The two fonts of the pages: name and bytes of each file. */
async function fontFiles() {
  // Imported here, once the packages are installed.
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
 * Writes files into a folder, and removes all others from it. Unchanged files are not written: in a container the
 * sources are read-only.
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

export async function writeGenerated() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  // Separate from the scenes, because it renders with React, which Next refuses in the modules of pages.
  const { iconFiles } = await importTypeScript('lib/scenes/icon-drawings.ts')
  const drawings = Array.from(sceneFiles(), ([address, text]) => [basename(address), Buffer.from(text)])
  const compressed = await Promise.all(drawings.map((drawing) => compressedForms(...drawing)))
  writeFolder('public/scenes', [...drawings, ...compressed.flat()])
  writeFolder(
    'lib/scenes/_icons',
    Object.entries(iconFiles()).map(([name, text]) => [`${name}.svg`, text]),
  )
  writeFolder('app/[locale]/_fonts', await fontFiles())
}
