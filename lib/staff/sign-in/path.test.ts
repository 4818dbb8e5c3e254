import { nextOf, safeNext, signInPath } from './path'

test.each([
  '/admin/dashboard',
  '/af/admin/dashboard',
  '/blog/admin',
  '/blog/admin?edit=4d0e9d4e&tab=preview',
  '/blog/admin?next=https://example.org',
  '/blog/admin?a=%2F%2Fexample.org',
  '/',
])('the path %j is kept', (path) => {
  expect(safeNext(path)).toBe(path)
})

test('the fragment is dropped', () => {
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

test('the sign-in page gets the next page and its notice, in the given language', () => {
  expect(signInPath('en')).toBe('/admin/login')
  expect(signInPath('af', { next: '/af/blog/admin?page=2', notice: 'idle' })).toBe(
    '/af/admin/login?next=%2Faf%2Fblog%2Fadmin%3Fpage%3D2&notice=idle',
  )
})

test.each([
  [{}, '/admin/dashboard'],
  [{ next: '/af/admin/leads?status=new' }, '/admin/leads?status=new'],
  [{ next: ['/admin/mail', '/admin/leads'] }, '/admin/mail'],
  [{ next: '//evil.example' }, '/admin/dashboard'],
])('%j leads on in the language of the sign-in page, which may have been switched there', (query, path) => {
  expect([nextOf(query, 'en'), nextOf(query, 'af')]).toEqual([path, `/af${path}`])
})
