import { readFileSync, readdirSync } from 'node:fs'

const OF_STAFF = ['office.css', 'office-page.css', 'lists.css', 'editor.css', 'commands.css']
const SHEETS = readdirSync('app/styles')
  .filter((name) => name.endsWith('.css') && !OF_STAFF.includes(name))
  .map((name) => `app/styles/${name}`)
const STAFF = /\/(?:admin|staff|content|mail|media|system)\/|\(blog-admin\)|\.test\./
const VIEWS = ['app', 'components'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.tsx') && !STAFF.test(file)),
)
const SIZE = /(?:font-size: |\btext-(?:\[|(?=(?:xs|sm|base|lg|\d?xl)\b)))([^;\]\s'"]+)/g

/** Of text on paper. */
const PRINTED = ['10pt', '1rem']

test('type on pages for visitors has one of the six sizes', () => {
  expect(VIEWS.length).toBeGreaterThan(100)
  const sizes = [...SHEETS, ...VIEWS].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SIZE)].map(([, size = '']) => ({ file, size })),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(({ size }) => !size.includes('var(--text-') && !PRINTED.includes(size))).toEqual([])
})
