/** Packages without type declarations: the parts of them that this site uses. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
  }
  /** Reads a font from a TrueType, OpenType or WOFF file. */
  export function create(file: Buffer): Font
}

declare module 'html-purify/tests/test-vectors.js' {
  interface Vector {
    readonly input: string
  }
  const vectors: { readonly html5secVectors: readonly Vector[]; readonly generalVectors: readonly Vector[] }
  export default vectors
}
