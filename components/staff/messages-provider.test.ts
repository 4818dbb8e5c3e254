/** Client components of the staff area read only messages that a layout sends to the browser. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..', '..')
const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(ROOT, folder, name), 'utf8') }))

test('each namespace of a client component is among those of a layout', () => {
  const layouts = sources('app').filter(({ text }) => text.includes('<MessagesProvider'))
  expect(layouts.length).toBeGreaterThan(2)
  const sent = layouts.flatMap(({ text }) =>
    [...text.matchAll(/^ +'([A-Z][\w.]+)',$/gm)].map(([, name]) => name!),
  )
  const read = sources('components')
    .filter(({ text }) => text.startsWith("'use client'"))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(([, namespace]) => ({
        name,
        namespace: namespace!,
      })),
    )
  expect(read.length).toBeGreaterThan(50)
  const isSent = ({ namespace }: (typeof read)[number]) =>
    sent.some((each) => namespace === each || namespace.startsWith(`${each}.`))
  expect(read.filter((each) => !isSent(each))).toEqual([])
})
