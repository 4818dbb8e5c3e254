/** Structure and limits of an issue's parts, enforced by the database. */
import { randomUUID } from 'node:crypto'
import { CHECK, type Row } from '../rest'
import { newsletterDatabase, samplePart } from './newsletter'

const { run, refusal, admin, issue } = newsletterDatabase()

const create = (parts: unknown) =>
  refusal('select public.create_newsletter_issue($1)', [JSON.stringify(parts)], admin())
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

test.each<[string, unknown]>([
  ['nothing yet', {}],
  ['English', { en: samplePart() }],
  ['Afrikaans', { af: samplePart() }],
  ['both languages', { en: samplePart(), af: samplePart({ subject: 'Nuus' }) }],
  ['what is empty', { en: { subject: '', words: '', posts: [] } }],
  ['a subject of 150 characters', { en: samplePart({ subject: 'ê'.repeat(150) }) }],
  ['words of 5,000 characters', { en: samplePart({ words: 'ê'.repeat(5000) }) }],
  ['words in lines', { en: samplePart({ words: 'One\n\n\tTwo\r\n' }) }],
  ['ten posts', { en: samplePart({ posts: ids(10) }) }],
  ['characters outside the first plane', { en: samplePart({ subject: '\u{1F600}'.repeat(150) }) }],
])('an issue may have %s', async (_, parts) => {
  expect(await create(parts)).toBeUndefined()
})

/** Invalid values of a part, in any language. */
const wrong: [string, unknown][] = [
  ['nothing', null],
  ['a text', 'News'],
  ['a list', []],
  ['no fields', {}],
  ['no subject', { words: '', posts: [] }],
  ['no words', { subject: '', posts: [] }],
  ['no posts', { subject: '', words: '' }],
  ['a subject that is null', samplePart({ subject: null })],
  ['a subject that is a number', samplePart({ subject: 5 })],
  ['a subject that is a list', samplePart({ subject: ['News'] })],
  ['a subject of 151 characters', samplePart({ subject: 'a'.repeat(151) })],
  ['a subject with a line break', samplePart({ subject: 'News\nBcc: a@b.co' })],
  ['a subject with a carriage return', samplePart({ subject: 'News\rBcc: a@b.co' })],
  ['a subject with a tab', samplePart({ subject: 'a\tb' })],
  ['a subject with a deletion mark', samplePart({ subject: 'a\u007fb' })],
  ['words that are null', samplePart({ words: null })],
  ['words that are an object', samplePart({ words: {} })],
  ['words of 5,001 characters', samplePart({ words: 'a'.repeat(5001) })],
  ['posts that are null', samplePart({ posts: null })],
  ['posts that are a text', samplePart({ posts: 'a' })],
  ['posts that are an object', samplePart({ posts: {} })],
  ['eleven posts', samplePart({ posts: ids(11) })],
  ['a post that is null', samplePart({ posts: [null] })],
  ['a post that is a number', samplePart({ posts: [5] })],
  ['a post that is no id', samplePart({ posts: ['about-us'] })],
  ['a post with a capital id', samplePart({ posts: ['ABCDEF00-0000-4000-8000-000000000000'] })],
  ['a post with more than an id', samplePart({ posts: [`${randomUUID()}\n`] })],
  ['a post in a list', samplePart({ posts: [[randomUUID()]] })],
  ['a good post and one that is null', samplePart({ posts: [randomUUID(), null] })],
]

test.each(wrong)('no part may be or have %s, in either language or next to a valid part', async (_, part) => {
  for (const parts of [
    { en: part },
    { af: part },
    { en: samplePart(), af: part },
    { en: part, af: samplePart() },
  ])
    expect([parts, await create(parts)]).toEqual([parts, CHECK])
})

test.each<[string, unknown]>([
  ['no code of a language', { german: samplePart() }],
  ['no code of a language beside a known one', { en: samplePart(), german: samplePart() }],
  ['a language in capitals', { EN: samplePart() }],
  ['a list', []],
  ['a list of parts', [samplePart()]],
  ['a text', 'en'],
  ['a number', 5],
  ['true', true],
  ['null as a value', null],
])('the parts may not be %s', async (_, parts) => {
  expect(await create(parts)).toBe(CHECK)
})

test('the parts must not be null, and are checked when saved as well', async () => {
  expect(await refusal('select public.create_newsletter_issue(null)', [], admin())).toBe('23502')
  const id = await issue()
  const save = (parts: Row) =>
    refusal('select public.save_newsletter_issue($1, $2, 1)', [id, JSON.stringify(parts)], admin())
  expect(await save({ en: {} })).toBe(CHECK)
  expect(await run('select parts, version from public.newsletter_issues where id = $1', [id])).toEqual([
    { parts: { en: samplePart() }, version: 1 },
  ])
})
