/** Client components of the staff area read only messages that a layout sends to the browser. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
  const all = new Map(sources('components').map(({ name, text }) => [join('components', name), text]))
  const client = new Set<string>()
  /** Adds a file, and what it imports, which is in the browser with it. */
  function add(name: string) {
    const text = all.get(name)
    if (text === undefined || client.has(name)) return
    client.add(name)
    for (const [, path] of text.matchAll(/^(?!import type).*from '((?:@|\.).*)'$/gm))
      add(`${path!.startsWith('@/') ? path!.slice(2) : join(dirname(name), path!)}.tsx`)
  }
  for (const [name, text] of all) if (text.startsWith("'use client'")) add(name)
  const read = [...client].flatMap((name) =>
    [...all.get(name)!.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(([, namespace]) => ({
      name,
      namespace: namespace!,
    })),
  )
  expect(read.length).toBeGreaterThan(50)
  const isSent = ({ namespace }: (typeof read)[number]) =>
    // Of ExportNotice, which only the server renders.
    ['Leads.exportErrors', ...sent].some((each) => namespace === each || namespace.startsWith(`${each}.`))
  expect(read.filter((each) => !isSent(each))).toEqual([])
})
