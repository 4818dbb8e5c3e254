/** Changes of two-step verification that ended in another tab. */
import { form } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

const project = startedProject()

test.each([
  { change: 'renewCodes' as const },
  { change: 'removeApp' as const },
  { change: 'remove' as const },
  { change: 'removePasskey' as const, passkey: crypto.randomUUID() },
])('$change says that two-step verification has changed', async (asked) => {
  const { changeSecondFactor } = await import('@/lib/staff/sign-in/second-factor-actions')
  project.signIn(`${asked.change}@example.org`)
  const off = { enrolled_at: null, required_at: null, reset_at: null, has_app: false }
  project.functions.set('second_factor_status', () => [{ ...off, passkeys: 0, codes_left: 0 }])
  const sent = form({ present: 'correct horse battery' })
  expect(await changeSecondFactor('en', asked, null, sent)).toMatchObject({ ok: false, code: 'changed' })
})
