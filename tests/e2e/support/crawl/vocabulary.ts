import { readFileSync } from 'node:fs'

/** A schema.org type: its own properties, and its supertypes. */
interface Definition {
  readonly properties: ReadonlySet<string>
  readonly parents: readonly string[]
}

const namesOf = (list: string) => [...list.matchAll(/\b\w+Base\b/g)].map(([name]) => name)

/**
 * schema.org's vocabulary from schema-dts, which is generated from schema.org's file. `bases` has the definitions by
 * interface name, `types` the interfaces of each @type.
 */
function readVocabulary() {
  const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const bases = new Map<string, Definition>()
  for (const [, name, parents, body] of source.matchAll(
    /^interface (\w+Base) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  ))
    bases.set(name!, {
      properties: new Set([...body!.matchAll(/^ {4}"([^"]+)"\?:/gm)].map(([, property]) => property!)),
      parents: namesOf(parents!),
    })
  const types = new Map<string, readonly string[]>()
  for (const [, parents, type] of source.matchAll(
    /^export interface \w+Leaf extends ([^{]+) \{\n {4}"@type": "(\w+)"/gm,
  ))
    types.set(type!, namesOf(parents!))
  return { bases, types }
}

const { bases, types } = readVocabulary()

const has = (base: string, property: string): boolean => {
  const known = bases.get(base)
  return (
    known !== undefined &&
    (known.properties.has(property) || known.parents.some((each) => has(each, property)))
  )
}

/**
 * Terms in a JSON-LD value that schema.org lacks: types, and properties of neither the type nor its ancestors. An
 * object without a type may only be a reference (`@id` alone). The compiler checks the kinds of values where the
 * records are made, by the same declarations.
 */
export function unknownTerms(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((each, index) => unknownTerms(each, `${path}[${index}]`))
  const inner = Object.entries(value).flatMap(([key, each]) => unknownTerms(each, `${path}.${key}`))
  const names = Object.keys(value)
  const type = (value as { '@type'?: string })['@type']
  if (type === undefined) return names.join() === '@id' ? inner : [`${path} has no type`, ...inner]
  const parents = types.get(type)
  if (!parents) return [`${path}: no type ${type}`, ...inner]
  const strange = names.filter(
    (name) => !/^@(type|id)$/.test(name) && !parents.some((base) => has(base, name)),
  )
  return [...strange.map((name) => `${path}: ${type} has no ${name}`), ...inner]
}

/** Ids that a value describes (`described`, with a type) or only refers to (`named`). */
export function idsIn(value: unknown): { described: string[]; named: string[] } {
  if (value === null || typeof value !== 'object') return { described: [], named: [] }
  const inner = Object.values(value).map(idsIn)
  const { '@id': id, '@type': type } = value as { '@id'?: string; '@type'?: string }
  return {
    described: [...(id && type ? [id] : []), ...inner.flatMap(({ described }) => described)],
    named: [...(id && !type ? [id] : []), ...inner.flatMap(({ named }) => named)],
  }
}
