import { type Progress, shared } from '@/lib/next/shared'
import { logRequestError } from './request-error'

afterEach(() => jest.restoreAllMocks())

const JSON_PARSE = 'at JSON.parse (<anonymous>)'
const NEXT = 'at a (/app/node_modules/next/dist/compiled/next-server/app-page.js:1:2)'
const NEXT_IN_CHUNK = 'at async b (/app/.next/server/chunks/ssr/node_modules_next_dist_0a._.js:1:2)'
const NODE = 'at listOnTimeout (node:internal/timers:581:17)'
const SITE = 'at submitLead (/app/.next/server/chunks/ssr/lib_leads_0a._.js:1:2)'

function thrown(frames: string[], facts: { message?: string; statusCode?: number } = {}) {
  const error = Object.assign(new Error('It cannot be read'), facts)
  return Object.assign(error, { stack: [`Error: ${error.message}`, ...frames].join('\n    ') })
}

/** The status of a form that fails with an error, and whether the error is logged. */
async function outcome(error: Error, isForm: boolean) {
  const line = jest.spyOn(console, 'error').mockImplementation()
  const progress: Progress = { isForm }
  const context = { routePath: '/', routeType: 'action', routerKind: 'App Router' } as const
  await shared.progress.run(progress, async () =>
    logRequestError(
      error,
      { path: '/', method: 'POST', headers: {} },
      { ...context, revalidateReason: undefined },
    ),
  )
  return [progress.refusal, line.mock.calls.length > 0]
}

test.each([
  ['text that is none', thrown([JSON_PARSE, NEXT, NODE]), 400],
  ['an end before its time', thrown([NODE, NEXT, NEXT_IN_CHUNK]), 400],
  ['one that is too large', thrown([NEXT, NODE], { statusCode: 413 }), 413],
  ['malformed parts', thrown([NODE], { message: 'Failed to parse body as FormData.' }), 400],
  ['one that is broken off', thrown([NODE], { message: 'aborted' }), 400],
])('a malformed form is refused without a log line: %s', async (_, error, status) => {
  expect(await outcome(error, true)).toEqual([status, false])
})

test.each([
  ['what the site throws', thrown([JSON_PARSE, SITE, NEXT])],
  ['a service that does not answer in time', thrown([NODE])],
  ['an error that does not say where it arose', thrown([])],
])('a failure of the site remains a failure: %s', async (_, error) => {
  expect(await outcome(error, true)).toEqual([undefined, true])
})

test('an error from Next for a page is a failure', async () => {
  expect(await outcome(thrown([NEXT]), false)).toEqual([undefined, true])
})
