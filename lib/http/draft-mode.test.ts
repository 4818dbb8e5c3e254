import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { NextRequest } from 'next/server'

const folder = mkdtempSync(join(tmpdir(), 'draft-mode-'))

beforeAll(() => {
  process.env.DIST_DIR = relative(process.cwd(), folder)
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server', 'preview-props.json'), '{"previewModeId":"0123456789abcdef"}')
})

afterAll(() => {
  delete process.env.DIST_DIR
  rmSync(folder, { recursive: true })
})

/** The middleware's cache headers for a browser with a draft mode cookie. */
async function asked(value: string) {
  const { middleware } = await import('@/middleware')
  const cookie = `__prerender_bypass=${value}`
  const { headers } = await middleware(
    new NextRequest('http://localhost:3000/about', { headers: { cookie } }),
  )
  return [headers.get('content-security-policy'), headers.get('cache-control')]
}

test('a browser that sees drafts gets an uncached, freshly rendered page', async () => {
  expect(await asked('0123456789abcdef')).toEqual([expect.stringContaining("'nonce-"), 'private, no-store'])
})

test.each(['', '1', 'fedcba9876543210', '0123456789abcdef0', '0123456789ABCDEF'])(
  'the value %j is not that of the build and changes nothing',
  async (value) => {
    expect(await asked(value)).toEqual([null, null])
  },
)

test("where a function lacks the build's file, only Vercel accepts the value", async () => {
  rmSync(join(folder, 'server', 'preview-props.json'))
  jest.resetModules()
  expect(await asked('0123456789abcdef')).toEqual([null, null])
  process.env.VERCEL = '1'
  jest.resetModules()
  expect(await asked('0123456789abcdef')).toEqual([expect.stringContaining("'nonce-"), 'private, no-store'])
  delete process.env.VERCEL
})
