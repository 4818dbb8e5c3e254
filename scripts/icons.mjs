/**
 * Makes every icon from app/icon.svg: `node scripts/icons.mjs`, after the drawing has changed. The files are part of
 * the repository. The drawing reaches beyond its tile, so that an icon which the device cuts to its own shape has no gap.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const source = readFileSync('app/icon.svg', 'utf8')

/** The drawing to its own edges and beyond, for devices that cut the shape themselves. */
const whole = source.replace(/ clip-path="[^"]*"/, '')

/** The same with a tenth of the width more on each side: the safe zone of a maskable icon is a circle of 80%. */
const wide = whole.replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"')

/**
 * @param {string} svg
 * @param {number} size
 */
const png = (svg, size) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png({ compressionLevel: 9 })
    .toBuffer()

/**
 * An ICO file of PNG pictures: a header, one entry of 16 bytes for each, then the pictures.
 * @param {readonly number[]} sizes
 */
async function ico(sizes) {
  const pictures = await Promise.all(sizes.map((size) => png(source, size)))
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  sizes.forEach((size, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(pictures[index].length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += pictures[index].length
  })
  return Buffer.concat([header, ...pictures])
}

mkdirSync('public/icons', { recursive: true })
writeFileSync('app/favicon.ico', await ico([16, 32, 48]))
writeFileSync(
  'app/apple-icon.png',
  await sharp(await png(whole, 180))
    .removeAlpha()
    .png()
    .toBuffer(),
)
writeFileSync('public/icons/icon-192.png', await png(source, 192))
writeFileSync('public/icons/icon-512.png', await png(source, 512))
writeFileSync('public/icons/maskable-512.png', await png(wide, 512))
