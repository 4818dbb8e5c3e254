import { focuses, pictureOf, withFocus } from './focus'

test('a focus is added to an address, replaced and removed, and leaves the file as it is', () => {
  expect(focuses.length).toBeGreaterThan(0)
  for (const focus of focuses) {
    const address = withFocus('/pictures/a.webp#focus=left', focus)
    expect(address).toBe(`/pictures/a.webp#focus=${focus}`)
    expect(pictureOf(address)).toEqual({ file: '/pictures/a.webp', focus })
    expect(withFocus(address, null)).toBe('/pictures/a.webp')
  }
})

test.each(['https://example.org/a.webp', '/a.webp#part', '/a.webp#focus=', '/a.webp#focus=leftish'])(
  '%s has no focus',
  (address) => expect(pictureOf(address)).toEqual({ file: address, focus: null }),
)
