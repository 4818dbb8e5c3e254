/**
 * Inlines the render-blocking stylesheets of a prerendered page and their fonts: its first painting is in the brand, and
 * no line moves when a font arrives. Plain JavaScript, because the build script and Next's cache handler load it
 * uncompiled.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sheet as React writes it, with the mark by which React finds it anywhere. */
const SHEET = /<link rel="stylesheet"([^>]*? data-precedence="[^"]*"[^>]*)>/g
const ADDRESS = / href="(\/_next\/(static\/(?:[\w~-]+\/)*[\w~.-]+\.css)(?:\?[^"]*)?)"/
/** A file relative to the sheet: not an address, data or a part of the page itself. */
const RELATIVE = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi
/** The two fonts of every page (app/[locale]/fonts.ts). */
const FONT = /\/(?:figtree|fraunces)\.[^/]+\.woff2$/
/** Device fonts that stand in while the two arrive (app/styles/fonts.css), which a page that contains them never needs. */
const STAND_INS = /@font-face\s*\{\s*font-family:\s*["']?F\w+ stand-in[^}]*\}/g

/** Sheets read by this process, by file; file names change with their content. */
const sheets = /** @type {Map<string, string>} */ (new Map())

/**
 * A sheet for inlining: with the fonts themselves instead of stand-ins, absolute addresses of other files, and no text that ends its element.
 * @param {string} css
 * @param {string} address of the sheet, which its files are relative to
 * @param {string} dist the build folder
 */
function forPage(css, address, dist) {
  const absolute = css.replace(STAND_INS, '').replace(RELATIVE, (_, quote, file) => {
    const { pathname, search } = new URL(file, new URL(address, 'http://localhost'))
    if (!FONT.test(pathname)) return `url(${quote}${pathname}${search}${quote})`
    const font = readFileSync(join(dist, pathname.replace('/_next/', '')), 'base64')
    return `url(data:font/woff2;base64,${font})`
  })
  return absolute.replaceAll('</', '<\\/')
}

/**
 * The sheet of a link; null if its file is not in the build.
 * @param {string} link
 * @param {string} dist
 */
function sheetOf(link, dist) {
  const [, address, name] = ADDRESS.exec(link) ?? []
  if (!address || !name) return null
  const file = join(dist, name)
  const known = sheets.get(file)
  if (known !== undefined) return known
  try {
    const sheet = forPage(readFileSync(file, 'utf8'), address, dist)
    sheets.set(file, sheet)
    return sheet
  } catch {
    return null
  }
}

/**
 * The page with its sheets in one `style` element of its head, and the element's text. The links stay but load nothing:
 * they tell React that the sheets are there. If a sheet cannot be read, the page as it is and null.
 * @param {string} html a page as React has written it
 * @param {string} dist the build folder
 * @returns {{ html: string, css: string | null }}
 */
export function withOwnStyles(html, dist) {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const links = head.match(SHEET) ?? []
  const read = links.map((link) => sheetOf(link, dist))
  if (links.length === 0 || read.includes(null)) return { html, css: null }
  const css = read.join('')
  const start = head.search(SHEET)
  const rest = head.slice(start).replace(SHEET, '<link disabled="" rel="stylesheet"$1>')
  return { html: `${head.slice(0, start)}<style>${css}</style>${rest}${html.slice(end)}`, css }
}
