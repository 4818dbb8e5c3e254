import { type StaffClient, sessionRole } from './queries'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

/** A client that gets this error. */
function client(error: object): StaffClient {
  const call = Object.assign(Promise.resolve({ data: null, error }), { setHeader: () => call })
  return { rpc: () => call } as unknown as StaffClient
}

test('a token issued before the clock was set back is signed out: its owner signs in again', async () => {
  expect(await sessionRole(client({ code: 'PGRST303', message: 'JWT issued at future' }))).toBeNull()
})

test('any other failure says nothing about the session', async () => {
  await expect(sessionRole(client({ code: '', message: 'no answer' }))).rejects.toThrow('no answer')
})
