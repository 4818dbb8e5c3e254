const original = process.env

beforeEach(() => {
  jest.resetModules()
  process.env = { ...original }
})

afterAll(() => {
  process.env = original
})

async function addressOf(headers: Record<string, string>): Promise<string | null> {
  const { clientAddress } = await import('./client-address')
  return clientAddress(new Headers(headers))
}

const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' }

test('without a trusted proxy no header is believed', async () => {
  delete process.env.TRUSTED_ADDRESS_HEADER
  delete process.env.VERCEL
  expect(await addressOf({ ...forged, 'x-vercel-forwarded-for': '203.0.113.7' })).toBeNull()
})

test.each([
  ['198.51.100.4', '198.51.100.4'],
  [' 198.51.100.4 , 10.0.0.1', '198.51.100.4'],
  ['2001:db8::1', '2001:db8::1'],
  ['', null],
  [' , 10.0.0.1', null],
])('the header of the trusted proxy %j gives %j, whatever others say', async (value, address) => {
  process.env.TRUSTED_ADDRESS_HEADER = 'cf-connecting-ip'
  expect(await addressOf({ ...forged, 'cf-connecting-ip': value })).toBe(address)
})

test('a trusted proxy that sends nothing gives no address', async () => {
  process.env.TRUSTED_ADDRESS_HEADER = 'cf-connecting-ip'
  expect(await addressOf(forged)).toBeNull()
})

test('on Vercel its own header is believed', async () => {
  delete process.env.TRUSTED_ADDRESS_HEADER
  process.env.VERCEL = '1'
  expect(await addressOf({ ...forged, 'x-vercel-forwarded-for': '198.51.100.4' })).toBe('198.51.100.4')
})
