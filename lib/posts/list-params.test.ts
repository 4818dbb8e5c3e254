import { isFiltered, staffListAddress, staffListQuery } from './list-params'

const usual = { view: 'posts', q: '', status: null, language: null, category: null, sort: 'newest', page: 1 }

test('an address without parameters gives the whole list, newest first', () => {
  expect(staffListQuery({})).toEqual(usual)
})

test('an address sets every parameter of the list', () => {
  const asked = {
    view: 'bin',
    q: ' Sê dit ',
    status: 'scheduled',
    language: 'af',
    category: 'spiritual-growth',
    sort: 'title',
    page: '3',
  }
  expect(staffListQuery(asked)).toEqual({ ...asked, q: 'Sê dit', page: 3 })
})

test.each([
  [{ status: 'deleted' }],
  [{ status: '' }],
  [{ language: 'de' }],
  [{ category: 'all' }],
  [{ category: 'toString' }],
  [{ sort: 'slug' }],
  [{ view: 'trash' }],
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '1.5' }],
  [{ page: '1e9' }],
  [{ page: 'two' }],
  [{ q: '   ' }],
  [{ q: '\0' }],
  [{ q: undefined }],
])('%j is ignored', (params) => {
  expect(staffListQuery(params)).toEqual(usual)
})

test('of repeated parameters the first counts', () => {
  expect(staffListQuery({ status: ['draft', 'published'], q: ['a', 'b'], page: ['3', '4'] })).toEqual({
    ...usual,
    status: 'draft',
    q: 'a',
    page: 3,
  })
})

test('a long search is cut to the length for the database', () => {
  expect(staffListQuery({ q: 'a'.repeat(500) }).q).toHaveLength(100)
})

test.each([
  [{}, '/blog/admin'],
  [usual, '/blog/admin'],
  [{ view: 'bin' }, '/blog/admin?view=bin'],
  [{ q: 'rou & geloof', page: 2 }, '/blog/admin?q=rou%20%26%20geloof&page=2'],
  [
    { status: 'draft', language: 'af', category: 'faith', sort: 'changed' },
    '/blog/admin?status=draft&language=af&category=faith&sort=changed',
  ],
] as const)('%j is at %s', (query, address) => {
  expect(staffListAddress(query as never)).toBe(address)
  const params = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
  expect(staffListQuery(params)).toEqual({ ...usual, ...query })
})

test.each([
  [{}, false],
  [{ sort: 'title', page: '2', view: 'bin' }, false],
  [{ q: 'rou' }, true],
  [{ status: 'draft' }, true],
  [{ language: 'en' }, true],
  [{ category: 'faith' }, true],
])('%j filters posts: %s', (params, narrowed) => {
  expect(isFiltered(staffListQuery(params))).toBe(narrowed)
})
