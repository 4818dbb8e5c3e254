import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { withPagePolicy, protectPages } = jest.requireActual<{
  withPagePolicy(html: string): string
  protectPages(folder: string): void
}>('./page-policy.mjs')

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

function sources(html: string): string[] {
  const policy = /<meta http-equiv="Content-Security-Policy" content="script-src ([^"]*)"\/>/.exec(html)?.[1]
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
  expect(sources(withPagePolicy(html))).toEqual(["'self'", helloHash])
})

test('each of several scripts has its own hash', () => {
  const html = withPagePolicy(page(`<script>${hello}</script><script></script>`))
  expect(sources(html)).toEqual(["'self'", helloHash, emptyHash])
})

test.each([
  ['external', '<script src="/theme.js"></script>'],
  ['external after other attributes', '<script async="" nomodule="" src="/_next/static/a.js"></script>'],
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ['JSON', '<script id="data" type="application/json">{}</script>'],
])('the %s script needs no hash', (_name, script) => {
  expect(sources(withPagePolicy(page(script)))).toEqual(["'self'"])
})

test('a script that was put in afterwards, or changed by one character, has no hash', () => {
  const hashes = sources(withPagePolicy(page(`<script>${hello} </script>`)))
  expect(hashes).toHaveLength(2)
  expect(hashes).not.toContain(helloHash)
})

test('the policy stands first in the head, before any script, and the rest of the page is as it was', () => {
  const html = page(`<script>${hello}</script>`, '<script src="/theme.js"></script><title>T</title>')
  const safe = withPagePolicy(html)
  expect(safe).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/)
  expect(safe.replace(/<meta http-equiv[^>]*>/, '')).toBe(html)
})

test('a page that has its policy keeps it', () => {
  const once = withPagePolicy(page(`<script>${hello}</script>`))
  expect(withPagePolicy(once)).toBe(once)
})

test('what is not a page stays as it is', () => {
  expect(withPagePolicy('<p>no head</p>')).toBe('<p>no head</p>')
})

test('every page below a folder gets its policy, other files none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    mkdirSync(join(folder, 'af', 'blog'), { recursive: true })
    const files = ['index.html', 'af/blog/a.html', 'af/a.rsc'].map((file) => join(folder, file))
    for (const file of files) writeFileSync(file, page(`<script>${hello}</script>`))
    protectPages(folder)
    const hashed = files.map((file) => readFileSync(file, 'utf8').includes(helloHash))
    expect(hashed).toEqual([true, true, false])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
