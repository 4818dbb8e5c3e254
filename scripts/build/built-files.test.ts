/** Additions to and removals from the folder that `next build` leaves for an image. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { completeStandalone, trimSourceMaps } from './built-files.mjs'

const KEY = 'c2l4dGVlbi1ieXRlcy0xNg=='
const MADE = new Date('2026-01-02T03:04:05Z')

let root: string
function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const read = (file: string) => readFileSync(join(root, '.next/standalone', file), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standalone-'))
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = KEY
  write('public/icon.svg', 'icon')
  write('.next/static/chunk.js', 'chunk')
  write('.next/required-server-files.json', JSON.stringify({ config: { distDir: '.next' } }))
  write('scripts/server/server.mjs', 'server')
  write('scripts/server/server.test.ts', 'test')
  write('.next/server/app/en.html', 'without a policy')
  write('.next/server/app/page.js.nft.json', '{}')
  for (const end of ['js', 'json'])
    write(`.next/server/server-reference-manifest.${end}`, `{"encryptionKey":"${KEY}"}`)
  cpSync(join(root, '.next/server'), join(root, '.next/standalone/.next/server'), { recursive: true })
  write(
    '.next/server/chunks/_18jq._.js.map',
    '{"version":3,"sources":["a.ts"],"sourcesContent":["const a"],"mappings":"AAAA"}',
  )
  write('.next/server/app/en.html', 'with its policy')
  utimesSync(join(root, '.next/server/app/en.html'), MADE, MADE)
})
afterEach(() => {
  delete process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  rmSync(root, { recursive: true })
})

test('it has the files for browsers, and the pages with their policies and times', () => {
  completeStandalone(join(root, '.next'), root)
  expect([read('public/icon.svg'), read('.next/static/chunk.js')]).toEqual(['icon', 'chunk'])
  expect(read('.next/server/app/en.html')).toBe('with its policy')
  expect(statSync(join(root, '.next/standalone/.next/server/app/en.html')).mtime).toEqual(MADE)
  expect(existsSync(join(root, '.next/standalone/.next/server/app/page.js.nft.json'))).toBe(false)
})

test('it has source maps without the sources', () => {
  trimSourceMaps(join(root, '.next'))
  completeStandalone(join(root, '.next'), root)
  expect(JSON.parse(read('.next/server/chunks/_18jq._.js.map'))).toEqual({
    version: 3,
    sources: ['a.ts'],
    mappings: 'AAAA',
  })
})

test("it has the site's server, with the settings of the build", () => {
  completeStandalone(join(root, '.next'), root)
  expect(read('scripts/server/server.mjs')).toBe('server')
  expect(existsSync(join(root, '.next/standalone/scripts/server/server.test.ts'))).toBe(false)
  const [settings, start] = read('server.js').split('\n')
  expect(JSON.parse(JSON.parse(settings!.replace(/^\S+ = /, '')))).toEqual({ distDir: '.next' })
  expect(start).toBe("await import('./scripts/server/server.mjs')")
})

test('it has no key of the actions, unless the build generated one, which its servers then share', () => {
  const keys = () => ['js', 'json'].map((end) => read(`.next/server/server-reference-manifest.${end}`))
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = ''
  completeStandalone(join(root, '.next'), root)
  expect(keys().every((text) => text.includes(KEY))).toBe(true)
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = KEY
  completeStandalone(join(root, '.next'), root)
  expect(keys().some((text) => text.includes(KEY))).toBe(false)
})
