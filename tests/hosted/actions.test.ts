/** Calls every server action, in every role that can call it, with arguments of other shapes than its form sends. */
import { readFileSync, readdirSync } from 'node:fs'
import { full } from '../scope'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
// Refused sign-ins and requested links are answered after a second.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

type Action = (...given: unknown[]) => Promise<unknown>

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /^['"]use server['"]/m.test(readFileSync(file, 'utf8'))),
)

/** Actions for visitors and for editors. All others are for admins. */
const forVisitors = [
  ...['submitLead', 'subscribe', 'confirmSubscription', 'unsubscribe', 'changeSubscription'],
  ...['submitRequest', 'confirmRequest', 'tryPaymentAgain', 'signIn', 'signOut'],
  ...['requestPasswordLink', 'setNewPassword', 'acceptWithNewPassword', 'acceptWithPassword'],
]
const forEditors = [
  ...['deletePicture', 'savePost', 'deletePost', 'restorePost', 'createPreviewLink', 'withdrawPreviewLink'],
  ...['previewPost', 'changePassword', 'saveMailChoice', 'endSessions', 'requestPasskey', 'passWithPasskey'],
  ...['addPasskey', 'passSecondFactor', 'changeSecondFactor', 'listCommands', 'findRecords'],
]
/** Only for accounts with a first password, which no test here signs in. */
const FIRST_PASSWORD = 'replaceFirstPassword'

/** Database calls that are expected despite invalid arguments; any other would be a change. */
const harmless = [
  ...['staff_session', 'begin_sign_in', 'sign_out', 'release_held', 'begin_passkey', 'staff_invitation'],
  // With an empty token, which matches nothing.
  ...['confirm_newsletter', 'unsubscribe_from_newsletter', 'confirm_privacy_request', 'try_payment_again'],
  // A new issue is empty, and a preview shows all drafts.
  ...['create_newsletter_issue'],
].map((name) => `POST /rest/v1/rpc/${name}`)
harmless.push('POST /rest/v1/content_previews', 'POST /auth/v1/logout')

const id = crypto.randomUUID()
const cycle: Record<string, unknown> = {}
cycle.self = cycle
const withFiles = new FormData()
for (const name of ['email', 'token', 'id', 'lead', 'payment', 'suggestion', 'enquiry', 'address', 'delete'])
  withFiles.append(name, new File(['text'], 'name.txt'))
for (const name of ['intent', 'kind', 'role', 'password', 'present', 'code', 'session', 'change', 'resend'])
  withFiles.append(name, new File(['text'], 'name.txt'))
const withNul = new FormData()
for (const name of ['token', 'email', 'name', 'id', 'lead', 'payment', 'address', 'query'])
  withNul.append(name, '\0')

const shapes: readonly unknown[] = [
  ...[undefined, null, 0, 12n, '', '\0', '\ud800', 'x'.repeat(100_000), {}, [], cycle, new Map([[1, 2]])],
  ...[() => 1, Promise.resolve(1), new FormData(), withFiles, withNul, new File(['x'], 'x.txt')],
]
const odd: readonly (readonly unknown[])[] = [[], ...shapes.map((shape) => Array<unknown>(5).fill(shape))]
/** Valid arguments bound by a page, with an invalid form. */
const oddForms = [withFiles, withNul].flatMap((form) => [
  [null, form],
  [id, null, form],
  ['en', id, null, form],
  [id, 'en', null, form],
])

jest.setTimeout(180_000)

const project = startedProject()
const actions = new Map<string, Action>()
let role: string

beforeAll(async () => {
  for (const file of files) {
    const exported = (await import(`../../${file}`)) as Record<string, Action>
    for (const [name, action] of Object.entries(exported)) actions.set(`${file} ${name}`, action)
  }
  project.functions.set('staff_session', () => role)
  project.functions.set('staff_invitation', () => [])
  for (const name of ['confirm_newsletter', 'unsubscribe_from_newsletter', 'confirm_privacy_request'])
    project.functions.set(name, () => false)
  for (const name of ['try_payment_again', 'sign_out']) project.functions.set(name, () => null)
})

function signInAs(as: string): void {
  role = as
  project.signIn(`${as}@example.org`)
}

/** An action's answer code, `redirect` for a redirect, or the error it threw. */
async function outcomeOf(action: Action, given: readonly unknown[]): Promise<string> {
  try {
    const answer = (await action(...given)) as { ok?: boolean; code?: string } | null | undefined
    return String(answer?.code ?? answer?.ok)
  } catch (error) {
    const { digest } = error as { digest?: string }
    return digest?.startsWith('NEXT_REDIRECT') ? 'redirect' : `threw ${String(error)}`
  }
}

/** All actions; the one that ends the session comes last. */
const inOrder = () => {
  const ending = [...actions].filter(([name]) => nameOf(name) === 'signOut')
  return [...actions].filter(([name]) => nameOf(name) !== 'signOut').concat(ending)
}

/** The full run tries all argument lists, `npm test` every eighth. */
const some = (lists: readonly (readonly unknown[])[]) =>
  full ? lists : lists.filter((_, place) => place % 8 === 0)

/** Each action's distinct answers to all argument lists. */
async function outcomes(lists = some(odd)): Promise<Map<string, readonly string[]>> {
  const answers = new Map<string, readonly string[]>()
  for (const [name, action] of inOrder()) {
    const codes = new Set<string>()
    // Sequential: in parallel they would exceed the project's timeout per call.
    for (const given of lists) codes.add(await outcomeOf(action, given))
    answers.set(name, [...codes])
  }
  return answers
}

const nameOf = (action: string) => action.split(' ')[1]!
const thrown = (answers: Map<string, readonly string[]>) =>
  [...answers].filter(([, codes]) => codes.some((code) => code.startsWith('threw')))
const changed = () =>
  [...new Set(project.calls)].filter((call) => !/^(GET|HEAD) /.test(call) && !harmless.includes(call))

test('the wrapper makes every action', () => {
  expect(files.length).toBeGreaterThan(30)
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?!type |interface ).*/gm)]
      .map(([line]) => line)
      .filter((line) => !/^export const \w+ = (?:public|staff|admin|office|token|person)Action\(/.test(line)),
  )
  expect(others).toEqual([])
})

test('signed-out callers learn only that they are not signed in, and nothing is logged', async () => {
  const answers = await outcomes(some([...odd, ...oddForms]))
  expect(thrown(answers)).toEqual([])
  for (const [action, codes] of answers)
    if (!forVisitors.includes(nameOf(action))) expect([action, codes]).toEqual([action, ['notAuthenticated']])
  expect(changed()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})

test('an editor learns only who may call the actions of admins', async () => {
  signInAs('editor')
  const answers = await outcomes()
  expect(thrown(answers)).toEqual([])
  const open = [...forVisitors, ...forEditors, FIRST_PASSWORD]
  for (const [action, codes] of answers)
    if (!open.includes(nameOf(action))) expect([action, codes]).toEqual([action, ['notAdmin']])
  expect(changed()).toEqual([])
})

test('an admin changes nothing with malformed arguments', async () => {
  signInAs('admin')
  expect(thrown(await outcomes())).toEqual([])
  expect(changed()).toEqual([])
})

test.each([
  [{ to_status: 'deleted' }, 'invalid'],
  [{ kind: 'merged' }, 'invalid'],
  [{}, 'nothingToSave'],
  [{ note: '  ' }, 'nothingToSave'],
  [{ note: 'x'.repeat(4001) }, 'noteTooLong'],
  ...['2020-01-01', '2199-01-01', 'soon', '2026-02-30'].map(
    (day) => [{ to_day: day }, 'dayInvalid'] as const,
  ),
  [{ lead: 'no-id' }, 'gone'],
] as const)('a step of a lead with %j is refused as %s', async (change, code) => {
  signInAs('admin')
  const [, followUpLead] = [...actions].find(([name]) => nameOf(name) === 'followUpLead')!
  const form = new FormData()
  const unchanged = { lead: id, kind: 'note', note: '', from_status: 'new', to_status: 'new', from_day: '' }
  for (const [name, value] of Object.entries({ ...unchanged, to_day: '', ...change })) form.set(name, value)
  expect(await outcomeOf(followUpLead, [null, form])).toBe(code)
  expect(changed()).toEqual([])
})
