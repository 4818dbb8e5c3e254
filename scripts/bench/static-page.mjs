/**
 * The limit of painting: a static page of an article's length with one stylesheet, no script, no picture and no font, as
 * small and as near as a server can have them.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chance, oneOf } from '../../tests/chaos/chance.mjs'

/** How long the document and the sheet are, in bytes. */
const LENGTHS = { document: 31_000, sheet: 10_000 }

const SYLLABLES =
  'an ber co da el for gra hu in jo ke lis mo nor op pra qui ros sta ter un vo wil yes zer'.split(' ')
const PROPERTIES = ['margin', 'padding', 'gap', 'font-size', 'line-height', 'border-radius', 'max-width']

/** The same words and rules in each run. */
const random = chance(17)
const WORDS = Array.from({ length: 240 }, () =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(random, SYLLABLES)).join(''),
)
const words = (number) => Array.from({ length: number }, () => oneOf(random, WORDS)).join(' ')

function makeDocument() {
  let article = ''
  while (article.length < LENGTHS.document - 800) {
    const paragraphs = Array.from({ length: 3 }, () => `<p>${words(60)}.</p>`)
    article += `<section><h2>${words(6)}</h2>\n${paragraphs.join('\n')}\n</section>\n`
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>A static page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sheet.css"></head>
<body><header><a href="/">A static page</a><nav><a href="#first">One</a> <a href="#second">Two</a></nav></header>
<main><h1>What a page of this length costs at least</h1>\n${article}</main><footer><p>${words(20)}.</p></footer></body></html>`
}

function makeSheet() {
  let sheet =
    'body{margin:0;font:18px/1.6 sans-serif;color:#222}header{display:flex;justify-content:space-between;padding:1rem}main{max-width:44rem;margin:auto;padding:1rem}h1{font-size:2.2rem;line-height:1.2}h2{font-size:1.5rem}\n'
  for (let rule = 0; sheet.length < LENGTHS.sheet; rule++) {
    const value = () => `${oneOf(random, PROPERTIES)}:${(random() * 4).toFixed(2)}rem`
    sheet += `.${oneOf(random, WORDS)}-${rule}{${value()};${value()}}\n`
  }
  return sheet
}

/**
 * Serves it from memory, in gzip.
 * @returns its `url`, and what ends it
 */
export async function openStaticPage() {
  const files = {
    '/': { type: 'text/html; charset=utf-8', body: gzipSync(makeDocument()) },
    '/sheet.css': { type: 'text/css', body: gzipSync(makeSheet()) },
  }
  const server = createServer(({ url }, response) => {
    const file = files[url]
    if (!file) return response.writeHead(404).end()
    const { type, body } = file
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return { url: `http://localhost:${server.address().port}/`, end: () => server.close() }
}
