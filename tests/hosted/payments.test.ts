/** Forms for payments whose answer must say what the database did. */
import { refresh } from 'next/cache'
import { PAGE } from '../payment-page'
import type * as Actions from '@/lib/payments/admin/actions'
import type * as MoneyActions from '@/lib/payments/admin/money-actions'
import type * as NewPaymentActions from '@/lib/payments/admin/payment-actions'
import type * as PageActions from '@/lib/payments/page-actions'
import { type Call, json } from './answer'
import { form, redirectOf } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
jest.mock('next/cache', () => ({ ...jest.requireActual<object>('next/cache'), refresh: jest.fn() }))
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => {} }))

const project = startedProject()
let actions: typeof Actions & typeof MoneyActions & typeof NewPaymentActions & typeof PageActions

const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const TOKEN = `${ID}_${'0a'.repeat(32)}`
const DEPOSIT = {
  ...{ payment: ID, locale: 'en', send: 'mail', purpose: 'deposit', level: '1', dueOn: '2099-12-01' },
  ...{ surname: 'Jacobs', language: 'en' },
}
const CHANGED = { ok: false, code: 'changed' }

/** The arguments of each call of a function. */
const sent: Record<string, Call['body'][]> = {}

beforeAll(async () => {
  actions = {
    ...(await import('@/lib/payments/admin/actions')),
    ...(await import('@/lib/payments/admin/money-actions')),
    ...(await import('@/lib/payments/admin/payment-actions')),
    ...(await import('@/lib/payments/page-actions')),
  }
  project.functions.set('staff_session', () => 'admin').set('site_content', () => ({ documents: {} }))
  for (const name of ['create_payment', 'ask_payment', 'try_payment_again'])
    project.functions.set(name, ({ body }) => {
      ;(sent[name] ??= []).push(body)
      return 'answered'
    })
})
beforeEach(() => {
  for (const name of Object.keys(sent)) delete sent[name]
  jest.mocked(refresh).mockClear()
  project.signIn('admin@example.org')
})

test('a form that the Back button shows again asks another person for another payment', async () => {
  const create = async (firstName: string) =>
    redirectOf(
      actions.createPayment(
        null,
        form({ ...DEPOSIT, firstName, email: `${firstName.toLowerCase()}@example.org` }),
      ),
    )
  const first = await create('Thandi')
  expect(await create('Thandi')).toBe(first)
  const second = await create('Lerato')
  expect(second).not.toBe(first)
  const asked = sent.ask_payment!.map(({ payment_id }) => payment_id)
  expect(sent.create_payment!.map(({ payment_id }) => payment_id)).toEqual(asked)
  expect([first, second]).toEqual([asked[0], asked[2]].map((id) => `/admin/payments/${id}?sent=mail`))
})

test('a new payment that was settled before it could be requested is not said to be requested', async () => {
  project.intercept = ({ path }) => (path.endsWith('/ask_payment') ? json(null) : undefined)
  const shown = form({ ...DEPOSIT, firstName: 'Thandi', email: 'thandi@example.org' })
  expect(await redirectOf(actions.createPayment(null, shown))).toMatch(/^\/admin\/payments\/[\da-f-]+$/)
})

test.each(['send', 'link'])(
  'a payment that was settled meanwhile is not said to be requested (%s)',
  async (intent) => {
    project.intercept = ({ path }) => (path.endsWith('/ask_payment') ? json(null) : undefined)
    expect(await actions.decidePayment(null, form({ payment: ID, intent }))).toEqual(CHANGED)
    expect(refresh).toHaveBeenCalled()
  },
)

test('money that a colleague has moved meanwhile is not said to be too much', async () => {
  project.intercept = ({ path }) =>
    path.endsWith('/move_surplus') ? json({ code: '22023', message: 'nothing to move' }, 400) : undefined
  const ids = { payment: ID, once: crypto.randomUUID(), target: crypto.randomUUID() }
  const answer = await actions.recordMoney(null, form({ ...ids, kind: 'move', surplus: '7' }))
  expect(answer).toMatchObject(CHANGED)
  expect(refresh).toHaveBeenCalled()
})

test.each([
  // Also if another tab restarted it.
  ['pending', { ok: true, data: null }],
  ['complete', { ok: false, code: 'gone' }],
])('a failed payment is restarted if it is %s then', async (state, answer) => {
  project.functions.set('payment_page', () => ({ ...PAGE, state }))
  expect(await actions.tryPaymentAgain(null, form({ token: TOKEN }))).toEqual(answer)
  expect(sent.try_payment_again).toEqual([{ token: TOKEN }])
  expect(refresh).toHaveBeenCalled()
})
