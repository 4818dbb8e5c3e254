/**
 * Finds messages that no code names. A message counts as used if each part of its key occurs in a string or as a
 * property name. That misses unused messages whose key consists of words used elsewhere, but needs no list of dynamic
 * keys: existing checkers take a whole namespace as used with one key, and know no translator but next-intl's.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { messagesOf } from '@/lib/i18n/translator'

const ROOT = join(__dirname, '..')

interface Named {
  readonly words: Set<string>
  /** Text before a template's placeholder; `suffixes` follow one, as in `${status}Help`. */
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
  // A namespace passed to a component as an object.
  if (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'messages'
  )
    named.words.add(node.name.text)
  ts.forEachChild(node, (child) => collect(child, named))
}

/** All words named in the site's code. */
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

/** Whether the code contains a word, or builds it from a known value or a number. */
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

/** Namespaces whose keys the code lists: the kinds of the audit log (lib/staff/audit/log.ts). */
const LISTED = /^Audit\.kinds\./

const named = namedByCode()
const isUsed = (key: string[]) => LISTED.test(key.join('.')) || key.every((word) => isNamed(word, named))

test('code names every message', () => {
  const keys = keysOf(messagesOf('en'))
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter((key) => !isUsed(key)).map((key) => key.join('.'))).toEqual([])
})

test('a message that no code names is detected', () => {
  expect(isUsed(['site', 'thisNoCodeNames'])).toBe(false)
})
