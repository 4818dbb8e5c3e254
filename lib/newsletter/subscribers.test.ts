import { escapeLike, subscriberFilters, subscribersPath } from './subscribers'

test('the filters of an address are read; invalid ones are ignored', () => {
  expect(subscriberFilters({ state: 'pending', q: ' naomi\0 ', page: '3' })).toEqual({
    state: 'pending',
    q: 'naomi',
    page: 3,
  })
  const all = { state: 'confirmed', q: null, page: 1 }
  expect(subscriberFilters({})).toEqual(all)
  expect(subscriberFilters({ state: 'gone', page: '-1' })).toEqual(all)
})

test('the address of a list holds only non-default filters', () => {
  expect(subscribersPath({ state: 'confirmed', q: null, page: 1 })).toBe('/admin/newsletter/subscribers')
  expect(subscribersPath({ state: 'refused', q: 'a+b', page: 2 })).toBe(
    '/admin/newsletter/subscribers?state=refused&q=a%2Bb&page=2',
  )
})

test('wildcard characters are searched literally', () => {
  expect(escapeLike('a_b%c\\d')).toBe('%a\\_b\\%c\\\\d%')
})
