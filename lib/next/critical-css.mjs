/**
 * The rules of a stylesheet that a page is painted with, as text to stand in the page itself, so that nobody waits for
 * the sheet before the first paint. Plain JavaScript, because the build script and Next's cache handler load it without a
 * compiler.
 */
import postcss from 'postcss'
import { renameOptionalFonts } from './optional-fonts.mjs'
import { isMet, namesIn, needsOf } from './page-names.mjs'

/**
 * @typedef {import('./page-names.mjs').Need} Need
 * @typedef {{ selectors: { text: string, needs: Need[] }[], declarations: Declaration[] }} Rule
 * @typedef {{ text: string, property?: string }} Declaration with the custom property that it sets
 * @typedef {{ head: string, parts: Part[] }} Group rules with a condition or a layer
 * @typedef {Rule | Group | Declaration} Part in the order of the sheet; the last for a rule as a whole
 */

const RELATIVE = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi
const USED = /var\(\s*(--[\w-]+)/g

/** The at-rules that hold rules. */
const GROUPS = ['media', 'supports', 'layer', 'container', 'starting-style']

/**
 * Reads a sheet. What is for paper is left out: nobody prints before the sheet itself has come.
 * @param {string} css
 * @param {string} address of the sheet, from which it names its files
 * @returns {Part[]}
 */
export function readSheet(css, address) {
  const root = postcss.parse(css)
  root.walkComments((comment) => void comment.remove())
  renameOptionalFonts(root)
  const absolute = (/** @type {string} */ text) =>
    text.replace(RELATIVE, (_, quote, file) => {
      const { pathname, search } = new URL(file, new URL(address, 'http://localhost'))
      return `url(${quote}${pathname}${search}${quote})`
    })
  /** @param {import('postcss').ChildNode[]} nodes @returns {Part[]} */
  const parts = (nodes) =>
    nodes.flatMap((node) => {
      if (node.type === 'rule') {
        const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }))
        const declarations = node.nodes.map((each) => ({
          text: absolute(each.toString()),
          property: each.type === 'decl' && each.variable ? each.prop : undefined,
        }))
        return [{ selectors, declarations }]
      }
      if (node.type !== 'atrule' || node.name === 'page') return []
      if (node.name === 'media' && node.params === 'print') return []
      if (node.nodes && GROUPS.includes(node.name))
        return [{ head: `@${node.name} ${node.params}`.trim(), parts: parts(node.nodes) }]
      const property = node.name === 'property' ? node.params : undefined
      return [{ text: absolute(node.toString()) + (node.nodes ? '' : ';'), property }]
    })
  return parts(root.nodes)
}

/** The parts with the rules that can match. @type {(parts: Part[], names: Set<string>) => Part[]} */
const matching = (parts, names) =>
  parts.flatMap((part) => {
    if ('parts' in part) {
      const inner = matching(part.parts, names)
      // A layer without a rule still has its place among the layers.
      return inner.length > 0 || part.head.startsWith('@layer') ? [{ ...part, parts: inner }] : []
    }
    if (!('selectors' in part)) return [part]
    const selectors = part.selectors.filter(({ needs }) => isMet(needs, names))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })

/** All declarations in some parts. @type {(parts: Part[]) => Declaration[]} */
const declarationsOf = (parts) =>
  parts.flatMap((part) =>
    'parts' in part ? declarationsOf(part.parts) : 'selectors' in part ? part.declarations : [part],
  )

/** The custom properties that a text asks for. @type {(text: string) => string[]} */
const usedIn = (text) => Array.from(text.matchAll(USED), ([, property]) => /** @type {string} */ (property))

/** The custom properties that a page asks for, also by another one. @type {(parts: Part[], html: string) => Set<string>} */
function usedProperties(parts, html) {
  const declarations = declarationsOf(parts)
  const setting = new Map()
  for (const { text, property } of declarations)
    if (property) setting.set(property, [...(setting.get(property) ?? []), ...usedIn(text)])
  const used = new Set()
  const waiting = [html, ...declarations.flatMap(({ text, property }) => (property ? [] : [text]))].flatMap(
    usedIn,
  )
  for (let property = waiting.pop(); property !== undefined; property = waiting.pop()) {
    if (used.has(property)) continue
    used.add(property)
    waiting.push(...(setting.get(property) ?? []))
  }
  return used
}

/** The parts as a sheet, without the custom properties that nothing uses. @type {(parts: Part[], used: Set<string>) => string} */
function write(parts, used) {
  const isUsed = ({ property }) => property === undefined || used.has(property)
  return parts
    .map((part) => {
      if ('parts' in part) {
        const inner = write(part.parts, used)
        return inner || part.head.startsWith('@layer') ? `${part.head}{${inner}}` : ''
      }
      if (!('selectors' in part)) return isUsed(part) ? part.text : ''
      const declarations = part.declarations.filter(isUsed).map(({ text }) => text)
      const selectors = part.selectors.map(({ text }) => text)
      return declarations.length > 0 ? `${selectors.join()}{${declarations.join(';')}}` : ''
    })
    .join('')
}

/**
 * The rules of a sheet that can match in a page before anybody touches it, in the order and the layers of the sheet, so
 * that nothing looks different once the sheet itself comes after them. It can stand in a `style` element.
 * @param {Part[]} sheet
 * @param {string} html a page as React has written it
 * @returns {string}
 */
export function criticalCss(sheet, html) {
  const parts = matching(sheet, namesIn(html))
  return write(parts, usedProperties(parts, html)).replaceAll('</', '<\\/')
}
