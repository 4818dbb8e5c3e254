import { pageNumber } from './address-query'

test.each([
  [undefined, 1],
  ['2', 2],
  [['3', '4'], 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['99999999', 1],
])('page %j is %d', (page, number) => {
  expect(pageNumber({ page })).toBe(number)
})
