import { type Colour, themes } from './palette'

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const pairs: readonly [least: number, on: readonly Colour[], colours: readonly Colour[]][] = [
  // Text.
  [4.5, ['paper', 'raised', 'clay'], ['ink', 'quiet', 'vine', 'wheat', 'alert']],
  [4.5, ['vine', 'vine-strong'], ['on-vine']],
  [4.5, ['band'], ['on-band', 'band-quiet', 'band-accent']],
  [4.5, ['alert-soft', 'good-soft'], ['ink']],
  [4.5, ['alert-soft'], ['alert']],
  // Borders of controls, and marks.
  [3, ['paper', 'raised'], ['control', 'grain']],
  [3, ['sign-ground'], ['sign-sun', 'sign-chair']],
]

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  test.each(pairs)('contrast is at least %d on %j', (least, grounds, colours) => {
    const low = grounds.flatMap((ground) =>
      colours.flatMap((colour) => {
        const found = contrast(theme[ground], theme[colour])
        return found < least ? [`${colour} on ${ground}: ${found.toFixed(2)}`] : []
      }),
    )
    expect(low).toEqual([])
  })
})
