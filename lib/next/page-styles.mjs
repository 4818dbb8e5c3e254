/**
 * Stylesheets and fonts that no first paint waits for: what a prerendered page needs of its sheets stands in its head, the
 * sheets themselves come behind its content, and fonts are asked for after all else. Plain JavaScript, because the build
 * script and Next's cache handler load it without a compiler.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { criticalCss, readSheet } from './critical-css.mjs'

/** A sheet as React writes it, with the mark by which it finds it again, wherever it stands. */
const SHEET = /<link rel="stylesheet"[^>]*? data-precedence="[^"]*"[^>]*>/g
/** A font that is requested before a rule names it: in the head it would hold up the paint. */
const FONT = /<link rel="preload"[^>]*? as="font"[^>]*>/g
const ADDRESS = / href="(\/_next\/(static\/(?:[\w~-]+\/)*[\w~.-]+\.css)(?:\?[^"]*)?)"/

/** The sheets that this process has read, by their files, whose names change with what is in them. */
const sheets = /** @type {Map<string, ReturnType<typeof readSheet>>} */ (new Map())

/**
 * The sheet of a link; null where its file is not in the build.
 * @param {string} link
 * @param {string} dist
 */
function sheetOf(link, dist) {
  const [, address, name] = ADDRESS.exec(link) ?? []
  if (!address || !name) return null
  const file = join(dist, name)
  const known = sheets.get(file)
  if (known) return known
  try {
    const sheet = readSheet(readFileSync(file, 'utf8'), address)
    sheets.set(file, sheet)
    return sheet
  } catch {
    return null
  }
}

/**
 * The page with the rules that it is painted with in a `style` element of its head, and its sheets further down; and
 * those rules. Where a sheet cannot be read, the page as it is and null.
 * @param {string} html a page as React has written it
 * @param {string} dist where the build lies
 * @param {number} end where its content ends and its scripts begin, which run once its sheets are there
 * @returns {{ html: string, css: string | null }}
 */
export function withCriticalStyles(html, dist, end) {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = head.match(SHEET) ?? []
  const read = links.map((link) => sheetOf(link, dist))
  if (links.length === 0 || read.includes(null)) return { html, css: null }
  const css = read.map((sheet) => criticalCss(sheet ?? [], html)).join('')
  const fonts = (head.match(FONT) ?? []).map((font) => font.replace('<link', '<link fetchPriority="low"'))
  const [before = '', ...after] = head.replace(FONT, '').split(SHEET)
  const content = html.slice(head.length, end)
  const late = [...links, ...fonts].join('')
  return { html: `${before}<style>${css}</style>${after.join('')}${content}${late}${html.slice(end)}`, css }
}
