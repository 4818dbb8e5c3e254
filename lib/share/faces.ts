import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Glyphs, readGlyphs } from './glyphs'

/** The faces of a picture: titles, text, and what stands out in text. */
export type Face = 'display' | 'text' | 'strong'

// Each path is written out: the bundler follows it, and takes along these files only. Files of one weight each, because
// the drawing library cannot take a weight out of the site's own variable fonts; the second of each has
// the letters of transliterations, as in ḥesed.
const files: Readonly<Record<Face, () => readonly [Buffer, Buffer]>> = {
  display: () => [
    readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    ),
    readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
    ),
  ],
  text: () => [
    readFileSync(join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff')),
    readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
    ),
  ],
  strong: () => [
    readFileSync(join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff')),
    readFileSync(
      join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
    ),
  ],
}

/** A face that has been read: its files under the names that the drawing library knows them by, and its glyphs. */
export interface ReadFace {
  readonly family: string
  readonly fonts: readonly { readonly name: string; readonly data: Buffer }[]
  readonly glyphs: Glyphs
}

const known = new Map<Face, ReadFace>()

/** A face with its files; read once. */
export function faceOf(face: Face): ReadFace {
  const before = known.get(face)
  if (before) return before
  const [latin, more] = files[face]()
  const read: ReadFace = {
    family: `${face}, ${face}-more`,
    fonts: [
      { name: face, data: latin },
      { name: `${face}-more`, data: more },
    ],
    glyphs: new Map([...readGlyphs(more), ...readGlyphs(latin)]),
  }
  known.set(face, read)
  return read
}

/** How wide a text becomes in a face at a letter size, in pixels; letters stand `tracking` of the size apart. */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  const { glyphs } = faceOf(face)
  return (
    [...text].reduce((sum, letter) => sum + (glyphs.get(letter.codePointAt(0)!) ?? 0) + tracking, 0) * size
  )
}
