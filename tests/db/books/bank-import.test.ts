/** Imports of statement lines: lines imported again, and refusals. */
import { randomUUID } from 'node:crypto'
import { ACCOUNT, bankDatabase, line } from './bank'

const { run, act, refusal, member, arrive } = bankDatabase()

test('a file sent twice is one import; days of another format, another account and days to come are refused', async () => {
  const args = { import_id: randomUUID(), account: ACCOUNT, mapping: null, lines: [line('A'), line('A')] }
  expect([await act('import_bank_lines', args), await act('import_bank_lines', args)]).toEqual([2, 2])
  expect(await arrive([line(' A '), line('A'), line('A')])).toBe(1)
  await expect(arrive([line('A', '2500', { day: '2999-01-01' })])).rejects.toThrow('no lines')
  await expect(arrive([line('A', '2500', { bank_id: '1' })])).rejects.toThrow('another format')
  await run(
    `insert into public.content_versions (key, version, document, live_from)
     values ('bank', 99, '{"accountNumber": "${ACCOUNT}"}', now() - interval '1 minute')`,
  )
  await expect(arrive([line('A')], '62000000025')).rejects.toThrow('another account')
  const editor = await member('editor', 'none')
  expect(
    await refusal("select public.import_bank_lines($1, $2, null, '[]')", [randomUUID(), ACCOUNT], editor),
  ).toBe('42501')
})

test('a day’s lines are not imported again with the text of other columns', async () => {
  const read = (text: string, ...fields: readonly (string | null)[]) =>
    arrive([line(text)], ACCOUNT, { headings: ['Date', 'Details', 'Reference', 'Amount'], fields })
  expect(await read('A', 'day', 'text', null, 'amount')).toBe(1)
  expect(await read('A', 'day', 'text', null, 'in')).toBe(0)
  await expect(read('A 7', 'day', 'text', 'text', 'amount')).rejects.toThrow('another format')
})

test('a bank’s id that comes again for another day or amount is refused, and again for the same line adds nothing', async () => {
  const lines = [line('A', '2500.00', { bank_id: '1' })]
  expect([await arrive(lines), await arrive(lines)]).toEqual([1, 0])
  for (const other of [line('A', '1980.00'), line('A', '2500.00', { day: '2026-02-03' })])
    await expect(arrive([{ ...other, bank_id: '1' }])).rejects.toThrow('another line with this id')
})
