import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inSources } from './source-frames'

jest.mock('@/lib/env', () => ({ distDir: '.next' }))

const CHUNKS = '.next/server/chunks/ssr'
const here = process.cwd()
let folder: string

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frames-'))
  process.chdir(folder)
  const sources = ['../../../../app/%5Blocale%5D/(site)/page.tsx', '../../../../lib/mail/send.ts']
  // Column 0: line 1, column 1 of the first source; column 8: line 3, column 5 of the second.
  const map = { version: 3, sources, names: [], mappings: 'AAAA,QCEI' }
  write(`${CHUNKS}/_18jq._.js.map`, JSON.stringify(map))
  write(`${CHUNKS}/damaged.js.map`, '{')
  write('elsewhere/file.js.map', JSON.stringify(map))
})
afterAll(() => {
  process.chdir(here)
  rmSync(folder, { recursive: true })
})

const frames = (...lines: string[]) => inSources({ name: 'TypeError', frames: lines }).frames

test('a frame in the build names the source file with its line', () => {
  expect(
    frames(
      `at run (${CHUNKS}/_18jq._.js:1:12)`,
      `at async Object.run [as go] (${CHUNKS}/_18jq._.js:1:9)`,
      `at ${CHUNKS}/_18jq._.js:1:3`,
    ),
  ).toEqual([
    'at run (lib/mail/send.ts:3:5)',
    'at async Object.run [as go] (lib/mail/send.ts:3:5)',
    'at app/[locale]/(site)/page.tsx:1:1',
  ])
})

test('so does one of a cause; everything else stays', () => {
  const cause = { name: 'Error', message: 'because', frames: [`at ${CHUNKS}/_18jq._.js:1:9`] }
  expect(inSources({ name: 'TypeError', code: 'X', frames: [], cause })).toEqual({
    name: 'TypeError',
    code: 'X',
    frames: [],
    cause: { ...cause, frames: ['at lib/mail/send.ts:3:5'] },
  })
  expect(inSources({ name: 'string' })).toEqual({ name: 'string' })
})

test('frames without a readable map in the build stay as they are', () => {
  const others = [
    `at run (${CHUNKS}/unknown.js:1:12)`,
    `at run (${CHUNKS}/damaged.js:1:12)`,
    'at run (elsewhere/file.js:1:12)',
    `at run (${CHUNKS}/../../../elsewhere/file.js:1:12)`,
    'at processTicksAndRejections (node:internal/process/task_queues:95:5)',
    'at async Promise.all (index 0)',
    'at Array.map (<anonymous>)',
    `at run (${join(folder, 'elsewhere/file.js')}:1:12)`,
  ]
  expect(frames(...others)).toEqual(others)
})
