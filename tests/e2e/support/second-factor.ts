import { createHmac } from 'node:crypto'
import { field } from './fields'
import { type Page, expect } from './test'

/** An authenticator app's code for a key (RFC 6238). */
export function appCode(key: string, time = Date.now()): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Sets up an app, from the list of methods on; returns its key and the recovery codes. */
export async function setUpSecondFactor(page: Page, password: string) {
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
  await field(page, 'Current password').fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const key = await page.locator('code').innerText()
  await field(page, 'Code').fill(appCode(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  return { key, codes: await page.getByRole('listitem').allInnerTexts() }
}
