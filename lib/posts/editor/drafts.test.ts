import type { DraftStorage } from '@/lib/browser-drafts'
import {
  type Draft,
  currentDraft,
  dropDraft,
  keepDraft,
  keptDraft,
  keptDrafts,
  markDraftStored,
} from './drafts'
import { type PostBase, type PostInput, sameInput } from './form'

const input: PostInput = {
  title: 'Sê dit sag',
  slug: 'se-dit-sag',
  featuredImage: '',
  featuredImageAlt: '',
  authorName: '',
  authorRole: '',
  searchTitle: '',
  searchDescription: '',
  excerpt: '',
  content: 'Text.',
  status: 'draft',
  language: 'af',
  category: '',
  isSensitive: '',
  publishedAt: '',
  translationId: '',
}
const [ONE, TWO, OLD, NEW, NEXT] = Array.from({ length: 5 }, () => crypto.randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]
const draft = (at: string, id: string, version: PostBase['version'] = 3): Draft => ({
  at,
  base: { id, version },
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

test('a draft is found only by its staff member and its post', () => {
  const storage = memory()
  expect(keepDraft('anna', draft(TODAY, ONE), storage)).toBe(true)
  expect(keptDraft('anna', ONE, storage)).toEqual(draft(TODAY, ONE))
  expect(keptDraft('anna', TWO, storage)).toBeNull()
  expect(keptDraft('ben', ONE, storage)).toBeNull()
  dropDraft('anna', ONE, storage)
  expect(keptDraft('anna', ONE, storage)).toBeNull()
})

test('two new posts keep a draft each, and one that was sent stays marked as sent', () => {
  const storage = memory()
  keepDraft('anna', draft(TODAY, NEW, 'new'), storage)
  keepDraft('anna', draft(TODAY, NEXT, 'sent'), storage)
  dropDraft('anna', NEW, storage)
  expect(keptDraft('anna', NEW, storage)).toBeNull()
  expect(keptDraft('anna', NEXT, storage)?.base.version).toBe('sent')
})

test('a draft is marked as sent until something newer is typed', () => {
  const storage = memory()
  const later = '2026-11-21T08:43:00.000Z'
  keepDraft('anna', draft(TODAY, ONE), storage)
  markDraftStored('anna', draft(TODAY, ONE), storage)
  expect(keptDraft('anna', ONE, storage)).toEqual({ ...draft(TODAY, ONE), sent: true })
  keepDraft('anna', draft(later, ONE), storage)
  markDraftStored('anna', draft(TODAY, ONE), storage)
  expect(keptDraft('anna', ONE, storage)).toEqual(draft(later, ONE))
})

test("the newer of the browser's and the server's draft counts, and none that was saved on another device", () => {
  const [early, late] = ['2026-11-21T08:42:00.000Z', '2026-11-21T09:00:00.000Z'].map((at) => draft(at, ONE))
  expect(currentDraft(early!, late)).toBe(late)
  expect(currentDraft(late!, early)).toBe(late)
  expect(currentDraft(null, early)).toBe(early)
  expect(currentDraft<Draft>({ ...early!, sent: true }, null)).toBeNull()
  // Never sent, or unknown.
  expect(currentDraft(early!, null)).toBe(early)
  expect(currentDraft<Draft>({ ...early!, sent: true }, undefined)).toMatchObject(early!)
  expect(currentDraft(null, null)).toBeNull()
})

test('the list has the drafts of one staff member, newest first, without those older than 30 days', () => {
  const storage = memory()
  const now = Date.parse(TODAY)
  keepDraft('anna', draft('2026-11-20T08:00:00.000Z', ONE), storage)
  keepDraft('anna', draft(TODAY, NEW, 'new'), storage)
  keepDraft('ben', draft(TODAY, TWO), storage)
  keepDraft('ben', draft('2026-10-01T08:00:00.000Z', OLD), storage)
  storage.setItem('post-draft:anna:bad', '{')
  storage.setItem('theme', 'dark')
  expect(keptDrafts('anna', storage, now).map(({ base }) => base.id)).toEqual([NEW, ONE])
  expect(keptDraft('ben', TWO, storage)).not.toBeNull()
  expect(storage.getItem(`post-draft:ben:${OLD}`)).toBeNull()
  expect(storage.getItem('post-draft:anna:bad')).toBeNull()
  expect(storage.getItem('theme')).toBe('dark')
})

test.each([
  '',
  'null',
  '[]',
  '{"at":"yesterday"}',
  '{"at":"2026-11-21T08:42:00Z","base":{"id":"11111111-1111-4111-8111-111111111111","version":0},"input":{}}',
  '{"at":"2026-11-21T08:42:00Z","base":null,"input":{"title":"a"}}',
])('stored text %j is no draft', (text) => {
  const storage = memory()
  storage.setItem(`post-draft:anna:${ONE}`, text)
  expect(keptDraft('anna', ONE, storage)).toBeNull()
})

test('full or blocked storage is no error: it reports that nothing is stored', () => {
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
  expect(keepDraft('anna', draft(TODAY, ONE), closed)).toBe(false)
  expect(keptDraft('anna', ONE, closed)).toBeNull()
  expect(keptDrafts('anna', closed)).toEqual([])
  expect(() => dropDraft('anna', ONE, closed)).not.toThrow()
})

test('two states of the form are the same if every field is', () => {
  expect(sameInput(input, { ...input })).toBe(true)
  for (const name of Object.keys(input)) expect(sameInput(input, { ...input, [name]: 'x' })).toBe(false)
})
