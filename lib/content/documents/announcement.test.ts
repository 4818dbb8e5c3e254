import { localized } from '../localized'
import { messageAt } from './announcement'

const message = {
  text: localized({ en: 'Closed on Friday.', af: 'Vrydag toe.' }),
  from: '2026-11-21T06:00:00Z',
  until: '2026-11-22T06:00:00.500Z',
}

test.each([
  ['2026-11-21T05:59:59.999Z', undefined],
  ['2026-11-21T06:00:00.000Z', message],
  ['2026-11-22T06:00:00.499Z', message],
  ['2026-11-22T06:00:00.500Z', undefined],
])('at %s the message is %o', (now, shown) => {
  expect(messageAt({ message }, new Date(now))).toBe(shown)
})

test('without a start a message appears at once, without an end it stays', () => {
  const { text, from, until } = message
  const at = (given: object, now: string) => messageAt({ message: { text, ...given } }, new Date(now))
  expect(at({}, '2020-01-01T00:00:00Z')).toBeDefined()
  expect(at({ until }, '2020-01-01T00:00:00Z')).toBeDefined()
  expect(at({ until }, until)).toBeUndefined()
  expect(at({ from }, '2099-01-01T00:00:00Z')).toBeDefined()
  expect(at({ from }, '2020-01-01T00:00:00Z')).toBeUndefined()
})

test('without an announcement there is no message', () => {
  expect(messageAt({}, new Date())).toBeUndefined()
})
