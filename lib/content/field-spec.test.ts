import { z } from 'zod'
import { documentKeys, documents } from './documents'
import { type FieldSpec, fieldSpec } from './field-spec'
import { choice, count, line, list, localizedText, money } from './fields'

function fieldsOf(spec: FieldSpec): Map<string, FieldSpec> {
  if (spec.kind !== 'group') throw new Error('no group')
  return new Map(spec.fields)
}

test.each(documentKeys)('the form of %s has a field for each of its values, as plain data', (key) => {
  const spec = fieldSpec(documents[key].schema)
  expect([...fieldsOf(spec).keys()]).toEqual(Object.keys(documents[key].schema.shape))
  expect(JSON.parse(JSON.stringify(spec))).toEqual(spec)
})

/** The kinds whose values are texts of any form, with a greatest length. */
const texts = ['line', 'text', 'markdown', 'link', 'email', 'slug', 'picture']

const lengths = (spec: FieldSpec): (number | undefined)[] => {
  if (spec.kind === 'list') return lengths(spec.item)
  if (spec.kind === 'group') return spec.fields.flatMap(([, field]) => lengths(field))
  return 'localized' in spec && texts.includes(spec.kind) ? [spec.max] : []
}

test('every text states its greatest length, which the form names when it is exceeded', () => {
  const all = documentKeys.flatMap((key) => lengths(fieldSpec(documents[key].schema)))
  expect(all.length).toBeGreaterThan(100)
  for (const length of all) expect(length).toBeGreaterThan(0)
})

test('a field states its kind and its limits', () => {
  const fields = fieldsOf(
    fieldSpec(
      z.strictObject({
        name: line(90),
        about: localizedText(400).optional(),
        price: money(),
        years: count(1, 6),
        icon: choice(['a', 'b']),
        lines: list(line(), { min: 1, max: 3 }),
        group: z.strictObject({ inner: line() }).optional(),
      }),
    ),
  )
  expect(fields.get('name')).toMatchObject({ kind: 'line', optional: false, localized: false, max: 90 })
  expect(fields.get('about')).toMatchObject({ kind: 'text', optional: true, localized: true, max: 400 })
  expect(fields.get('price')).toMatchObject({ kind: 'money', min: 0, max: 1_000_000 })
  expect(fields.get('years')).toMatchObject({ kind: 'count', min: 1, max: 6 })
  expect(fields.get('icon')).toMatchObject({ kind: 'choice', options: ['a', 'b'] })
  expect(fields.get('lines')).toMatchObject({ kind: 'list', min: 1, max: 3, item: { kind: 'line' } })
  expect(fields.get('group')).toMatchObject({ kind: 'group', optional: true })
})

test.each([z.string(), z.array(line()), z.date()])(
  'a schema that is not built of fields has no form',
  (schema) => {
    expect(() => fieldSpec(schema)).toThrow(TypeError)
  },
)
