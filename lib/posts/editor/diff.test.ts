import { difference } from './diff'

test('equal texts have no difference', () => {
  expect(difference('a\nb', 'a\nb')).toBeNull()
  expect(difference('', '')).toBeNull()
})

test('changes are found word by word', () => {
  expect(difference('Listen before you speak.', 'Listen long before you talk.')).toEqual([
    { kind: 'same', text: 'Listen ' },
    { kind: 'added', text: 'long ' },
    { kind: 'same', text: 'before you ' },
    { kind: 'removed', text: 'speak' },
    { kind: 'added', text: 'talk' },
    { kind: 'same', text: '.' },
  ])
})

test('from nothing, and to nothing', () => {
  expect(difference('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
  expect(difference('old', '')).toEqual([{ kind: 'removed', text: 'old' }])
})

test('a long unchanged stretch is left out, except the words beside a change', () => {
  const long = 'word '.repeat(500)
  const parts = difference(`${long}old ${long}end`, `${long}new ${long}end`)!
  expect(parts.map(({ kind }) => kind)).toEqual(['left-out', 'same', 'removed', 'added', 'same', 'left-out'])
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(400)
  expect(parts[1]!.text).toMatch(/^ ?(word )+$/)
})

test('the parts, without omissions, give back both texts', () => {
  const older = 'Een twee drie.\n\nVier “vyf” ses.'
  const newer = 'Een drie.\n\n\nVier vyf ses sewe.'
  const parts = difference(older, newer)!
  const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text)
  expect(without('added').join('')).toBe(older)
  expect(without('removed').join('')).toBe(newer)
})
