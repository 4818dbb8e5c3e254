import sharp from 'sharp'
import { encode } from './encode'
import { pictureKind, pictureSize } from './picture-address'
import { kindOf } from './upload-rules'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4d3a' } })
const LATER = '<script>alert(1)</script>'

/** A GIF of two frames, 4 by 3 pixels. */
const moving = () =>
  sharp(Buffer.concat([Buffer.alloc(4 * 3 * 3, 10), Buffer.alloc(4 * 3 * 3, 200)]), {
    raw: { width: 4, height: 6, channels: 3, pageHeight: 3 },
  })
    .gif()
    .toBuffer()

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s becomes WebP of the same size', async (kind) => {
  const bytes = await plain(40, 30)[kind]().toBuffer()
  expect(kindOf(bytes)).toBe(kind)
  expect(await encode(bytes)).toMatchObject({ kind: 'webp', width: 40, height: 30 })
})

test('metadata and bytes behind the picture are removed', async () => {
  const picture = await plain(40, 30)
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: LATER } })
    .jpeg()
    .toBuffer()
  const bytes = Buffer.concat([picture, Buffer.from(LATER)])
  const made = await encode(bytes)
  if (typeof made === 'string') throw new Error(made)
  expect(made.bytes.includes('script')).toBe(false)
  expect(made.bytes.includes('Somebody')).toBe(false)
  expect((await sharp(made.bytes).metadata()).exif).toBeUndefined()
})

test('a rotated picture is put upright', async () => {
  const bytes = await plain(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encode(bytes)).toMatchObject({ width: 30, height: 40 })
})

test('a wide picture is scaled to 2000 pixels', async () => {
  const bytes = await plain(3000, 1500).png().toBuffer()
  expect(await encode(bytes)).toMatchObject({ width: 2000, height: 1000 })
})

test('an animated GIF stays animated, with the height of one frame', async () => {
  const made = await encode(await moving())
  expect(made).toMatchObject({ kind: 'gif', width: 4, height: 3 })
  expect((await sharp((made as { bytes: Buffer }).bytes).metadata()).pages).toBe(2)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  [
    'an SVG behind a declaration',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['text', Buffer.from('This is no picture.')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused for its content', async (_, bytes) => {
  expect(await encode(bytes)).toBe('wrongKind')
})

test('a TIFF is refused, though it could be decoded', async () => {
  expect(await encode(await plain(4, 3).tiff().toBuffer())).toBe('wrongKind')
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a truncated %s is refused', async (kind) => {
  const noise = sharp(Buffer.from(Array.from({ length: 120 * 90 * 3 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 120, height: 90, channels: 3 },
  })
  const bytes = await noise[kind]().toBuffer()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(await encode(bytes.subarray(0, Math.floor(bytes.length / 3)))).toBe('broken')
})

test('a small file that expands into too many pixels is refused', async () => {
  const bytes = await plain(9000, 9000).png().toBuffer()
  expect(bytes.length).toBeLessThan(2_000_000)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(await encode(bytes)).toBe('broken')
})

const ID = '3f2b9c1e-7f64-4a7e-9a55-0123456789ab'

test('a name carries the size', () => {
  expect(pictureSize(`/pictures/${ID}-1600x900.webp`)).toEqual({ width: 1600, height: 900 })
  expect(pictureKind(`${ID}-4x3.gif`)).toBe('image/gif')
  expect(pictureKind(`${ID}-4x3.webp`)).toBe('image/webp')
})

test.each([
  `/images/${ID}-1600x900.webp`,
  `https://example.org/pictures/${ID}-1600x900.webp`,
  `/pictures/../${ID}-1600x900.webp`,
  `/pictures/${ID}-1600x900.svg`,
  `/pictures/${ID}-1600x900.webp?x`,
  '/pictures/picture.webp',
])('%s is no uploaded picture', (address) => {
  expect(pictureSize(address)).toBeNull()
})
