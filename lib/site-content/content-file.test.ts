import { type DocumentKey, completeDocuments, documentKeys, documents } from '@/lib/content/documents'
import { contentFile, filesIn, readContentFile } from './content-file'

const source = { site: 'https://example.org', exportedAt: '2026-11-21T08:00:00.000Z' }
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (file: unknown) => readContentFile(bytes(typeof file === 'string' ? file : JSON.stringify(file)))
const fileWith = (given: unknown) => ({ format: 'site-content', version: 1, documents: given })

/** The reading of a file with one document. */
function readOne(key: DocumentKey, document: unknown) {
  const file = read(fileWith({ [key]: document }))
  if ('error' in file) throw new Error(file.error)
  return file.documents[0]!
}

test('an export is imported as the same documents', () => {
  const all = completeDocuments({})
  const file = readContentFile(bytes(contentFile(all, source)))
  if ('error' in file) throw new Error(file.error)
  expect(file.documents.map(({ key }) => key)).toEqual(documentKeys)
  for (const { key, document, missing, wrong } of file.documents) {
    expect([key, ...missing, ...wrong]).toEqual([key])
    expect(document).toEqual(all[key])
  }
})

test('a file names its format, source and date, and holds only known documents', () => {
  const file = JSON.parse(contentFile({ fees: documents.fees.defaults, other: {} }, source)) as object
  expect(file).toMatchObject({ format: 'site-content', version: 1, ...source })
  expect(file).toHaveProperty('documents', { fees: documents.fees.defaults })
})

test('a file that Windows has marked as UTF-8 is read', () => {
  expect(read(`\ufeff${contentFile({ fees: documents.fees.defaults }, source)}`)).toMatchObject({
    documents: [{ key: 'fees', missing: [], wrong: [] }],
  })
})

test('entries past the limit of a list are not checked', () => {
  const { missing, wrong } = readOne('about', { story: Array(15_000).fill({}) })
  expect(wrong).toContainEqual({ path: ['story'], code: 'tooMany' })
  expect(missing.length + wrong.length).toBeLessThan(60)
})

const deep = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000)

test.each([
  ['nothing', '', 'notJson'],
  ['a text', 'Dear colleague', 'notJson'],
  ['half a file', contentFile(completeDocuments({}), source).slice(0, 5000), 'notJson'],
  ['a list', [fileWith({})], 'otherFormat'],
  ['null', 'null', 'otherFormat'],
  ['a number', '1e400', 'otherFormat'],
  ['another format', { format: 'leads', version: 1, documents: {} }, 'otherFormat'],
  ['no documents', { format: 'site-content', version: 1 }, 'otherFormat'],
  ['a list of documents', fileWith([]), 'otherFormat'],
  ['a text for documents', fileWith('fees'), 'otherFormat'],
  ['deep lists', deep('[', ']'), 'otherFormat'],
  ['deep groups', `${deep('{"a":', '}').replace(':}', ':1}')}`, 'otherFormat'],
  ['a wide list', fileWith({ about: { story: Array(400_000).fill(0) } }), 'otherFormat'],
  [
    'a deep document',
    `{"format":"site-content","version":1,"documents":{"fees":${deep('[', ']')}}}`,
    'otherFormat',
  ],
  ['a prototype', '{"__proto__":{},"format":"site-content","version":1,"documents":{}}', 'otherFormat'],
  [
    'a prototype of documents',
    '{"format":"site-content","version":1,"documents":{"__proto__":{}}}',
    'otherFormat',
  ],
  [
    'a prototype in a document',
    '{"format":"site-content","version":1,"documents":{"fees":{"months":{"__proto__":{"level1":1}}}}}',
    'otherFormat',
  ],
  ['a later version', { ...fileWith({}), version: 2 }, 'otherVersion'],
  ['a version as text', { ...fileWith({}), version: '1' }, 'otherVersion'],
  ['no document', fileWith({}), 'empty'],
])('%s is not a content file', (_name, file, error) => {
  expect(read(file)).toEqual({ error })
})

test('a file that is not text is distinguished from one that is not JSON', () => {
  expect(readContentFile(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]))).toEqual({ error: 'notText' })
})

test('unknown documents are refused by name, up to a few names', () => {
  const names = [
    'constructor',
    'toString',
    'level-4',
    'x'.repeat(1000),
    ...Array.from({ length: 50 }, (_, n) => `n${n}`),
  ]
  const file = read(fileWith({ fees: {}, ...Object.fromEntries(names.map((name) => [name, {}])) }))
  expect(file).toMatchObject({ error: 'unknown' })
  if (!('error' in file)) throw new Error()
  expect(file.names).toHaveLength(10)
  expect(file.names).toEqual(expect.arrayContaining(['constructor', 'toString', 'level-4', 'x'.repeat(60)]))
})

test.each([
  ['a list', []],
  ['null', null],
  ['a text', 'fees'],
  ['a field of another kind', { ...documents.fees.defaults, deposit: '2500' }],
  ['a negative amount', { ...documents.fees.defaults, deposit: -1 }],
  ['a field that it has not', { ...documents.fees.defaults, total: 1 }],
  ['a field of the prototype', { ...documents.fees.defaults, constructor: {} }],
  [
    'a text of a million characters',
    { ...documents.fees.defaults, cancellationRule: { en: 'x'.repeat(1e6), af: 'x' } },
  ],
  ['a zero byte', { ...documents.fees.defaults, cancellationRule: { en: 'a\0b', af: 'x' } }],
  ['half a character', { ...documents.fees.defaults, cancellationRule: { en: '\ud800', af: 'x' } }],
  [
    'a value that there is not',
    { ...documents.fees.defaults, cancellationRule: { en: '{secret}', af: 'x' } },
  ],
])('fees as %s cannot be stored', (_name, document) => {
  expect(readOne('fees', document).wrong).not.toEqual([])
})

test('an incomplete document can be a draft, and is kept unchanged', () => {
  // JSON leaves such a field out.
  const draft = { ...documents.fees.defaults, deposit: undefined }
  expect(readOne('fees', draft)).toEqual({
    key: 'fees',
    document: draft,
    missing: [{ path: ['deposit'], code: 'required' }],
    wrong: [],
  })
})

test('the pictures and files that a document names are found', () => {
  const photo = { src: '/pictures/anna.webp', alt: { en: 'Anna', af: 'Anna' } }
  expect(
    filesIn({ teachers: [{ name: 'A', photo }], ownEn: '/brochures/own/a.pdf', link: '/pictures' }),
  ).toEqual(['/pictures/anna.webp', '/brochures/own/a.pdf'])
})
