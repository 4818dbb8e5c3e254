/** The form of an enrolment's documents, whose answer must say what the database did. */
import { documents } from '@/lib/content/documents'
import type * as Actions from '@/lib/students/papers-actions'
import { form } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
// There is no request whose pages could be rendered again, or after which mail could be sent.
jest.mock('next/cache', () => ({ ...jest.requireActual<object>('next/cache'), refresh: () => {} }))
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => {} }))

const project = startedProject()
const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const keys = documents.certificate.defaults.checklist.map(({ key }) => key)

test.each([
  [keys.slice(1), { ok: true, data: 'made' }, [keys.slice(0, 1)]],
  // The last one arrived while the page was open.
  [keys, { ok: false, code: 'gone' }, []],
])('the missing documents are asked for if there are any', async (arrived, answer, asked) => {
  const requests: unknown[] = []
  project.functions
    .set('staff_session', () => 'admin')
    .set('site_content', () => ({ documents: {} }))
    .set('enrolment_papers', () => ({
      ...{ id: ID, lead_id: ID, level: 1, state: 'active', name: 'Thandi Jacobs', email: null },
      ...{ certificates: [], files: [], request: null },
      received: arrived.map((key) => ({ key, received_on: '2026-11-21', received_by: 'anna@example.org' })),
    }))
    .set('request_documents', ({ body }) => {
      requests.push(body.document_keys)
      return 'made'
    })
  project.signIn('admin@example.org')
  const { changePapers } = (await import('@/lib/students/papers-actions')) as typeof Actions
  expect(await changePapers(null, form({ enrolment: ID, once: ID, ask: 'ask' }))).toEqual(answer)
  expect(requests).toEqual(asked)
})
