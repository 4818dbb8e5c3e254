import { iconFiles } from './icon-drawings'

/** The names and drawings of the icons in a file. */
const symbolsIn = (file: keyof ReturnType<typeof iconFiles>) => [
  ...iconFiles()[file].matchAll(/<symbol id="([\w/-]+)" viewBox="0 0 (?:24|144) 24">(.*?)<\/symbol>/g),
]

test('staff icons are in a file that visitors do not load', () => {
  expect(symbolsIn('staff-icons').every(([, name]) => name!.startsWith('staff/'))).toBe(true)
  expect(symbolsIn('icons').some(([, name]) => name!.includes('/'))).toBe(false)
})

test('every icon has a drawing, in the colour of the text beside it', () => {
  const symbols = [...symbolsIn('icons'), ...symbolsIn('staff-icons')]
  expect(symbols.length).toBeGreaterThan(50)
  expect(new Set(symbols.map(([, name]) => name)).size).toBe(symbols.length)
  for (const [, , drawing] of symbols) expect(drawing).toMatch(/^<(?:path|circle|rect|line|g)\b/)
  expect(Object.values(iconFiles()).join('')).not.toMatch(/#[0-9a-f]{3}|class=|NaN/)
})
