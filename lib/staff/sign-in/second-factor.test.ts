import { groupedCode, otpauthUri, parseCode, toBase32 } from './second-factor'

test.each([
  ['app', '123456', '123456'],
  ['app', ' 123 456 ', '123456'],
  ['app', '123-456', '123456'],
  ['app', '12345', null],
  ['app', '1234567', null],
  ['app', '１２３４５６', null],
  ['app', 'abcdef', null],
  ['app', null, null],
  ['recovery', 'abcde-23456', 'abcde23456'],
  ['recovery', 'ABCDE 23456', 'abcde23456'],
  ['recovery', 'abcde2345', null],
  ['recovery', 'abcde23456\r\nx-job-key: 1', null],
  ['recovery', new File([], 'a'), null],
] as const)('as %s, %j is read as %j', (kind, typed, code) => {
  expect(parseCode(kind, typed)).toBe(code)
})

test('a recovery code copied as shown is read', () => {
  expect(parseCode('recovery', groupedCode('abcde23456'))).toBe('abcde23456')
})

test.each([
  // RFC 4648, section 10, without padding.
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in Base32 is %j', (text, expected) => {
  expect(toBase32(Buffer.from(text).toString('hex'))).toBe(expected)
})

test('the address for the app names issuer and account, and escapes both', () => {
  const uri = new URL(otpauthUri({ secret: 'MZXW6', issuer: 'A & B', email: 'a+b@example.org' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('A & B:a+b@example.org')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6',
    issuer: 'A & B',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
