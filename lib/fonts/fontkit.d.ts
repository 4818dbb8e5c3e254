/** The part of fontkit that this site uses; the package has no types of its own. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  /** Reads a font from the bytes of a TrueType, OpenType or WOFF file. */
  export function create(file: Buffer): Font
}
