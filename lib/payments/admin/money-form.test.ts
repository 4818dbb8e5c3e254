import { type MoneyField, moneyFields, parseCorrection, parseMovement } from './money-form'

const money = {
  ...(Object.fromEntries(moneyFields.map((field) => [field, ''])) as Record<MoneyField, string>),
  amount: '0,01',
  receivedOn: '2026-11-23',
}

test('a transfer of today is accepted, one of tomorrow is not', () => {
  expect(parseMovement(money, '2026-11-23').fields).toEqual({
    money: '0.01',
    on_day: '2026-11-23',
    named: undefined,
    entry_note: undefined,
  })
  expect(parseMovement(money, '2026-11-22').errors).toEqual({ receivedOn: 'dayToCome' })
  expect(parseMovement({ ...money, amount: '' }, '2026-11-23').errors).toEqual({ amount: 'required' })
})

test('a correction needs a direction and a reason', () => {
  expect(parseCorrection({ ...money, direction: 'less', note: 'Typed twice' }).fields).toEqual({
    money: '-0.01',
    entry_note: 'Typed twice',
    isOfRefund: false,
  })
  expect(parseCorrection({ ...money, direction: 'refund', note: 'Not sent' }).fields).toMatchObject({
    money: '-0.01',
    isOfRefund: true,
  })
  expect(parseCorrection(money).errors).toEqual({ direction: 'choose', note: 'required' })
})
