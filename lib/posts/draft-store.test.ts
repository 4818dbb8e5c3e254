import {
  type Draft,
  type DraftStorage,
  dropDraft,
  keepDraft,
  keptDraft,
  keptDrafts,
  sameInput,
} from './draft-store'
import type { PostInput } from './schema'

const input: PostInput = {
  title: 'Sê dit sag',
  slug: 'se-dit-sag',
  featuredImage: '',
  featuredImageAlt: '',
  excerpt: '',
  content: 'Text.',
  status: 'draft',
  language: 'af',
  category: '',
  publishedAt: '',
  translationId: '',
}
const draft = (at: string, id: string | null = null): Draft => ({
  at,
  base: id === null ? null : { id, version: 3 },
  input,
})
const TODAY = '2026-11-21T08:42:00.000Z'

function memory(): DraftStorage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

test('a draft is found again by its staff member and its post, and by no other', () => {
  const storage = memory()
  expect(keepDraft('anna', draft(TODAY, 'one'), storage)).toBe(true)
  expect(keptDraft('anna', 'one', storage)).toEqual(draft(TODAY, 'one'))
  expect(keptDraft('anna', null, storage)).toBeNull()
  expect(keptDraft('anna', 'two', storage)).toBeNull()
  expect(keptDraft('ben', 'one', storage)).toBeNull()
  dropDraft('anna', 'one', storage)
  expect(keptDraft('anna', 'one', storage)).toBeNull()
})

test('the list has the drafts of one staff member, newest first, and forgets what is older than 30 days', () => {
  const storage = memory()
  const now = Date.parse(TODAY)
  keepDraft('anna', draft('2026-11-20T08:00:00.000Z', 'one'), storage)
  keepDraft('anna', draft(TODAY), storage)
  keepDraft('ben', draft(TODAY, 'two'), storage)
  keepDraft('ben', draft('2026-10-01T08:00:00.000Z', 'old'), storage)
  storage.setItem('post-draft:anna:bad', '{')
  storage.setItem('theme', 'dark')
  expect(keptDrafts('anna', storage, now).map(({ base }) => base?.id ?? 'new')).toEqual(['new', 'one'])
  expect(keptDraft('ben', 'two', storage)).not.toBeNull()
  expect(storage.getItem('post-draft:ben:old')).toBeNull()
  expect(storage.getItem('post-draft:anna:bad')).toBeNull()
  expect(storage.getItem('theme')).toBe('dark')
})

test.each([
  '',
  'null',
  '[]',
  '{"at":"yesterday"}',
  '{"at":"2026-11-21T08:42:00Z","base":null,"input":{"title":"a"}}',
])('what stands there as %j is no draft', (text) => {
  const storage = memory()
  storage.setItem('post-draft:anna:new', text)
  expect(keptDraft('anna', null, storage)).toBeNull()
})

test('a storage that is full or closed is no accident: it says that nothing is kept', () => {
  const closed = {
    get length(): number {
      throw new Error('closed')
    },
    key: () => null,
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('closed')
    },
  }
  expect(keepDraft('anna', draft(TODAY), closed)).toBe(false)
  expect(keptDraft('anna', null, closed)).toBeNull()
  expect(keptDrafts('anna', closed)).toEqual([])
  expect(() => dropDraft('anna', null, closed)).not.toThrow()
})

test('two states of the form are the same when every field is', () => {
  expect(sameInput(input, { ...input })).toBe(true)
  for (const name of Object.keys(input)) expect(sameInput(input, { ...input, [name]: 'x' })).toBe(false)
})
