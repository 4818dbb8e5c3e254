import { safeNext, signInSchema } from './schema'

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
