import { type StaffClient, sessionRole } from './queries'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

/** A client that gets this answer. */
function client(error: object): StaffClient {
  const call = Object.assign(Promise.resolve({ data: null, error }), { setHeader: () => call })
  return { rpc: () => call } as unknown as StaffClient
}

test('a token that was issued before the clock went back belongs to nobody: its owner signs in again', async () => {
  expect(await sessionRole(client({ code: 'PGRST303', message: 'JWT issued at future' }))).toBeNull()
})

test('any other failure is no answer about the session', async () => {
  await expect(sessionRole(client({ code: '', message: 'no answer' }))).rejects.toThrow('no answer')
})
