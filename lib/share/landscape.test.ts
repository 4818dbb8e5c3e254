import sharp, { type Sharp } from 'sharp'
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

/** A part of a picture. */
const cropped = (picture: Buffer, part: { top: number; width: number; height: number }) =>
  sharp(picture)
    .flatten({ background: palette.sky })
    .extract({ left: 0, ...part })
    .toColourspace('srgb')

/** The relative luminance of a colour of three bytes (WCAG 2). */
function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A luminance that no pixel is below: that of the least red, green and blue in the picture. */
async function darkest(picture: Sharp): Promise<number> {
  const { channels } = await sharp(await picture.png({ compressionLevel: 0 }).toBuffer()).stats()
  return luminance(channels.map(({ min }) => min))
}

test.each(names)(
  'every text has a contrast of 4.5 with all that is behind it at the place "%s"',
  async (place) => {
    for (const size of [SIZE, besidePhotograph]) {
      const sky = { top: 0, width: size.width, height: Math.floor(skyOf(size)) }
      const behind = await darkest(cropped(Buffer.from(landscapeSvg(place, size)), sky))
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

/** The pixels of the ground at a sixth of the size, three bytes each. */
const groundOf = (picture: Buffer) =>
  cropped(picture, GROUND)
    .resize(SIZE.width / 6)
    .raw()
    .toBuffer()

/** The mean difference of two pictures per channel, 0 to 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length

test('the picture of each page shows its place, and no other', async () => {
  const content = contentOf({}, '2026-11-21')
  const grounds = await Promise.all(
    names.map(async (place) => ({
      place,
      bytes: await groundOf(Buffer.from(landscapeSvg(place, SIZE))),
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
    const drawn = await groundOf(await drawCard(card!))
    const near = grounds.filter(({ bytes }) => difference(bytes, drawn) < 4).map((ground) => ground.place)
    expect([name, near]).toEqual([name, [place]])
  }
}, 60_000)
