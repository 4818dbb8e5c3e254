/** The cash book. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'
import { booksDatabase } from './books'

const { run, act, asked, notified, book } = booksDatabase()

const pay = (payment_id: string, money: string, on_day: string, fields: Row = {}) =>
  act('record_transfer', { once: randomUUID(), payment_id, money, on_day, ...fields })

describe('the cash book', () => {
  test('has each movement of money once, by day, with the balance after it', async () => {
    const email = uniqueEmail()
    const [id, other] = [await asked({ email, amount: '100.00' }), await asked({ email, amount: '30.00' })]
    await pay(id, '150', '2024-03-05', { named: 'FNB 12' })
    const [{ surplus }] = (await run(
      'select id as surplus from public.payment_entries where payment_id = $1 and surplus',
      [id],
    )) as [Row]
    const refund = { payment_id: id, money: '20', of_surplus: surplus, entry_note: 'Too much' }
    await act('record_refund', { once: randomUUID(), ...refund, on_day: '2024-03-06' })
    // Within the office: no movement.
    await act('move_surplus', { once: randomUUID(), of_surplus: surplus, to_payment: other })
    const card = await asked({ email, amount: '200.00' })
    await notified(card, { amount: '200.00', fee: '-7.25' })
    await pay(await asked({ email, amount: '10.00' }), '10', '2024-03-31')

    const march = await book('2024-03-01', '2024-03-31')
    expect(march).toMatchObject({ opening: '0', closing: '140.00' })
    expect(march.sums).toEqual({ transfer: '160.00', refund: '-20.00', fee: '0' })
    expect(march.lines.map(({ day, kind, amount, balance }) => [day, kind, amount, balance])).toEqual([
      ['2024-03-05', 'transfer', '150.00', '150.00'],
      ['2024-03-06', 'refund', '-20.00', '130.00'],
      ['2024-03-31', 'transfer', '10.00', '140.00'],
    ])
    const [first, second] = march.lines
    expect(first).toMatchObject({ name: 'Thandi Jacobs', bank_reference: 'FNB 12', payment_id: id })
    expect([first!.document, second!.document]).toEqual([
      expect.stringMatching(/^\d{4}-\d{4}$/),
      expect.stringMatching(/^\d{4}-0001$/),
    ])
    const [{ today }] = (await run('select private.today()::text as today')) as [{ today: string }]
    const now = await book(today, today)
    expect(now.lines.map(({ kind, amount, fee, balance }) => [kind, amount, fee, balance])).toEqual([
      ['card', '200.00', '-7.25', '332.75'],
    ])
    expect(now).toMatchObject({ opening: '140.00', closing: '332.75', total: 1 })
    expect(now.sums).toEqual({ card: '200.00', fee: '-7.25' })
    const page = await book('2024-03-01', today, { page_size: 2, page_offset: 2 })
    expect([page.total, page.lines.map(({ balance }) => balance)]).toEqual([4, ['140.00', '332.75']])
    expect(await act('cash_book_export', { first_day: '2024-03-01', last_day: '2024-03-31' })).toEqual(march)
    const [audited] = await run("select detail from private.audit_log where kind = 'books-exported'")
    expect(audited!.detail).toBe('2024-03-01 – 2024-03-31, 3')
  })

  test('lists a refund that was not made as a correction', async () => {
    const id = await asked({ amount: '50.00' })
    await pay(id, '50', '2023-01-10')
    for (const [money, on_day] of [
      ['50', '2023-01-11'],
      ['-50', '2023-01-12'],
    ])
      await act('record_refund', { once: randomUUID(), payment_id: id, money, on_day })
    const january = await book('2023-01-01', '2023-01-31')
    expect(january.lines.map(({ kind }) => kind)).toEqual(['transfer', 'refund', 'correction'])
    expect(january.sums).toMatchObject({ refund: '-50.00', correction: '50.00' })
    expect(january.closing).toBe('50.00')
  })
})
