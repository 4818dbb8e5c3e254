/** An admin's changes to members of staff. */
import { json } from './answer'
import { form } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

const project = startedProject()

function signInAsAdmin() {
  project.signIn('admin@example.org')
  project.functions.set('staff_session', () => 'admin')
}

test('a role that a member has already is not reported as changed and told by e-mail', async () => {
  const { changeRole } = await import('@/lib/staff/members/actions')
  signInAsAdmin()
  const member = {
    ...{ id: crypto.randomUUID(), email: 'editor@example.org', role: 'editor', sessions: 0 },
    ...{ created_at: '2026-11-21T08:00:00Z', seen_at: null, enrolled_at: null, required_at: null },
  }
  project.functions.set('staff_members', () => [member])
  const answer = await changeRole(member.id, 'en', null, form({ role: 'editor' }))
  expect(answer).toMatchObject({ ok: false, code: 'sameRole' })
  expect(project.calls).not.toContain('POST /rest/v1/rpc/change_staff_role')
})

test.each(['others', crypto.randomUUID()])(
  'of a member whom a colleague has removed meanwhile, no session is left to end: %s',
  async (session) => {
    const { endSessions } = await import('@/lib/staff/sessions/actions')
    signInAsAdmin()
    project.intercept = ({ path }) =>
      /end_sessions?$/.test(path) ? json({ code: '42501', message: 'only an admin ends' }, 403) : undefined
    const answer = await endSessions(crypto.randomUUID(), null, form({ session }))
    expect(answer).toMatchObject({ ok: false, code: 'gone' })
  },
)
