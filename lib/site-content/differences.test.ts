import { documentKeys, documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { rebased, documentDifferences, withValue } from './differences'
import { sameDocument } from './form-values'

const spec = fieldSpec(documents.home.schema)
const home = documents.home.defaults

test.each(documentKeys)('the document %s does not differ from itself', (key) => {
  const { schema, defaults } = documents[key]
  expect(documentDifferences(fieldSpec(schema), defaults, structuredClone(defaults))).toEqual([])
})

test('each field that differs is named, with its language if it has one', () => {
  const changed = {
    ...home,
    title: { ...home.title, af: 'Anders' },
    stats: home.stats.map((stat, index) => (index === 1 ? { ...stat, home: !stat.home } : stat)),
  }
  expect(documentDifferences(spec, home, changed)).toEqual([
    { path: ['title', 'af'], spec: expect.anything(), older: home.title.af, newer: 'Anders' },
    {
      path: ['stats', 1, 'home'],
      spec: expect.anything(),
      older: home.stats[1]!.home,
      newer: !home.stats[1]!.home,
    },
  ])
})

test('a list with another number of entries differs as a whole', () => {
  const changed = { ...home, reasons: home.reasons.slice(1) }
  expect(documentDifferences(spec, home, changed)).toEqual([
    { path: ['reasons'], spec: expect.anything(), older: home.reasons, newer: changed.reasons },
  ])
})

test('a group in only one of them differs as a whole', () => {
  const announcement = fieldSpec(documents.announcement.schema)
  const message = {
    text: { en: 'New', af: 'Nuut' },
    from: '2026-11-21T08:00:00.000Z',
    until: '2026-11-22T08:00:00.000Z',
  }
  expect(documentDifferences(announcement, {}, { message })).toEqual([
    { path: ['message'], spec: expect.anything(), older: undefined, newer: message },
  ])
})

test('a document with every difference applied equals the other', () => {
  const other = {
    ...home,
    title: { en: 'Other', af: 'Ander' },
    stats: home.stats.map((stat) => ({ ...stat, home: false })),
    reasons: [...home.reasons, ...home.reasons].slice(0, 5),
  }
  const taken = documentDifferences(spec, home, other).reduce<unknown>(
    (document, { path, newer }) => withValue(document, path, newer),
    home,
  )
  expect(sameDocument(spec, taken, other)).toBe(true)
})

test('removing a value leaves no empty field, and nothing else changes', () => {
  expect(withValue({ a: { b: 1, c: 2 }, d: [1] }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 }, d: [1] })
})

describe('a scheduled document takes up later publications', () => {
  const { schema, defaults } = documents.fees
  const fees = fieldSpec(schema)
  const later = { ...defaults, monthlyFee: defaults.monthlyFee + 70 }

  test('in every field that it does not change itself', () => {
    const now = { ...defaults, deposit: defaults.deposit + 1, monthlyFee: defaults.monthlyFee + 1 }
    expect(rebased(fees, defaults, now, later)).toEqual({ ...later, deposit: now.deposit })
    expect(rebased(fees, defaults, defaults, later)).toEqual(later)
    expect(rebased(fees, defaults, now, structuredClone(defaults))).toEqual(now)
  })

  test('for each language of a text separately', () => {
    const now = { ...home, title: { en: 'Now', af: 'Nou' } }
    const then = { ...home, title: { ...home.title, af: 'Dan' } }
    expect(rebased(spec, home, now, then)).toEqual({ ...home, title: { en: 'Now', af: 'Dan' } })
  })

  test('for a list all or nothing: its entries could be others at the same places', () => {
    const now = { ...home, stats: home.stats.slice(1), reasons: home.reasons.slice(1) }
    const then = { ...home, stats: home.stats.map((stat) => ({ ...stat, home: !stat.home })) }
    expect(rebased(spec, home, now, then)).toEqual({ ...then, reasons: now.reasons })
  })

  test('also if one of them lacks a group or field', () => {
    const announcement = fieldSpec(documents.announcement.schema)
    const message = { text: { en: 'Now', af: 'Nou' } }
    const then = { message: { text: { en: 'Then', af: 'Dan' } } }
    expect(rebased(announcement, {}, { message }, {})).toEqual({ message })
    expect(rebased(announcement, {}, { message }, then)).toEqual(then)
    expect(rebased(announcement, { message }, {}, then)).toEqual(then)
    expect(rebased(announcement, { message }, {}, structuredClone({ message }))).toEqual({})
  })
})
