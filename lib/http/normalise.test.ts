import { cleanPath } from './normalise'

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/af', '/af'],
  ['/blog/', '/blog'],
  ['/Blog', '/blog'],
  ['/EN', '/'],
  ['/en/', '/'],
  ['/EN/Blog/', '/blog'],
  ['/AF/Blog/Luister-Voor', '/af/blog/luister-voor'],
  ['//blog//x//', '/blog/x'],
  ['/blog\\x', '/blog/x'],
  ['//example.org/', '/example.org'],
  ['/english', '/english'],
  ['/s%C3%AA/X', '/s%C3%AA/x'],
  ['/pictures/AbC.webp', '/pictures/AbC.webp'],
  ['/feed.xml/', '/feed.xml'],
  ['/en/feed.xml', '/feed.xml'],
])('%s is normalised to %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
  expect(cleanPath(clean)).toBe(clean)
})
