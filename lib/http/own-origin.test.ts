import { isOwnOrigin } from './own-origin'

const OWN = 'http://localhost:3000'
const asks = (headers: Record<string, string>) => isOwnOrigin(new Headers(headers))

test('a page of this site may ask, whatever address it is served at', () => {
  expect(asks({ 'sec-fetch-site': 'same-origin', origin: 'https://preview.example' })).toBe(true)
  expect(asks({ origin: OWN })).toBe(true)
})

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'cross-site', origin: OWN },
  { 'sec-fetch-site': 'same-site', origin: OWN },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: `${OWN}.evil.example` },
])('%j may not', (headers) => {
  expect(asks(headers)).toBe(false)
})
