/** Answers to privacy requests. */
import type * as Actions from '@/lib/privacy/request-admin-actions'
import { json } from './answer'
import { form } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
jest.mock('next/cache', () => ({ ...jest.requireActual<object>('next/cache'), refresh: jest.fn() }))

const project = startedProject()
const REQUEST = '414defe5-dba8-4f00-82e6-c04724f679f0'
let actions: typeof Actions

beforeAll(async () => {
  actions = await import('@/lib/privacy/request-admin-actions')
  project.functions.set('staff_session', () => 'admin')
})

test('of two answers to a request the first counts, and the second is told', async () => {
  project.signIn('admin@example.org')
  let answered = false
  project.intercept = ({ path, method, query }) => {
    if (!path.endsWith('/privacy_requests') || method !== 'PATCH') return undefined
    if (answered && query.get('answered_on') === 'is.null') return json([])
    answered = true
    return json([{ id: REQUEST }])
  }
  const change = (as: string) => actions.changeRequest(null, form({ request: REQUEST, change: as }))
  expect(await change('answered')).toMatchObject({ ok: true })
  expect(await change('answered')).toMatchObject({ ok: false, code: 'gone' })
  expect(await change('reopened')).toMatchObject({ ok: true })
})
