import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHEET = '.shell{color:red}.other{color:blue}'

const { withPagePolicy, protectPages } = jest.requireActual<{
  withPagePolicy(html: string, dist: string): string
  protectPages(dist: string): void
}>('./page-policy.mjs')

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
writeFileSync(join(folder, 'static', 'chunks', 'a.css'), SHEET)

const protect = (html: string) => withPagePolicy(html, folder)

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

function sources(html: string): string[] {
  const policy = /<meta http-equiv="Content-Security-Policy" content="script-src ([^;"]*);/.exec(html)?.[1]
  return policy?.trim().split(/\s+/) ?? []
}

// The script and its hash are those of MDN's page on script-src.
const hello = "alert('Hello, world.');"
const helloHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
const emptyHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test.each([
  ['in the body', page(`<script>${hello}</script>`)],
  ['in the head', page('', `<script>${hello}</script>`)],
  ['with attributes', page(`<script id="a" async type="text/javascript" data-src="x">${hello}</script>`)],
  ['of a module', page(`<script type="module">${hello}</script>`)],
  ['that stands twice', page(`<script>${hello}</script><p>x</p><script>${hello}</script>`)],
])('a script %s may run by its hash', (_name, html) => {
  expect(sources(protect(html))).toEqual(["'self'", helloHash])
})

test('each of several scripts has its own hash', () => {
  const html = protect(page(`<script>${hello}</script><script></script>`))
  expect(sources(html)).toEqual(["'self'", helloHash, emptyHash])
})

test.each([
  ['external', '<script src="/a.js"></script>'],
  ['external after other attributes', '<script async="" nomodule="" src="/_next/static/a.js"></script>'],
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ['JSON', '<script id="data" type="application/json">{}</script>'],
])('the %s script needs no hash', (_name, script) => {
  expect(sources(protect(page(script)))).toEqual(["'self'"])
})

test('a script injected later, or changed by one character, has no hash', () => {
  const hashes = sources(protect(page(`<script>${hello} </script>`)))
  expect(hashes).toHaveLength(2)
  expect(hashes).not.toContain(helloHash)
})

test('the policy is first in the head, before any script, and the rest of the page is unchanged', () => {
  const html = page(`<script>${hello}</script>`, '<script src="/a.js"></script><title>T</title>')
  const safe = protect(html)
  expect(safe).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/)
  expect(safe.replace(/<meta http-equiv[^>]*>/, '')).toBe(html)
})

test('a page with a policy keeps it', () => {
  const once = protect(page(`<script>${hello}</script>`))
  expect(protect(once)).toBe(once)
})

test('content that is no page stays as it is', () => {
  expect(protect('<p>no head</p>')).toBe('<p>no head</p>')
})

describe('a page with stylesheets', () => {
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
  const off = link.replace('<link', '<link disabled=""')
  const run = `<script>${hello}</script>`
  const styled = `<style>${SHEET}</style>${off}`
  const content = '<main class="shell"><script type="application/ld+json">{}</script></main>'
  const styles = (html: string) => /style-src-elem ([^"]*)"\/>/.exec(html)?.[1]
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const withoutPolicy = (html: string) => html.replace(/<meta http-equiv[^>]*>/, '')
  /** A page whose sheet has this text. */
  function protectWith(css: string) {
    const name = `${createHash('sha256').update(css).digest('hex')}.css`
    writeFileSync(join(folder, 'static', 'chunks', name), css)
    const html = protect(page(content, link.replace('a.css', `${name}?dpl=1`)))
    return { css: /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '', styles: styles(html) }
  }

  test('has them inline, with their hash in its policy; the link loads nothing', () => {
    const html = protect(page(content + run, `<meta charSet="utf-8"/>${link}<title>T</title>`))
    expect(styles(html)).toBe(`'self' ${hashOf(SHEET)}`)
    expect(withoutPolicy(html)).toBe(page(content + run, `<meta charSet="utf-8"/>${styled}<title>T</title>`))
  })

  test('has several in order in one element', () => {
    const second = 'p{color:green}'
    writeFileSync(join(folder, 'static', 'chunks', 'b.css'), second)
    const other = link.replace('a.css', 'b.css')
    const html = protect(page(content, `${link}<title>T</title>${other}`))
    expect(styles(html)).toBe(`'self' ${hashOf(SHEET + second)}`)
    expect(withoutPolicy(html)).toBe(
      page(content, `<style>${SHEET}${second}</style>${off}<title>T</title>${off.replace('a.css', 'b.css')}`),
    )
  })

  test('takes the sheet of a named deployment', () => {
    const named = link.replace('.css"', '.css?dpl=a-1"')
    const html = protect(page(content, named))
    expect(html).toContain(`<style>${SHEET}</style>${named.replace('<link', '<link disabled=""')}</head>`)
  })

  test('resolves files relative to the sheet', () => {
    const sheet = (media: string) =>
      `@font-face{font-family:a;src:url(${media}a.woff2?dpl=1)format("woff2"),url("/b.woff2"),url('${media}c.woff2'),local(d)}`
    expect(protectWith(sheet('../media/')).css).toBe(sheet('/_next/static/media/'))
    const data = '.a{background:url(data:image/png;base64,AAAA),url(#x),url(https://example.org/a.png)}'
    expect(protectWith(data).css).toBe(data)
  })

  test('contains the fonts of every page', () => {
    mkdirSync(join(folder, 'static', 'media'), { recursive: true })
    writeFileSync(join(folder, 'static', 'media', 'figtree.a1.woff2'), 'font')
    const sheet = (file: string) => `@font-face{font-family:a;src:url(${file})format("woff2")}`
    expect(protectWith(sheet('../media/figtree.a1.woff2')).css).toBe(
      sheet(`data:font/woff2;base64,${Buffer.from('font').toString('base64')}`),
    )
  })

  test('has no text in its sheet that ends its element', () => {
    const found = protectWith('.a::before{content:"</style><script>"}')
    expect(found.css).toBe('.a::before{content:"<\\/style><script>"}')
    expect(found.styles).toBe(`'self' ${hashOf(found.css)}`)
  })

  test.each([
    ['is not in the build', link.replace('a.css', 'none.css')],
    ['lies elsewhere', link.replace('/_next', 'https://example.org/_next')],
    ['has a name that leads out of it', link.replace('a.css', '../../../package.css')],
  ])('waits for one that %s, and has no styles of its own', (_name, other) => {
    const html = page(content + run, link + other)
    const safe = protect(html)
    expect(styles(safe)).toBe("'self'")
    expect(withoutPolicy(safe)).toBe(html)
  })

  test('ignores styles that its content fakes', () => {
    const hostile =
      '<p class="shell">&lt;/style&gt;&lt;style&gt;p{}&lt;/style&gt; $&amp; $1 class="other"</p>'
    const html = protect(page(hostile, link))
    expect(styles(html)).toBe(`'self' ${hashOf(SHEET)}`)
    expect(html).toContain(`${styled}</head><body>${hostile}</body>`)
  })
})

test('every page of a build gets its policy and keeps its time, other files stay', () => {
  mkdirSync(join(folder, 'server', 'app', 'af', 'blog'), { recursive: true })
  const files = ['index.html', 'af/blog/a.html', 'af/a.rsc'].map((file) =>
    join(folder, 'server', 'app', file),
  )
  const made = new Date('2026-01-02T03:04:05Z')
  for (const file of files) {
    writeFileSync(file, page(`<script>${hello}</script>`))
    utimesSync(file, made, made)
  }
  protectPages(folder)
  expect(files.map((file) => statSync(file).mtime)).toEqual([made, made, made])
  const hashed = files.map((file) => readFileSync(file, 'utf8').includes(helloHash))
  expect(hashed).toEqual([true, true, false])
})
