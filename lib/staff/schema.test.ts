import {
  changePasswordSchema,
  passwordLinkSchema,
  mailedLinkSchema,
  newPasswordSchema,
  safeNext,
  signInPath,
  signInSchema,
} from './schema'

test.each([
  '/admin/dashboard',
  '/af/admin/dashboard',
  '/blog/admin',
  '/blog/admin?edit=4d0e9d4e&tab=preview',
  '/blog/admin?next=https://example.org',
  '/blog/admin?a=%2F%2Fexample.org',
  '/',
])('the path %j is gone to as it stands', (path) => {
  expect(safeNext(path)).toBe(path)
})

test('a mark inside the page is left out', () => {
  expect(safeNext('/blog/admin?page=2#form')).toBe('/blog/admin?page=2')
})

test.each([
  '',
  'blog/admin',
  '?a=b',
  '#a',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /admin',
  '/admin dashboard',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/ê',
  null,
  undefined,
  42,
  ['/admin'],
])('%j leads to the dashboard', (next) => {
  expect(safeNext(next)).toBe('/admin/dashboard')
})

test.each([
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/%2f%2fevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/;//evil.example',
  '/@evil.example',
  '/:80',
  '/af//evil.example',
])('with %j a browser stays on this site', (next) => {
  const path = safeNext(next)
  expect(new URL(path, 'https://site.example/admin/login').origin).toBe('https://site.example')
})

test('an e-mail address is trimmed and put in lower case, a password is taken to the letter', () => {
  expect(signInSchema.parse({ email: ' Staff@Example.ORG ', password: ' Pass Word ' })).toEqual({
    email: 'staff@example.org',
    password: ' Pass Word ',
  })
})

test.each([
  { email: '', password: 'x' },
  { email: '  ', password: 'x' },
  { email: 'a@example.org', password: '' },
  { email: 'a@example.org' },
  { password: 'x' },
  { email: 'a'.repeat(255), password: 'x' },
  { email: 'a@example.org', password: 'x'.repeat(201) },
])('%j is not sent on', (form) => {
  expect(signInSchema.safeParse(form).success).toBe(false)
})

test('the sign-in page is told where to go next and why one is there, in the language asked for', () => {
  expect(signInPath('en')).toBe('/admin/login')
  expect(signInPath('af', { next: '/af/blog/admin?page=2', notice: 'idle' })).toBe(
    '/af/admin/login?next=%2Faf%2Fblog%2Fadmin%3Fpage%3D2&notice=idle',
  )
})

test('an address that a link is mailed to is trimmed, in lower case, and an address', () => {
  expect(passwordLinkSchema.parse({ email: ' Staff@Example.ORG ' })).toEqual({ email: 'staff@example.org' })
  for (const email of [
    '',
    'staff',
    'staff@',
    'a b@example.org',
    `${'a'.repeat(250)}@example.org`,
    undefined,
    4,
  ])
    expect(passwordLinkSchema.safeParse({ email }).success).toBe(false)
})

test('a password that is missing, a file or beyond all measure counts as empty, which its rules refuse', () => {
  expect(newPasswordSchema.parse({})).toEqual({ password: '' })
  expect(changePasswordSchema.parse({ present: new File([], 'a'), password: 'a' })).toEqual({
    present: '',
    password: 'a',
  })
  expect(changePasswordSchema.parse({ present: 'x'.repeat(201), password: '' })).toEqual({
    present: '',
    password: '',
  })
})

test.each([
  null,
  {},
  { kind: 'token_hash' },
  { kind: 'token_hash', value: '' },
  { kind: 'token_hash', value: 'x'.repeat(501) },
  { kind: 'token_hash', value: ['x'] },
  { kind: 'access_token', value: 'x' },
])('%j is no mailed link', (link) => {
  expect(mailedLinkSchema.safeParse(link).success).toBe(false)
})
