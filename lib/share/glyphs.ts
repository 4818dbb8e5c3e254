import { inflateSync } from 'node:zlib'

/** What a font file can write: the width of each character in parts of the letter size, by code point. */
export type Glyphs = ReadonlyMap<number, number>

/** The tables of a WOFF file by name (W3C, WOFF File Format 1.0, sections 4 and 5). */
function tablesOf(file: Buffer): (name: string) => Buffer {
  const count = file.readUInt16BE(12)
  const places = Array.from({ length: count }, (_, place) => 44 + place * 20)
  return (name) => {
    const at = places.find((place) => file.toString('latin1', place, place + 4) === name)
    if (at === undefined) throw new Error(`The font has no table ${name}`)
    const start = file.readUInt32BE(at + 4)
    const packed = file.readUInt32BE(at + 8)
    const bytes = file.subarray(start, start + packed)
    return packed < file.readUInt32BE(at + 12) ? inflateSync(bytes) : bytes
  }
}

/** The map from characters to glyphs for the Basic Multilingual Plane (OpenType, cmap format 4). */
function characterMap(cmap: Buffer): Buffer {
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + place * 8))
    if (table.readUInt16BE(0) === 4) return table
  }
  throw new Error('The font has no character map of format 4')
}

/**
 * Reads what a font file can write, so that a title is measured before it is drawn, and nothing is drawn that the file
 * has no glyph for.
 * @throws Error for a file that is no WOFF with a character map of format 4.
 */
export function readGlyphs(file: Buffer): Glyphs {
  const table = tablesOf(file)
  const units = table('head').readUInt16BE(18)
  const metrics = table('hmtx')
  const last = table('hhea').readUInt16BE(34) - 1
  const widthOf = (glyph: number) => metrics.readUInt16BE(Math.min(glyph, last) * 4) / units

  const map = characterMap(table('cmap'))
  const segments = map.readUInt16BE(6)
  const glyphs = new Map<number, number>()
  for (let place = 14; place < 14 + segments; place += 2) {
    const end = map.readUInt16BE(place)
    const start = map.readUInt16BE(place + segments + 2)
    const delta = map.readUInt16BE(place + segments * 2 + 2)
    const rangeAt = place + segments * 3 + 2
    const range = map.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const found = range === 0 ? code : map.readUInt16BE(rangeAt + range + (code - start) * 2)
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, widthOf(glyph))
    }
  }
  return glyphs
}
