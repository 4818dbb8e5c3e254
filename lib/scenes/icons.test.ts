import { createHash } from 'node:crypto'
import { iconSheet } from './icon-drawings'
import { ICON_FILE, ICON_VERSION, iconAddress } from './icons'

test('the address of the icons changes with them', () => {
  expect(ICON_VERSION).toBe(createHash('sha256').update(iconSheet()).digest('hex').slice(0, 6))
  expect(iconAddress('menu')).toBe(`${ICON_FILE}?${ICON_VERSION}#menu`)
})

test('every icon has a drawing, in the colour of the text beside it', () => {
  const sheet = iconSheet()
  const symbols = [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 (?:24|144) 24">(.*?)<\/symbol>/g)]
  expect(symbols.length).toBeGreaterThan(50)
  expect(new Set(symbols.map(([, name]) => name)).size).toBe(symbols.length)
  for (const [, , drawing] of symbols) expect(drawing).toMatch(/^<(?:path|circle|rect|line|g)\b/)
  expect(sheet).not.toMatch(/#[0-9a-f]{3}|class=|NaN/)
})
