/** An admin's changes to members of staff. */
import type * as Actions from '@/lib/staff/members/actions'
import { form, jar } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

const project = startedProject()

test('a role that a member has already is not reported as changed and told by e-mail', async () => {
  const { changeRole } = (await import('@/lib/staff/members/actions')) as typeof Actions
  const tokens = project.auth.session(project.auth.add('admin@example.org'))
  const name = `sb-${new URL(project.url).hostname.split('.')[0]}-auth-token`
  jar.set(name, `base64-${Buffer.from(JSON.stringify(tokens)).toString('base64url')}`)
  const member = {
    ...{ id: crypto.randomUUID(), email: 'editor@example.org', role: 'editor', sessions: 0 },
    ...{ created_at: '2026-11-21T08:00:00Z', seen_at: null, enrolled_at: null, required_at: null },
  }
  project.functions.set('staff_session', () => 'admin').set('staff_members', () => [member])
  const answer = await changeRole(member.id, 'en', null, form({ role: 'editor' }))
  expect(answer).toMatchObject({ ok: false, code: 'sameRole' })
  expect(project.calls).not.toContain('POST /rest/v1/rpc/change_staff_role')
})
