import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The faces of a brochure: headings, text, and what stands out in text. */
export type Face = 'display' | 'text' | 'strong'

/**
 * Reads the faces that are put into a brochure. Only the build calls it. They are files of one weight each, because the
 * PDF library cannot take a weight out of the site's own variable fonts.
 */
export function readFaces(): Readonly<Record<Face, Buffer>> {
  // Each path is written out: the bundler follows it, and takes along these files only.
  return {
    display: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    ),
    text: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    ),
    strong: readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    ),
  }
}
