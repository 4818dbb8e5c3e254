/**
 * Part of `npm run lint`: lists the messages that no code names. Exit code 1 while there is one. Needs the packages.
 *
 * A message counts as used when each part of its key occurs in a string or as the name of a property. That leaves out an
 * unused message whose key is made of words that the code uses elsewhere, but needs no list of keys that are chosen at
 * run time: the kept checkers take a whole namespace as used where one key is, and know no translator but next-intl's.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT, fail, say } from './terminal.mjs'

const words = new Set()
/** What templates add to a value, as in `${status}Help`. */
const prefixes = new Set()
const suffixes = new Set()

function addWords(node) {
  const isTail = ts.isTemplateMiddleOrTemplateTail(node)
  if (isTail) suffixes.add(/^[\w-]*/.exec(node.text)[0])
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) prefixes.add(/[\w-]*$/.exec(node.text)[0])
  if (isTail || ts.isTemplateHead(node) || ts.isStringLiteralLike(node))
    for (const word of node.text.split(/[^\w-]+/)) words.add(word)
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) words.add(node.name.text)
  ts.forEachChild(node, addWords)
}

/** Whether the code has a word as it is, or builds it from a value that it has, or from a number. */
function isNamed(word) {
  if (words.has(word)) return true
  const isValue = (rest) => words.has(rest) || /^\d+$/.test(rest)
  return (
    [...prefixes].some((prefix) => prefix && word.startsWith(prefix) && isValue(word.slice(prefix.length))) ||
    [...suffixes].some((suffix) => suffix && word.endsWith(suffix) && isValue(word.slice(0, -suffix.length)))
  )
}

for (const folder of ['app', 'components', 'lib'])
  for (const name of readdirSync(join(ROOT, folder), { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(name)) continue
    const source = readFileSync(join(ROOT, folder, name), 'utf8')
    addWords(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false))
  }

const keysOf = (tree, path = []) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key]] : keysOf(value, [...path, key]),
  )
const messages = JSON.parse(readFileSync(join(ROOT, 'messages', 'en.json'), 'utf8'))
const unused = keysOf(messages).filter((key) => !key.every(isNamed))
for (const key of unused) say(`messages/en.json: ${key.join('.')}`)
if (unused.length > 0) fail(`${unused.length} messages are named by no code.`)
