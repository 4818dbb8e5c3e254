import { hashOfJobKey, jobKeyOf, jobKeysOf, newJobKey } from './job-keys.mjs'

const secret = 's'.repeat(43)

test('each purpose has its own key, which is always the same and does not contain the secret', () => {
  const keys = Object.values(jobKeysOf({ JOB_SECRET: secret }))
  expect(new Set(keys).size).toBe(4)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  // A change of the derivation would void every authenticator app.
  expect(hashOfJobKey(jobKeyOf('second-factor', { JOB_SECRET: secret })!)).toBe(
    '76177da91a811e2b4fa7a4843ebfb2491cd64c5a14f2eae301af0c84ace4b9f8',
  )
})

test('a key in a variable of that purpose wins over the secret, and suffices alone', () => {
  const JOB_KEY_MAIL = newJobKey()
  expect(jobKeysOf({ JOB_SECRET: secret, JOB_KEY_MAIL })).toEqual({
    ...jobKeysOf({ JOB_SECRET: secret }),
    JOB_KEY_MAIL,
  })
  expect(jobKeyOf('mail', { JOB_KEY_MAIL })).toBe(JOB_KEY_MAIL)
  expect(jobKeyOf('payments', { JOB_KEY_MAIL })).toBeUndefined()
})

test('after a change of the secret, two-step verification keeps the former', () => {
  const newer = { JOB_SECRET: `${newJobKey()},${secret}` }
  const former = { JOB_SECRET: secret }
  expect(jobKeyOf('second-factor', newer)).toBe(jobKeyOf('second-factor', former))
  expect(jobKeyOf('mail', newer)).not.toBe(jobKeyOf('mail', former))
})
