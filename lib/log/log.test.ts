import fc from 'fast-check'
import { full } from '@/tests/scope'
import type * as Log from './log'
import { logError, logEvent } from './log'

/** The lines a production server logs during `work`. */
function inProduction(work: (log: typeof Log) => void): Record<string, unknown>[] {
  const lines: string[] = []
  const keep = (line: unknown) => lines.push(String(line)) > 0
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  for (const output of [process.stdout, process.stderr]) jest.spyOn(output, 'write').mockImplementation(keep)
  try {
    jest.isolateModules(() => work(jest.requireActual<typeof Log>('./log')))
  } finally {
    jest.restoreAllMocks()
    environment.restore()
  }
  return lines.map((line) => JSON.parse(line))
}

/** The log output of `work`, as text. */
function shown(work: () => void): string {
  const lines: unknown[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push(...line))
  work()
  jest.restoreAllMocks()
  return lines.join('\n')
}

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const word = fc.stringMatching(/^[a-zà-ö]{4,12}$/)

/** Personal and secret values, in the forms in which this site meets them. */
const secret = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.uuid(), hex(64)).map(([id, hash]) => `${id}.${hash}`),
  hex(32),
  fc.stringMatching(/^[\w-]{43}$/),
  fc.constantFrom('+27821234567', '082 123 4567', '(021) 555-0147', '8001015009087', '1234 5678 90'),
  fc.ipV4(),
  fc.ipV6().filter((address) => address.length > 4),
  fc.tuple(word, word).map(([name, value]) => `?${name}=${value}`),
  fc.tuple(word, word).map(([name, value]) => `https://example.org/rest/v1/leads?${name}=eq.${value}`),
)

const prose = fc.constantFrom(
  '',
  'invalid input syntax for type uuid: ',
  'fetch failed\n',
  'it’s ',
  'for ',
  '\n',
)
const said = fc.tuple(prose, secret, fc.constantFrom('', ' is not there', '\n    at x (y.ts:1:2)', '.'))

/** Ways to throw a message. */
const thrown: ((message: string) => unknown)[] = [
  (message) => new Error(message),
  (message) => new TypeError('Invalid URL', { cause: new Error(message) }),
  (message) => Object.assign(new Error('failed'), { details: message, hint: message, config: { message } }),
  (message) => Object.assign(new Error('failed'), { name: message, code: message, digest: message }),
  (message) => ({ code: '23505', message, details: `Key (email)=(${message}) already exists.` }),
  (message) => new AggregateError([new Error(message)], message),
  (message) => message,
  (message) => [message],
  () => undefined,
]

describe('personal and secret values never reach the log', () => {
  test('in any form of error', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...thrown), ([before, value, after], make) => {
        const text = before + value + after
        expect(shown(() => logError('test', make(text), { text, reason: text }))).not.toContain(value)
      }),
      { numRuns: full ? 2000 : 200 },
    )
  })

  test('nor quoted by a database, which may quote anything', () => {
    const quoted = fc.tuple(fc.string({ minLength: 3, unit: 'grapheme' }), fc.constantFrom('"', "'", '`'))
    fc.assert(
      fc.property(quoted, ([value, mark]) => {
        const named = `<${value}>`
        const error = new Error(`invalid input value for enum kind: ${mark}${named}${mark}`)
        expect(shown(() => logError('test', error))).not.toContain(named)
      }),
      { numRuns: full ? 500 : 100 },
    )
  })
})

test('an error is a line of JSON: event, kind, code, message, origin and cause', () => {
  const error = Object.assign(
    new RangeError('The list of "posts" is too long', { cause: new Error('why') }),
    { code: '57014', status: 500 },
  )
  const lines = inProduction(({ logError }) => logError('savePost', error, { tries: 3 }))
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'savePost',
      tries: 3,
      error: {
        name: 'RangeError',
        code: '57014',
        status: 500,
        message: 'The list of "…" is too long',
        frames: expect.arrayContaining([expect.stringMatching(/^at .*lib\/log\/log\.test\.ts:\d+:\d+/)]),
        cause: expect.objectContaining({ name: 'Error', message: 'why' }),
      },
    },
  ])
})

test('lines below the log level are left out', () => {
  const lines = inProduction((log) => {
    log.logEvent('debug', 'answer', { status: 200 })
    log.logEvent('warn', 'late')
  })
  expect(lines).toMatchObject([{ level: 'warn', event: 'late' }])
})

test('people read text', () => {
  const text = shown(() => logEvent('warn', 'late', { minutes: 31 }))
  expect(text).toMatch(/^\d\d:\d\d:\d\d WARN late minutes=31$/)
})

test('lines that look like stack frames are not taken for them', () => {
  const hostile = new Error('no\n    at secretName (/etc/passwd:1:2)\n    at x')
  expect(shown(() => logError('test', hostile))).not.toContain('secretName')
})

test('an error is logged once, even if several parts of a page fail with it', () => {
  const error = new Error('fetch failed')
  const text = shown(() => {
    logError('currentStaff', error)
    logError('requireStaff', error)
  })
  expect(text.match(/ERROR/g)).toHaveLength(1)
})
