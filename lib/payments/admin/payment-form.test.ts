import { fees, withTotals } from '@/lib/content/documents/fees'
import { withTexts } from '@/lib/content/localized'
import {
  type ChangeField,
  type NewField,
  newFields,
  parseChange,
  parseNewPayment,
  publishedAmounts,
} from './payment-form'
import { parseReminders } from './reminder-form'

const published = withTotals(withTexts(fees))
const empty = Object.fromEntries(newFields.map((field) => [field, ''])) as Record<NewField, string>
const deposit = {
  ...empty,
  firstName: 'Thandi',
  surname: 'Nkosi',
  email: 'Thandi@Example.org ',
  language: 'en',
  purpose: 'deposit',
  level: '1',
  dueOn: '2026-12-01',
}
const plan = {
  ...deposit,
  purpose: 'plan',
  level: '3',
  dueOn: '',
  withDeposit: 'on',
  depositDueOn: '2026-12-01',
  firstDueOn: '2027-01-01',
  way: 'single',
}

test('an empty amount defaults to the published fee', () => {
  expect(parseNewPayment(deposit, published).fields).toEqual({
    first_name: 'Thandi',
    surname: 'Nkosi',
    email: 'Thandi@Example.org',
    phone: null,
    language: 'en',
    note: null,
    purpose: 'deposit',
    level: 1,
    description: null,
    amount: '2500.00',
    due_on: '2026-12-01',
  })
  expect(parseNewPayment({ ...deposit, purpose: 'full' }, published).fields).toMatchObject({
    amount: '26260.00',
  })
})

test('a typed amount outranks the fees', () => {
  expect(parseNewPayment({ ...deposit, amount: 'R1 200,50' }, published).fields).toMatchObject({
    amount: '1200.50',
  })
})

test('a plan takes its deposit, months and monthly amount from the fees of its level', () => {
  expect(parseNewPayment(plan, published).fields).toMatchObject({
    way: 'single',
    instalments: 24,
    recurring_amount: '1980.00',
    first_due_on: '2027-01-01',
    deposit: '2500.00',
    deposit_due_on: '2026-12-01',
  })
  expect(publishedAmounts(plan, published)).toMatchObject({ instalments: '24', monthly: '1980' })
})

test('a plan without a deposit ignores the deposit fields', () => {
  const { fields } = parseNewPayment({ ...plan, withDeposit: '', depositDueOn: 'never' }, published)
  expect(fields).not.toHaveProperty('deposit')
})

test.each<[Partial<Record<NewField, string>>, NewField, string]>([
  [{ firstName: ' ' }, 'firstName', 'required'],
  [{ surname: 'x'.repeat(101) }, 'surname', 'tooLong'],
  [{ email: 'thandi@' }, 'email', 'emailInvalid'],
  [{ phone: '12' }, 'phone', 'phoneInvalid'],
  [{ language: 'zu' }, 'language', 'choose'],
  [{ purpose: 'instalment', amount: '10' }, 'purpose', 'choose'],
  [{ level: '' }, 'level', 'choose'],
  [{ purpose: 'other', level: '', amount: '10' }, 'description', 'required'],
  [{ purpose: 'other', description: 'Boeke' }, 'amount', 'required'],
  [{ amount: '1,980' }, 'amount', 'amountInvalid'],
  [{ amount: '0,99' }, 'amount', 'amountTooSmall'],
  [{ dueOn: '2026-02-30' }, 'dueOn', 'dayInvalid'],
  [{ dueOn: '1926-12-01' }, 'dueOn', 'dayInvalid'],
  [{ note: 'x'.repeat(2001) }, 'note', 'tooLong'],
])('refuses a payment with %j', (wrong, field, code) => {
  expect(parseNewPayment({ ...deposit, ...wrong }, published).errors).toEqual({ [field]: code })
})

test.each<[Partial<Record<NewField, string>>, NewField, string]>([
  [{ instalments: '73' }, 'instalments', 'countInvalid'],
  [{ instalments: '1.5' }, 'instalments', 'countInvalid'],
  [{ way: '' }, 'way', 'choose'],
  [{ monthly: 'free' }, 'monthly', 'amountInvalid'],
  [{ firstDueOn: '' }, 'firstDueOn', 'dayInvalid'],
  [{ depositDueOn: '2027-01-01' }, 'depositDueOn', 'depositLate'],
])('refuses a plan with %j', (wrong, field, code) => {
  expect(parseNewPayment({ ...plan, ...wrong }, published).errors).toEqual({ [field]: code })
})

test('the server may refuse a number that no country has', () => {
  const values = { ...deposit, phone: '082 123 4567' }
  expect(parseNewPayment(values, published, () => null).errors).toEqual({ phone: 'phoneInvalid' })
  expect(parseNewPayment(values, published, () => '+27821234567').fields).toMatchObject({
    phone: '+27821234567',
  })
})

test('a change follows the same rules', () => {
  const values: Record<ChangeField, string> = { ...deposit, note: ' later ' }
  expect(parseChange(values).fields).toMatchObject({ note: 'later', due_on: '2026-12-01' })
  expect(parseChange({ ...values, dueOn: 'soon', surname: '' }).errors).toEqual({
    dueOn: 'dayInvalid',
    surname: 'required',
  })
})

test('sending at once needs the address or number to send to', () => {
  const errorsOf = (values: Partial<typeof deposit>) =>
    parseNewPayment({ ...deposit, ...values }, published).errors
  expect(errorsOf({ send: 'mail' })).toBeUndefined()
  expect(errorsOf({ send: 'link', email: '' })).toBeUndefined()
  expect(errorsOf({ send: 'mail', email: '' })).toEqual({ email: 'required' })
  expect(errorsOf({ send: 'mail', email: 'nobody' })).toEqual({ email: 'emailInvalid' })
  expect(errorsOf({ send: 'whatsapp' })).toEqual({ phone: 'required' })
  expect(errorsOf({ send: 'whatsapp', phone: '082 123 4567' })).toBeUndefined()
})

test.each([
  ['-3, 3, 10, 20', [-3, 3, 10, 20]],
  [' −30;0  60 ', [-30, 0, 60]],
  ['3, 3', [3]],
  ['', []],
  ['1 2 3 4 5 6 7 8 9 10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('reminders: %p are days', (typed, days) => expect(parseReminders(typed)).toEqual(days))

test.each(['61', '-31', '1.5', 'three', '3 days', '--3', '1e1', '1 2 3 4 5 6 7 8 9 10 11'])(
  'reminders: %p is refused',
  (typed) => expect(parseReminders(typed)).toBeNull(),
)
