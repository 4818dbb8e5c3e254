import { isGuessable } from './guessable'
import { passwordError } from './rules'

const account = { email: 'Thandi.Jacobs@example.org', current: 'the present password' }

test.each([
  'correct horse battery staple',
  'twelve chars',
  '🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱',
  'a'.repeat(72),
  'jacobs thandi and others',
])('%j is long enough and allowed', (password) => {
  expect(passwordError(password, account)).toBeNull()
})

test.each([
  ['', 'tooShort'],
  ['eleven char', 'tooShort'],
  // JavaScript counts twelve units, a reader six characters.
  ['🌱🌱🌱🌱🌱🌱', 'tooShort'],
  ['a'.repeat(73), 'tooLong'],
  // 72 characters that take 73 bytes: bcrypt would drop the last one.
  [`ê${'a'.repeat(71)}`, 'tooLong'],
  ['my name is THANDI.jacobs', 'hasName'],
  ['the present password', 'same'],
])('%j is refused as %s', (password, code) => {
  expect(passwordError(password, account)).toBe(code)
})

test('a name of one or two letters is part of too many words to be forbidden', () => {
  expect(passwordError('a longer sentence', { email: 'an@example.org' })).toBeNull()
})

test('unknown account data forbids nothing', () => {
  expect(passwordError('thandi.jacobs the present password')).toBeNull()
})

test.each([
  'qwerty123456',
  'QWERTY123456',
  'finalfantasy',
  'Iloveyou1234',
  'P@ssw0rd1234',
  '1qaz2wsx3edc',
  'aaaaaaaaaaaa',
])('%j is easy to guess', async (password) => {
  expect(await isGuessable(password)).toBe(true)
})

test.each(['correct horse battery staple', 'finalfantasy of mine', 'ou wingerd by die rivier'])(
  '%j is not',
  async (password) => {
    expect(await isGuessable(password)).toBe(false)
  },
)
