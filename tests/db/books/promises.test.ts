/** Promises to pay. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'
import { owedDatabase } from './owed'

const { run, act, transfer, day, overdueBy, owed, promise } = owedDatabase()

describe('a promise to pay', () => {
  const promises = async (with_payment: string) =>
    ((await act('payment_schedule', { with_payment })) as { promises: Row[] }[])[0]!.promises.map(
      ({ state, amount }) => `${String(state)} ${String(amount)}`,
    )

  test('is running until its day, kept with the money, and replaced or withdrawn by another', async () => {
    const id = await overdueBy(5, { amount: '100.00' })
    const once = randomUUID()
    expect([await promise(id, '60', 3, once), await promise(id, '60', 3, once)]).toEqual([true, true])
    expect(await promises(id)).toEqual(['running 60.00'])
    await transfer(id, '59.99')
    await promise(id, '40', 10)
    expect(await promises(id)).toEqual(['running 40.00', 'withdrawn 60.00'])
    await expect(promise(id, '40.02', 5)).rejects.toThrow()
    await expect(promise(id, '10', -1)).rejects.toThrow()
    expect(await promise(id, null, null)).toBe(true)
    expect(await promise(id, null, null)).toBe(false)
    await promise(id, '40', 0)
    await transfer(id, '40.01')
    expect(await promises(id)).toEqual(['kept 40.00', 'withdrawn 40.00', 'withdrawn 60.00'])
    expect(await promise(id, '1', 3)).toBe(false)
  })

  test('pauses reminders until the day after it, and is on “Today” once it is broken', async () => {
    const id = await overdueBy(5)
    await promise(id, '500', 4)
    const days = async () =>
      (
        await run<{ day: string }>(
          'select d::text as day from public.payments p, private.reminder_days(p, private.today()) d where p.id = $1',
          [id],
        )
      ).map((row) => row.day)
    // Of -3, 3, 10 and 20 days after the due day, counted from the request today.
    expect(await days()).toEqual([await day(5), await day(10), await day(20)])
    const ofToday = async () =>
      ((await act('waiting_work', {})) as { office: { payments: Row[] } }).office.payments.filter(
        (payment) => payment.why === 'promise',
      )
    expect(await ofToday()).toEqual([])
    const expire =
      'update public.payment_promises set promised_on = private.today() - 1 where payment_id = $1'
    await expect(run(expire, [id])).rejects.toThrow('not changed')
    await run('alter table public.payment_promises disable trigger user')
    await run(expire, [id])
    await run('alter table public.payment_promises enable trigger user')
    const [line] = await ofToday()
    expect(line).toMatchObject({ id, why: 'promise', total: 1 })
    expect(Number(line!.overdue)).toBeGreaterThan(0)
    expect((await owed({ query: id })).people[0]!.promise).toMatchObject({ state: 'broken' })
    await promise(id, null, null)
    expect(await ofToday()).toEqual([])
  })

  test('is deleted with the person, and is in their copy', async () => {
    const email = uniqueEmail()
    const id = await overdueBy(5, { email })
    await transfer(id, '10.00')
    await promise(id, '500', 4)
    const copy = (await act('person_content', { address: email })) as { payments: { promises: Row[] }[] }
    expect(copy.payments[0]!.promises).toMatchObject([{ amount: 500, note: 'Paid on Friday' }])
    await act('erase_person', { address: email })
    expect(await run('select id from public.payment_promises where payment_id = $1', [id])).toEqual([])
  })
})
