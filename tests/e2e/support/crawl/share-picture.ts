import type { APIRequestContext } from 'playwright/test'
import sharp from 'sharp'
import { expect } from '../test'

/** Fetches a share picture, checks headers, format and size, and returns its bytes. */
export async function picture(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringMatching(/^public,.*s-maxage=\d+/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const bytes = await answer.body()
  expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength, path).toBeLessThan(1_000_000)
  return bytes
}
