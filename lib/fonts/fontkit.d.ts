/** The part of fontkit that this site uses; the package has no types. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
  }
  /** Reads a font from a TrueType, OpenType or WOFF file. */
  export function create(file: Buffer): Font
}
