import { postHtml } from './html'

const SLUG = 'http://localhost:3000/blog/a-lamp'
const post = {
  id: '12345678-1234-4123-8123-123456789abc',
  title: 'A lamp',
  slug: 'a-lamp',
  content: '',
  excerpt: null,
  featuredImage: null,
  featuredImageAlt: null,
  category: null,
  authorName: null,
  language: 'en' as const,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const html = (content: string, more: object = {}) => postHtml({ ...post, content, ...more }, 'en', SLUG)
const UPLOAD = '/pictures/01234567-0123-4123-8123-0123456789ab-1200x800.webp'

test('addresses are absolute', async () => {
  expect(await html('[a](/contact) [b](https://example.org/x) [c](other) [d](#e) [f](mailto:a@b.c)')).toBe(
    '<p><a href="http://localhost:3000/contact">a</a> <a href="https://example.org/x">b</a> ' +
      '<a href="http://localhost:3000/blog/other">c</a> ' +
      `<a href="${SLUG}#e">d</a> <a href="mailto:a@b.c">f</a></p>`,
  )
})

test('pictures are the original files, the post’s own first', async () => {
  const given = await html(`![b](${UPLOAD})`, { featuredImage: UPLOAD, featuredImageAlt: 'A' })
  const address = `http://localhost:3000${UPLOAD}`
  expect(given).toBe(
    `<p><img src="${address}" alt="A"></p><p><img alt="b" width="1200" height="800" src="${address}"></p>`,
  )
})

test('footnotes of two posts never share an id, and link to the page', async () => {
  const given = await html('A[^1]\n\n[^1]: B')
  expect(given).toContain('id="p12345678-user-content-fn-1"')
  expect(given).toContain('aria-describedby="p12345678-user-content-footnote-label"')
  expect(given).toContain(`href="${SLUG}#user-content-fn-1"`)
  expect(given).not.toMatch(/class=|="#|tabindex/)
})

test('tables and tasks are plain', async () => {
  expect(await html('| a |\n| - |\n| b |')).toMatch(/^<table>/)
  const tasks = await html('- [x] done\n- [ ] open')
  expect(tasks).toContain('☑')
  expect(tasks).toContain('☐')
  expect(tasks).not.toContain('<input')
})

test('nothing in it is executable', async () => {
  const given = await html(
    '<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">a</a> <b style="x">b</b>',
  )
  expect(given).not.toMatch(/script|onerror|style/)
})

test('a text too big to render gives a notice, with the picture of its post', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const given = await html('>'.repeat(2000), { featuredImage: '/images/a.webp' })
  expect(given).toMatch(/^<p><img src="[^"]+" alt=""><\/p><p>This article cannot be shown at the moment\./)
})
