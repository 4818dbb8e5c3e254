import { workOf } from './schema'

const TODAY = '2026-11-21'

const lead = (id: string, change: object = {}) => ({
  id,
  first_name: 'Naomi',
  surname: id,
  email: `${id}@example.org`,
  phone: null,
  language: 'en',
  status: 'new',
  follow_up_on: null,
  objected_at: null,
  last_at: '2026-11-21T08:00:00+02:00',
  undelivered: false,
  is_of_today: false,
  total: 1,
  ...change,
})

const payment = (id: string, why: string, total: number) => ({
  id,
  status: why === 'failed' ? 'failed' : 'pending',
  state: why === 'failed' ? 'failed' : 'overdue',
  first_name: 'Thandi',
  surname: 'Jacobs',
  email: null,
  phone: '+27820000000',
  language: 'af',
  purpose: 'deposit',
  level: 1,
  description: null,
  ...{ amount: '2500.00', paid: '0', received: '0', refunded: '0', outstanding: '2500.00', surplus: '0' },
  due_on: '2026-11-01',
  reference: 'ABCDEFGH',
  ...{
    plan_id: null,
    lead_id: null,
    asked_at: null,
    opened_at: null,
    completed_at: null,
    cancelled_at: null,
  },
  created_at: '2026-10-01T08:00:00+02:00',
  has_proof: why === 'proof',
  is_overdue: why !== 'proof',
  ...{ why, total, place: 1, overdue: 4, owed: '10000.00' },
})

const office = { new_leads: [], due_leads: [], payments: [], requests: [] }
const answer = (change: object | null) => ({
  office: change && { ...office, ...change },
  drafts: [],
  scheduled: { total: 0, next_at: null },
  factor: {
    enrolled_at: null,
    has_app: false,
    passkeys: 0,
    codes_left: 0,
    required_at: null,
    reset_at: null,
  },
})
const officeOf = (change: object) => workOf(answer(change), TODAY).office!

test('an editor has no work of the office', () => {
  expect(workOf(answer(null), TODAY)).toMatchObject({ office: null, drafts: { rows: [], more: 0 } })
})

test('a lead is listed once: today’s enquiries, then what is due, then other new ones', () => {
  const due = { follow_up_on: '2026-11-20' }
  const total = { total: 9 }
  const {
    fresh,
    due: dueList,
    older,
  } = officeOf({
    new_leads: [
      lead('today', { ...total, is_of_today: true }),
      lead('both', { ...total, ...due, is_of_today: true }),
      lead('old', total),
      lead('old and due', { ...total, ...due }),
    ],
    due_leads: [
      lead('both', { ...total, ...due }),
      lead('old and due', { ...total, ...due }),
      lead('due', { ...total, ...due, status: 'contacted' }),
    ],
  }).leads
  const ids = (leads: readonly { id: string }[]) => leads.map(({ id }) => id)
  expect([ids(fresh), ids(dueList.rows), ids(older.rows)]).toEqual([
    ['today', 'both'],
    ['old and due', 'due'],
    ['old'],
  ])
  // Of nine that are due three are listed, of nine that are new four.
  expect([dueList.more, older.more]).toEqual([6, 5])
})

test('payments are grouped by reason, in order of urgency, each group with the number of the others', () => {
  const { payments, owed } = officeOf({
    payments: [
      ...[payment('a', 'proof', 1), payment('b', 'overdue', 3), payment('c', 'failed', 1)],
      payment('d', 'promise', 1),
    ],
  })
  expect(payments.map(({ why, rows, more }) => [why, rows.map(({ id, name }) => [id, name]), more])).toEqual([
    ['failed', [['c', 'Thandi Jacobs']], 0],
    ['promise', [['d', 'Thandi Jacobs']], 0],
    ['overdue', [['b', 'Thandi Jacobs']], 2],
    ['proof', [['a', 'Thandi Jacobs']], 0],
  ])
  expect(owed).toMatchObject({ overdue: 4, owed: '10000.00' })
  expect(officeOf({}).owed).toBeNull()
})

test('an answer of another form is refused', () => {
  expect(() => workOf(null, TODAY)).toThrow()
  expect(() => workOf(answer({ requests: '1' }), TODAY)).toThrow()
})
