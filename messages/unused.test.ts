/**
 * Messages that no code names. A message counts as used when each part of its key occurs in a string or as the name of a
 * property. That leaves out an unused message whose key is made of words that the code uses elsewhere, but needs no list of
 * keys that are chosen at run time: the kept checkers take a whole namespace as used where one key is, and know no translator
 * but next-intl's.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import messages from './en.json'

const ROOT = join(__dirname, '..')

interface Named {
  readonly words: Set<string>
  /** What templates add to a value, as in `${status}Help`. */
  readonly prefixes: Set<string>
  readonly suffixes: Set<string>
}

function collect(node: ts.Node, named: Named) {
  const isTail = ts.isTemplateMiddleOrTemplateTail(node)
  if (isTail) named.suffixes.add(/^[\w-]*/.exec(node.text)![0])
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) named.prefixes.add(/[\w-]*$/.exec(node.text)![0])
  if (isTail || ts.isTemplateHead(node) || ts.isStringLiteralLike(node))
    for (const word of node.text.split(/[^\w-]+/)) named.words.add(word)
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    named.words.add((node.name as ts.Identifier).text)
  // A namespace that a component is given as an object.
  if (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'messages'
  )
    named.words.add(node.name.text)
  ts.forEachChild(node, (child) => collect(child, named))
}

/** What the code of the site names. */
function namedByCode(): Named {
  const named = { words: new Set<string>(), prefixes: new Set<string>(), suffixes: new Set<string>() }
  for (const folder of ['app', 'components', 'lib'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue
      const source = readFileSync(join(ROOT, folder, name), 'utf8')
      collect(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false), named)
    }
  return named
}

/** Whether the code has a word as it is, or builds it from a value that it has, or from a number. */
function isNamed(word: string, { words, prefixes, suffixes }: Named) {
  const isValue = (rest: string) => words.has(rest) || /^\d+$/.test(rest)
  return (
    words.has(word) ||
    [...prefixes].some((prefix) => prefix && word.startsWith(prefix) && isValue(word.slice(prefix.length))) ||
    [...suffixes].some((suffix) => suffix && word.endsWith(suffix) && isValue(word.slice(0, -suffix.length)))
  )
}

interface Tree {
  readonly [key: string]: string | Tree
}

const keysOf = (tree: Tree, path: string[] = []): string[][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key]] : keysOf(value, [...path, key]),
  )

const named = namedByCode()
const isUsed = (key: string[]) => key.every((word) => isNamed(word, named))

test('every message is named by code', () => {
  const keys = keysOf(messages)
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter((key) => !isUsed(key)).map((key) => key.join('.'))).toEqual([])
})

test('a message that no code names is found', () => {
  expect(isUsed(['site', 'thisNoCodeNames'])).toBe(false)
})
