import { inflateSync } from 'node:zlib'
import decode from 'qr/decode.js'

/** Pixels a point, and the white around the code in points. */
const SCALE = 4
const MARGIN = 10

/** Reads the QR code of a PDF, drawn as small squares, as a phone does: from pixels. @throws Error without one. */
export function readQr(pdf: Uint8Array): string {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)
  const squares = [...streams].flatMap(([, stream = '']) => {
    // Zlib's first byte: others are not compressed.
    if (!stream.startsWith('\x78')) return []
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    return [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm)].map((each) =>
      each.slice(1).map(Number),
    )
  }) as [x: number, y: number, size: number][]
  const [left, top] = [0, 1].map((axis) => Math.min(...squares.map((each) => each[axis]!)) - MARGIN)
  const right = Math.max(...squares.map(([x, , size]) => x + size)) + MARGIN
  const width = Math.ceil((right - left!) * SCALE)
  const data = new Uint8Array(width * width * 4).fill(255)
  const pixel = (at: number) => Math.round(at * SCALE)
  for (const [x, y, size] of squares)
    for (let row = pixel(y - top!); row < pixel(y + size - top!); row++)
      for (let column = pixel(x - left!); column < pixel(x + size - left!); column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return decode({ data, width, height: width })
}
