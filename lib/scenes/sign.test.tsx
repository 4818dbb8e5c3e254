import { ImageResponse } from 'next/og'
import sharp, { type Sharp } from 'sharp'
import { SceneImage } from '@/lib/share/landscape'
import { sign } from './sign'

const SIZE = { width: 96, height: 96 } as const

/** The colours of a picture without its corners, which the icon rounds. */
const colours = (picture: Sharp) =>
  picture.resize(SIZE).extract({ left: 12, top: 12, width: 72, height: 72 }).removeAlpha().raw().toBuffer()

test('the icon of the site shows the sign, in the same colours', async () => {
  const drawn = new ImageResponse(<SceneImage scene={sign} size={SIZE} />, SIZE)
  const [expected, icon] = await Promise.all([
    colours(sharp(await drawn.arrayBuffer())),
    colours(sharp('app/icon.svg', { density: 144 })),
  ])
  const differing = expected.filter((value, index) => Math.abs(value - icon[index]!) > 24)
  expect(differing.length / expected.length).toBeLessThan(0.02)
})
