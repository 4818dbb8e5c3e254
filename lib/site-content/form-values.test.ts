import { z } from 'zod'
import {
  choice,
  count,
  flag,
  line,
  link,
  list,
  localizedLine,
  localizedText,
  moment,
  money,
  picture,
} from '@/lib/content/fields'
import { fieldSpec } from '@/lib/content/field-spec'
import { emptyEntry, errorNameOf, nameOf, pathOf, sameDocument, toDocument, toFormValue } from './form-values'

const spec = fieldSpec(
  z.strictObject({
    deposit: money(),
    note: localizedText().optional(),
    stats: list(z.strictObject({ value: localizedLine(), home: flag(), kind: choice(['a', 'b']) })),
    benefits: list(localizedText(), { min: 1 }),
    message: z.strictObject({ text: localizedLine(), link: link().optional(), from: moment() }).optional(),
    people: list(z.strictObject({ name: line(), rating: count(1, 5), photo: picture().optional() })),
  }),
)

const document = {
  deposit: 2500,
  note: { en: 'One', af: 'Een' },
  stats: [{ value: { en: '600+', af: '600+' }, home: true, kind: 'b' }],
  benefits: [{ en: 'Online', af: 'Aanlyn' }],
  message: { text: { en: 'New', af: 'Nuut' }, from: '2026-11-21T08:00:00.000Z' },
  people: [
    { name: 'A', rating: 5, photo: { src: '/pictures/a.webp', alt: { en: 'A', af: 'A' } } },
    { name: 'B', rating: 4 },
  ],
}

test('a document survives a round trip through the form', () => {
  expect(toDocument(spec, toFormValue(spec, document))).toEqual(document)
})

test('a moment is edited in South African time', () => {
  const form = toFormValue(spec, document) as { message: { value: { from: string } }[] }
  expect(form.message[0]!.value.from).toBe('2026-11-21T10:00')
})

test('an empty document is a form without entries, and an empty form leaves out optional values', () => {
  const form = toFormValue(spec, {})
  expect(toDocument(spec, form)).toEqual({ stats: [], benefits: [], people: [] })
  expect(toDocument(spec, { ...(form as object), deposit: '1a', note: { en: ' ', af: '' } })).toEqual({
    deposit: '1a',
    stats: [],
    benefits: [],
    people: [],
  })
})

test('a newly added entry is part of the document, with empty texts', () => {
  const people = spec.kind === 'group' ? spec.fields.find(([name]) => name === 'people')![1] : spec
  if (people.kind !== 'list') throw new Error('a list')
  expect(toDocument(people, [emptyEntry(people.item)])).toEqual([{ name: '' }])
})

test('values of the wrong type are empty, and do not break the form', () => {
  expect(
    toFormValue(spec, { deposit: {}, stats: 'x', benefits: [7], message: [], people: [null] }),
  ).toMatchObject({
    deposit: '',
    note: { en: '', af: '' },
    stats: [],
    benefits: [{ value: { en: '', af: '' } }],
    message: [],
    people: [{ value: { name: '', rating: '', photo: { src: '', alt: { en: '', af: '' } } } }],
  })
})

test('documents are equal regardless of the order of fields, but not of lists', () => {
  const turned = Object.fromEntries(Object.entries(document).reverse())
  expect(sameDocument(spec, document, turned)).toBe(true)
  expect(sameDocument(spec, document, { ...document, people: [...document.people].reverse() })).toBe(false)
})

test.each([
  [['deposit'], 'deposit'],
  [['note', 'af'], 'note.af'],
  [['stats', 0, 'value', 'en'], 'stats.0.value.value.en'],
  [['benefits', 2, 'af'], 'benefits.2.value.af'],
  [['message', 'text', 'en'], 'message.0.value.text.en'],
  [['people', 1, 'photo', 'alt', 'en'], 'people.1.value.photo.alt.en'],
  [['benefits'], 'benefits.root'],
  [['message'], 'message.root'],
])('the field at %j is %s in the form, and the other way round', (path, name) => {
  expect(errorNameOf(spec, path)).toBe(name)
  expect(pathOf(spec, name)).toEqual(path)
  expect(nameOf(spec, path)).toBe(name.replace('.root', ''))
})
