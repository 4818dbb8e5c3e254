import { localized } from '@/lib/content/localized'
import { type Recipient, depositOf, letterTo } from './chosen-mail'

const naomi: Recipient = {
  ...{ id: '11111111-1111-4111-8111-111111111111', firstName: 'Naomi', surname: 'Botha' },
  ...{ email: 'naomi@example.org', phone: '+27821234567', language: 'af', objectedAt: null },
}
const template = {
  subject: localized({ en: 'The fees', af: 'Die fooie' }),
  letter: localized({ en: 'Good day {name}', af: 'Goeiedag {name}' }),
}
const fees = { deposit: 2500, monthlyFee: 1980, months: { 1: 12, 2: 12, 3: 24 }, total: { 1: 1, 2: 2, 3: 3 } }
const deposit = (lead: Recipient, level: number | null = 2, paid: (number | null)[] = []) =>
  depositOf(lead, level, paid, fees, '2026-11-28')

test('a letter is in the language of the lead, without a name that holds an address', () => {
  expect(letterTo(naomi, template)).toEqual({ subject: 'Die fooie', text: 'Goeiedag Naomi' })
  expect(letterTo({ ...naomi, firstName: 'Win at evil.example' }, template)).toMatchObject({
    text: 'Goeiedag',
  })
})

test('a letter that is too long, or has an unknown name, is not sent', () => {
  for (const af of ['a'.repeat(4001), 'Goeiedag {nickname}', ' {name}'])
    expect(
      letterTo({ ...naomi, firstName: 'www.evil' }, { ...template, letter: localized({ en: '', af }) }),
    ).toBe('text')
})

test('a deposit is the published one, of the level asked about', () => {
  expect(deposit(naomi, 2, [1])).toMatchObject({
    ...{ lead_id: naomi.id, purpose: 'deposit', level: 2, amount: '2500.00', due_on: '2026-11-28' },
    ...{ first_name: 'Naomi', email: naomi.email, language: 'af' },
  })
})

test('nobody is asked for a deposit without a level, twice, or without a name', () => {
  expect(deposit(naomi, null)).toBe('noLevel')
  expect(deposit(naomi, 2, [1, 2])).toBe('asked')
  expect(deposit({ ...naomi, surname: ' ' })).toBe('details')
})

test('nothing is sent without an address, or against an objection', () => {
  for (const mail of [deposit, (lead: Recipient) => letterTo(lead, template)]) {
    expect(mail({ ...naomi, email: '' })).toBe('noAddress')
    expect(mail({ ...naomi, objectedAt: '2026-11-21T12:00:00.000Z' })).toBe('objected')
  }
})
