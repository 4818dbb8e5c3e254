import { SESSION_COOKIE_SECONDS, withLifetime } from './cookie-lifetime'

test('the browser keeps a session for the 12 hours until it is idle, plus the hour of a token', () => {
  expect(SESSION_COOKIE_SECONDS).toBe(13 * 60 * 60)
  expect(withLifetime({ maxAge: 34_560_000, path: '/', httpOnly: true }, SESSION_COOKIE_SECONDS)).toEqual({
    maxAge: SESSION_COOKIE_SECONDS,
    path: '/',
    httpOnly: true,
  })
})

test('a deleted cookie stays deleted', () => {
  expect(withLifetime({ maxAge: 0, path: '/' }, SESSION_COOKIE_SECONDS)).toEqual({ maxAge: 0, path: '/' })
})
