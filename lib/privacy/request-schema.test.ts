import { requestSchema } from './request-schema'

const request = { kind: 'access', name: 'Thandi', email: 'thandi@example.org', message: '' }
const codes = (change: object) =>
  requestSchema
    .safeParse({ ...request, ...change })
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)

test('a request is trimmed, and its address is stored like any other', () => {
  const typed = {
    ...request,
    name: ' Than\0di\u202e ',
    email: ' <Thandi@Example.ORG>,',
    message: ' Please.\n',
  }
  expect(requestSchema.parse(typed)).toEqual({ ...request, email: 'Thandi@Example.ORG', message: 'Please.' })
})

test.each<[string, object]>([
  ['kind required', { kind: '' }],
  ['kind required', { kind: 'payment' }],
  ['name required', { name: ' ' }],
  ['name tooLong', { name: 'a'.repeat(201) }],
  ['name required', { name: '\u200b\u202e' }],
  ['email required', { email: '' }],
  ['email emailInvalid', { email: 'nobody@nowhere' }],
  ['message tooLong', { message: 'a'.repeat(2001) }],
  ['message characterInvalid', { message: '\0' }],
])('%s: %j', (code, change) => {
  expect(codes(change)?.[0]).toBe(code)
})
