/**
 * The names by which the rules of a stylesheet find elements: classes (`.shell`), ids (`#content`) and types (`a`), as a
 * selector asks for them and as a page has them. Plain JavaScript, because the build script and Next's cache handler load
 * it without a compiler.
 * @typedef {string | Need[][]} Need a name, or alternatives of which one must be there, each with all of its names
 */
import postcss from 'postcss'

const SCRIPT = /<script[\s\S]*?<\/script>/g
const TAG = /<([a-z][\w-]*)([^>]*)>/gi
const CLASSES = /\sclass="([^"]*)"/
const ID = /\sid="([^"]*)"/

/** The class that the first script gives the document (lib/http/first-script.ts). */
const THEMES = ['.light', '.dark']

/** How React writes a character that means something in an attribute. */
const ESCAPED = /&(amp|lt|gt|quot|#x27);/g
const CHARACTERS = /** @type {Record<string, string>} */ ({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
})

/**
 * All names in a page, as React has written it. What a script has in its text counts for nothing.
 * @param {string} html
 * @returns {Set<string>}
 */
export function namesIn(html) {
  const names = new Set(THEMES)
  const lists = new Set()
  for (const [, type, attributes] of html.replace(SCRIPT, '').matchAll(TAG)) {
    names.add(type.toLowerCase())
    const id = ID.exec(attributes)?.[1]
    if (id) names.add(`#${id}`)
    const list = CLASSES.exec(attributes)?.[1]
    if (list) lists.add(list)
  }
  for (const list of lists)
    for (const name of list.replace(ESCAPED, (_, code) => CHARACTERS[code]).split(/\s+/))
      names.add(`.${name}`)
  return names
}

const IDENTIFIER = /(?:\\[\da-f]{1,6}\s?|\\[^\da-f]|[\w-]|[^\0-\x7f])+/iy
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi

/** @param {string} text an identifier as a stylesheet writes it */
const unescaped = (text) =>
  text.replace(ESCAPE, (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)))

/** Where the bracket closes that opens at a place in a selector. @type {(text: string, from: number) => number} */
function closing(text, from) {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/**
 * The names that a page must have so that a selector can match in it before anybody touches it. It asks for no attributes
 * and states, which scripts and visitors change, but for the pointer's: those nothing has while a page is painted.
 * @param {string} selector one, without a comma of its own
 * @returns {Need[]}
 */
export function needsOf(selector) {
  const needs = /** @type {Need[]} */ ([])
  let at = 0
  const identifier = () => {
    IDENTIFIER.lastIndex = at
    const found = IDENTIFIER.exec(selector)?.[0] ?? ''
    at += found.length
    return unescaped(found)
  }
  while (at < selector.length) {
    const sign = selector[at]
    if (sign === '[') at = closing(selector, at) + 1
    else if (sign === '.' || sign === '#') {
      at += 1
      needs.push(sign + identifier())
    } else if (sign === ':') {
      at += 1
      const state = identifier()
      if (state === 'hover' || state === 'active') needs.push(`:${state}`)
      if (selector[at] !== '(') continue
      const end = closing(selector, at)
      const inner = selector.slice(at + 1, end)
      at = end + 1
      if (state === 'is' || state === 'where') needs.push(postcss.list.comma(inner).map(needsOf))
    } else {
      const type = identifier()
      if (type) needs.push(type.toLowerCase())
      else at += 1
    }
  }
  return needs
}

/**
 * Whether all that a selector needs is among the names of a page.
 * @param {Need[]} needs
 * @param {Set<string>} names
 * @returns {boolean}
 */
export const isMet = (needs, names) =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((each) => isMet(each, names)),
  )
