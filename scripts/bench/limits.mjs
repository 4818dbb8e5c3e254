/** The limits beside the figures: a static page for painting, and the minimal page of Next for serving and presses. */
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chance, oneOf, until } from '../../tests/chaos/chance.mjs'
import { NEXT, hasEnded, startNode } from '../process/child.mjs'
import { freePort } from '../ports.mjs'
import { ROOT, fail, say } from '../terminal.mjs'

const SYLLABLES =
  'an ber co da el for gra hu in jo ke lis mo nor op pra qui ros sta ter un vo wil yes zer'.split(' ')
const PROPERTIES = ['margin', 'padding', 'gap', 'font-size', 'line-height', 'border-radius', 'max-width']

/** The fonts of the site, which its build makes and the static page shows too. */
const FONTS = ['fraunces', 'figtree']

/** Seeded: the same words and rules in each run. */
const random = chance(17)
const times = (number, make) => Array.from({ length: number }, (_, index) => make(index))
const WORDS = times(240, () => times(1 + Math.floor(random() * 3), () => oneOf(random, SYLLABLES)).join(''))
const words = (number) => times(number, () => oneOf(random, WORDS)).join(' ')

const paragraphs = () => times(3, () => `<p>${words(60)}.</p>`).join('\n')
const section = (text) => `<section><h2>${words(6)}</h2>\n${text}\n</section>\n`

/** 32 kB. */
const makeDocument = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>A static page</title><link rel="icon" href="data:,">
${FONTS.map((name) => `<link rel="preload" href="/${name}.woff2" as="font" type="font/woff2" crossorigin>`).join('')}
<link rel="stylesheet" href="/sheet.css"></head>
<body><header><a href="/">A static page</a><nav><a href="#first">One</a> <a href="#second">Two</a></nav></header>
<main><h1>What a page of this length costs at least</h1>
${times(26, () => section(paragraphs())).join('')}</main><footer><p>${words(20)}.</p></footer></body></html>`

const value = () => `${oneOf(random, PROPERTIES)}:${(random() * 4).toFixed(2)}rem`

/** 10 kB. */
const makeSheet =
  () => `${FONTS.map((name) => `@font-face{font-family:${name};src:url(/${name}.woff2);font-display:swap}`).join('')}
body{margin:0;font:18px/1.6 figtree,sans-serif;color:#222}h1,h2{font-family:fraunces,serif}
header{display:flex;justify-content:space-between;padding:1rem}
main{max-width:44rem;margin:auto;padding:1rem}h1{font-size:2.2rem;line-height:1.2}h2{font-size:1.5rem}
${times(213, (rule) => `.${oneOf(random, WORDS)}-${rule}{${value()};${value()}}`).join('\n')}`

/**
 * Serves a page of an article's length with one stylesheet, the two fonts of the site, no script and no picture, compressed, from memory,
 * until this process ends.
 * @returns its address
 */
export async function openStaticPage() {
  const [page, sheet] = [makeDocument(), makeSheet()].map((text) => brotliCompressSync(text))
  const answers = new Map([
    ['/sheet.css', { 'content-type': 'text/css', 'content-encoding': 'br', body: sheet }],
  ])
  for (const name of FONTS) {
    const body = readFileSync(join(ROOT, 'app/[locale]/_fonts', `${name}.woff2`))
    answers.set(`/${name}.woff2`, { 'content-type': 'font/woff2', body })
  }
  const document = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', body: page }
  const server = createServer(({ url }, response) => {
    const { body, ...headers } = answers.get(url) ?? document
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return `http://localhost:${server.address().port}/`
}

/** In the project, to find its packages. */
const FLOOR = join(ROOT, '.next-floor')
const FLOOR_FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } }`,
  // Next also looks in the folders above, and would use the site's.
  'instrumentation.js': 'export function register() {}',
  'app/layout.js': `
    export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
  'app/page.js': `
    import Link from 'next/link'
    export const metadata = { title: 'Floor', description: 'The least page of Next.' }
    export default () => <main><h1>Floor</h1><p>The least page of Next.</p><Link href="/next">Next</Link></main>`,
  'app/next/page.js': `
    export default () => <main><h1>Next</h1><p>The page behind its link.</p></main>`,
}

/**
 * Builds the minimal page of this project's Next, and serves it with `next start` until this process ends.
 * @returns its address. Ends this script with a sentence where it cannot be built or does not answer within a minute.
 */
export async function openFloorPage() {
  say('Building the floor page …')
  rmSync(FLOOR, { recursive: true, force: true })
  mkdirSync(join(FLOOR, 'app/next'), { recursive: true })
  for (const [name, text] of Object.entries(FLOOR_FILES)) writeFileSync(join(FLOOR, name), text)
  const stdio = ['ignore', 'ignore', 'inherit']
  const [code] = await once(startNode([NEXT, 'build', FLOOR], { stdio }), 'exit')
  if (code !== 0) fail('The floor page could not be built; the messages are above.')
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const child = startNode([NEXT, 'start', FLOOR, '-H', 'localhost', '-p', String(port)], { stdio })
  const answers = async () => (await fetch(url).catch(() => null))?.ok
  await until(async () => hasEnded(child) || (await answers()), 60_000)
  return (await answers()) ? url : fail('The floor page does not answer.')
}
