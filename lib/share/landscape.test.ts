import sharp from 'sharp'
import { contentOf } from '@/lib/content/content'
import { palette } from '@/lib/provider/palette'
import { type Place, places } from '@/lib/scenes/panorama/places'
import { PANEL, SIZE } from './card'
import { landscapeSvg, skyOf } from './landscape'
import { styles } from './layout'
import { pageCard } from './pages'
import { drawCard } from './render'

const names = Object.keys(places) as Place[]
const besidePhotograph = { ...SIZE, width: SIZE.width - PANEL.width }

/** The pixels of a part of a picture, three bytes each. */
const pixels = (picture: Buffer, part: { top: number; width: number; height: number }) =>
  sharp(picture)
    .flatten({ background: palette.sky })
    .extract({ left: 0, ...part })
    .toColourspace('srgb')
    .raw()
    .toBuffer()

/** The relative luminance of a colour of three bytes (WCAG 2). */
function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The luminance of the darkest pixel. */
function darkest(bytes: Buffer): number {
  const colours = new Set<number>()
  for (let at = 0; at < bytes.length; at += 3) colours.add(bytes.readUIntBE(at, 3))
  return Math.min(
    ...Array.from(colours, (colour) => luminance([colour >> 16, (colour >> 8) & 255, colour & 255])),
  )
}

test.each(names)(
  'every text has a contrast of 4.5 with all that is behind it at the place "%s"',
  async (place) => {
    for (const size of [SIZE, besidePhotograph]) {
      const sky = await pixels(Buffer.from(landscapeSvg(place, size)), {
        top: 0,
        width: size.width,
        height: Math.floor(skyOf(size)),
      })
      const behind = darkest(sky)
      for (const { colour } of Object.values(styles)) {
        const text = luminance([...Buffer.from(palette[colour].slice(1), 'hex')])
        expect((behind + 0.05) / (text + 0.05)).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

const GROUND = {
  top: Math.ceil(skyOf(SIZE)),
  width: SIZE.width,
  height: Math.floor(SIZE.height - skyOf(SIZE)),
}

/** The mean difference of two pictures per channel, 0 to 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length

test('the picture of each page shows its place, and no other', async () => {
  const content = contentOf({}, '2026-11-21')
  const grounds = await Promise.all(
    names.map(async (place) => ({
      place,
      bytes: await pixels(Buffer.from(landscapeSvg(place, SIZE)), GROUND),
    })),
  )
  for (const [name, place] of [
    ['home', 'gate'],
    ['about', 'village'],
    ['blog', 'window'],
    ['courses', 'path'],
    ['biblical-counselling/level-1', 'foot'],
    ['biblical-counselling/level-3', 'summit'],
    ['terms', 'vineyard'],
  ] as const) {
    const card = pageCard(name, 'en', content)
    const drawn = await pixels(await drawCard(card!), GROUND)
    const near = grounds.filter(({ bytes }) => difference(bytes, drawn) < 4).map((ground) => ground.place)
    expect([name, near]).toEqual([name, [place]])
  }
}, 60_000)
