import {
  FIRST_SCRIPT_HASH,
  NOTHING_LOADED,
  contentSecurityPolicy,
  previewHeaders,
  securityHeaders,
} from './headers'

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('a page rendered per request allows only the first inline script of the site and those with its nonce', () => {
  expect(directives(contentSecurityPolicy({ nonce: 'bm9uY2U=' }))['script-src']).toEqual([
    "'self'",
    "'nonce-bm9uY2U='",
    FIRST_SCRIPT_HASH,
  ])
})

test('a prerendered page leaves inline scripts to its stored policy', () => {
  expect(directives(contentSecurityPolicy({}))['script-src']).toEqual(["'self'", "'unsafe-inline'"])
})

test('only the development server may evaluate scripts from text and style inline', () => {
  const dev = directives(contentSecurityPolicy({ nonce: 'x', dev: true }))
  expect(dev['script-src']).toContain("'unsafe-eval'")
  expect(dev['style-src']).toContain("'unsafe-inline'")
  const served = [contentSecurityPolicy({ nonce: 'x' }), contentSecurityPolicy({})]
  for (const policy of served) {
    expect(policy).not.toContain('unsafe-eval')
    expect(directives(policy)['style-src']).toEqual(["'self'"])
  }
})

test('a prerendered page leaves style elements to its stored policy, and allows no style attributes', () => {
  const policy = directives(contentSecurityPolicy({}))
  expect(policy['style-src-elem']).toEqual(["'self'", "'unsafe-inline'"])
  expect(policy['style-src']).toEqual(["'self'"])
  expect(policy['style-src-attr']).toBeUndefined()
})

test('a page rendered per request has no inline styles', () => {
  expect(directives(contentSecurityPolicy({ nonce: 'x' }))['style-src-elem']).toBeUndefined()
})

test.each([
  ['default-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['object-src', ["'none'"]],
  ['frame-src', ["'none'"]],
  ['frame-ancestors', ["'none'"]],
  ['form-action', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['worker-src', ["'none'"]],
  ['img-src', ["'self'", 'https:', 'data:']],
])('%s is %j on every page', (name, values) => {
  expect(directives(contentSecurityPolicy({}))[name]).toEqual(values)
  expect(directives(contentSecurityPolicy({ nonce: 'x', dev: true }))[name]).toEqual(values)
})

test('a page may reach the collector of page views, if configured', async () => {
  process.env.PAGE_VIEWS_URL = 'https://views.example.org/api/event'
  await jest.isolateModulesAsync(async () => {
    const { contentSecurityPolicy: policy } = await import('./headers')
    expect(directives(policy({}))['connect-src']).toEqual(["'self'", 'https://views.example.org'])
  })
  delete process.env.PAGE_VIEWS_URL
})

test('a page may send a form to a given other site only', () => {
  const policy = contentSecurityPolicy({ formOrigins: ['https://www.payfast.co.za'] })
  expect(directives(policy)['form-action']).toEqual(["'self'", 'https://www.payfast.co.za'])
})

test('no directive is repeated, since only the first would count', () => {
  const names = contentSecurityPolicy({ nonce: 'x' })
    .split('; ')
    .map((directive) => directive.split(' ')[0])
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Content-Security-Policy', contentSecurityPolicy({})],
])('every answer carries %s: %s', (key, value) => {
  expect(securityHeaders(false)).toContainEqual({ key, value })
})

test('browsers keep to TLS for at least a year', () => {
  const value = securityHeaders(false).find(({ key }) => key === 'Strict-Transport-Security')?.value
  expect(Number(/max-age=(\d+)/.exec(value ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000)
})

test.each(['camera', 'microphone', 'geolocation'])('no page may use the %s', (feature) => {
  const value = securityHeaders(false).find(({ key }) => key === 'Permissions-Policy')?.value
  expect(value).toContain(`${feature}=()`)
})

test.each(['preview', 'development'])('search engines do not list a deployment for %s', (environment) => {
  expect(previewHeaders(environment)).toEqual([
    { source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ])
})

test.each([undefined, '', 'production'])('the site itself (%j) may be listed', (environment) => {
  expect(previewHeaders(environment)).toEqual([])
})

// MDN HTTP Observatory gives its highest score to a policy with default 'none' that allows nothing unsafe.
test('non-page answers load nothing and cannot be framed', () => {
  expect(directives(NOTHING_LOADED)).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
})
