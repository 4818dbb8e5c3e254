import { isPublicAddress } from './checklist-queries'

test.each(['https://counselling.co.za', 'https://www.counselling.co.za:8443', 'https://localhost.co.za'])(
  'visitors reach %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  'http://counselling.co.za',
  'https://localhost:3000',
  'https://site.localhost',
  'https://server',
  'https://server.local',
  'https://192.168.0.4',
  'https://[::1]',
  'https://www.example.org',
])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false))
