import { routePattern } from './route-pattern'

const TOKEN = `3f2b9c1e-7f64-4a7e-9a55-0123456789ab.${'0a'.repeat(32)}`

test.each([
  ['/', '/'],
  ['/af', '/'],
  ['/en/blog', '/blog'],
  [`/pay/${TOKEN}`, '/pay/_'],
  [`/af/pay/${TOKEN}?proof=received`, '/pay/_'],
  [`/api/pay/${TOKEN}/receipt`, '/api/pay/_/receipt'],
  ['/newsletter/manage?token=abc', '/newsletter/manage'],
  ['/admin/invitation?token=abc', '/admin/invitation'],
  ['/admin/leads/3f2b9c1e-7f64-4a7e-9a55-0123456789ab', '/admin/leads/_'],
  ['/admin/leads/new', '/admin/leads/new'],
  ['/blog/luister-voor-jy-raad-gee', '/blog/_'],
  ['/blog/search?q=Thandi', '/blog/search'],
  ['/_next/static/chunks/abc.js', '/_next/_'],
  ['/pictures/thandi.webp', '/pictures/_'],
  ['/thandi@example.org', 'other'],
  ['/wp-login.php', 'other'],
  ['/blog/a/b/c', 'other'],
])('of %s the log has %s', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern)
})
