/** One payment at a time, to whoever holds its id; never a list. */
import { randomUUID } from 'node:crypto'
import {
  CHECK,
  type Caller,
  NO_RIGHT,
  anon,
  call,
  insert,
  makeUser,
  request,
  samplePayment,
  secret,
  store,
} from './rest'

const status = (caller: Caller, payment_id: unknown) => call(caller, 'payment_status', { payment_id })
let callers: Caller[]

beforeAll(async () => {
  callers = [anon, await makeUser(), await makeUser('editor'), await makeUser('admin')]
})

test('an id gives its payment: the id, the status and the amount, nothing else', async () => {
  const { id } = await store('payments', samplePayment({ status: 'complete', amount_gross: 2500.5 }))
  await store('payments', samplePayment())
  for (const caller of callers) {
    const [{ amount_gross, ...rest } = {}, ...others] = (await status(caller, id)).rows
    // A number in a hosted project, a text in the embedded backend.
    expect(Number(amount_gross)).toBe(2500.5)
    expect([rest, others]).toEqual([{ id, status: 'complete' }, []])
    expect((await status(caller, String(id).toUpperCase())).rows).toHaveLength(1)
  }
})

test('a payment is pending until the payment service says otherwise', async () => {
  expect(await store('payments', samplePayment())).toMatchObject({ status: 'pending' })
})

test('an unknown id gives nothing', async () => {
  for (const caller of callers)
    expect(await status(caller, randomUUID())).toMatchObject({ status: 200, body: [] })
  expect((await status(anon, null)).rows).toEqual([])
})

test.each(['', '1', '%', "' or true --", '00000000-0000-4000-8000-00000000000*'])(
  'what is no id is refused: %p',
  async (id) => {
    expect(await status(anon, id)).toMatchObject({ status: 400, code: '22P02' })
  },
)

test.each([
  ['a list', 'GET', 'payments?select=id'],
  ['a count', 'HEAD', 'payments?select=*'],
  ['a sum', 'GET', 'payments?select=amount_gross.sum()'],
  ['a look-up by id', 'GET', `payments?id=eq.${randomUUID()}`],
  ['a guess by amount', 'GET', 'payments?select=id&amount_gross=gte.0'],
])('nobody gets %s', async (_, method, path) => {
  for (const caller of callers) {
    const answer = await request(caller, method, `/rest/v1/${path}`, undefined, { prefer: 'count=exact' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.rows).toEqual([])
    expect(answer.headers.get('content-range') ?? '*/*').toMatch(/\/\*$/)
  }
})

test('the function takes no other question', async () => {
  expect(await call(anon, 'payment_status')).toMatchObject({ status: 404, code: 'PGRST202' })
  expect((await call(anon, 'payment_status', { status: 'complete' })).status).toBe(404)
})

test('the secret key writes them; an amount is never below nothing', async () => {
  expect((await insert(secret, 'payments', samplePayment({ amount_gross: 0 }))).status).toBe(201)
  expect((await insert(secret, 'payments', samplePayment({ amount_gross: -0.01 }))).code).toBe(CHECK)
  expect((await insert(secret, 'payments', samplePayment({ amount_gross: null }))).code).toBe('23502')
  for (const caller of callers) {
    expect((await insert(caller, 'payments', samplePayment())).code).toBe(NO_RIGHT)
  }
})
