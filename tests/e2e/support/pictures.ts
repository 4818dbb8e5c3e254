import sharp from 'sharp'
import { type Page, signIn } from './test'

export const ADDRESS = /\/pictures\/[\da-f-]{36}-\d+x\d+\.webp/

export const picture = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#b87414' } })
    .jpeg()
    .toBuffer()

export async function newPost(page: Page) {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
}

/** Chooses a file with the toolbar's button. */
export async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

export const card = (page: Page, name: string) => page.getByRole('region', { name })
