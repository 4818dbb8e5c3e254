import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fonts of PDFs and share pictures: titles, text, emphasis. */
export type FontName = 'display' | 'text' | 'strong'

/** A font as two WOFF files: Latin with all of Afrikaans, and extended Latin for transliterations such as ḥesed. */
interface FontFiles {
  readonly latin: Buffer
  readonly latinExt: Buffer
}

// Written out, because the bundler traces each path and includes only these files. One weight each: neither the PDF nor
// the picture library can take one out of the pages' variable fonts.
const readers: Readonly<Record<FontName, () => FontFiles>> = {
  display: () => ({
    latin: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    ),
    latinExt: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
    ),
  }),
  text: () => ({
    latin: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    ),
    latinExt: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
    ),
  }),
  strong: () => ({
    latin: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    ),
    latinExt: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
    ),
  }),
}

/** Every font, in fallback order for missing letters. */
export const fontNames: readonly FontName[] = ['display', 'text', 'strong']

const read = new Map<FontName, FontFiles>()

/** The files of a font, read once. */
export function fontFiles(name: FontName): FontFiles {
  const files = read.get(name) ?? readers[name]()
  read.set(name, files)
  return files
}
