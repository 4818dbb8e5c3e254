import { OURS, columnsOf, linesOf, read } from '@/tests/bank-statement'

test.each([
  ['alone', ''],
  ['below the account', `Account number,${OURS}\n`],
])('without headings the first line is data: %s', async (_, above) => {
  const rows = '2026-11-20,Deposit EFT,Fee,2500.00\n21/11/2026,Monthly fee,,-85.00'
  const form = new FormData()
  form.set('headings', JSON.stringify(['', '', '', '']))
  ;['day', 'text', '', 'amount'].forEach((field, index) => form.set(`column-${index}`, field))
  const found = await read(above + rows, form)
  expect(found).toMatchObject({
    isNamed: above !== '',
    lines: [
      { day: '2026-11-20', amount: '2500.00', text: 'Deposit EFT' },
      { day: '2026-11-21', amount: '-85.00' },
    ],
  })
  expect(await read(`Account number,62999999999\n${rows}`, form)).toEqual({ error: 'otherAccount' })
})

test('columns without headings are guessed by their content', async () => {
  const [deposit, fee] = [
    ['2026-11-20', '2500.00', 'EFT ABCDEFGH'],
    ['2026-11-21', '-85.00', 'Monthly fee'],
  ]
  expect(await linesOf('2026-11-20,EFT ABCDEFGH,2500.00\n2026-11-21,Monthly fee,-85.00')).toEqual([
    deposit,
    fee,
  ])
  expect(await linesOf('2026-11-20,EFT ABCDEFGH,2500.00')).toEqual([deposit])
})

/** Lines of a day, text, amount and balance; the third is missing in the broken file. */
const running = [
  '20,EFT,100.00,1100.00',
  '21,Fee,-40.00,1060.00',
  '22,EFT,15.50,1075.50',
  '23,Fee,-0.50,1075.00',
].map((line) => `2026-11-${line}`)
const broken = running.filter((_, index) => index !== 2)

test.each([
  ...[
    'Balance',
    'Running balance',
    'Balance after',
    'Closing Balance (R)',
    'Saldo',
    'Lopende saldo',
    'Saldo ná',
  ],
  ...['What is left', 'Available', ''],
])('a balance headed %j that does not add up is refused', async (heading) => {
  const head = `Date,Description,Amount,${heading}`
  expect(await read([head, ...running].join('\n'))).toMatchObject({ isProven: true, lines: { length: 4 } })
  expect(await read([head, ...broken].join('\n'))).toEqual({ error: 'balance', line: 4 })
})

test('a running balance is found without headings, wherever it is, and refused if it does not add up', async () => {
  const orders = [
    (cells: readonly string[]) => cells,
    ([day, text, amount, balance]: readonly string[]) => [day, balance, text, amount],
    ([day, text, amount, balance]: readonly string[]) => [balance, amount, day, text],
  ]
  for (const order of orders)
    for (const newestFirst of [false, true]) {
      const file = (rows: readonly string[]) =>
        (newestFirst ? rows.toReversed() : rows).map((row) => order(row.split(',')).join(',')).join('\n')
      expect(await read(file(running))).toMatchObject({ isProven: true, lines: { length: 4 } })
      expect(await read(file(broken))).toMatchObject({ error: 'balance' })
      expect(await read(file(running.map((row) => row.replace(',-', ','))))).toMatchObject({
        error: 'balance',
      })
    }
})

test('amounts as a workbook has them, some without cents, are guessed too', async () => {
  const rows = ['20261120,EFT,1000,1000.5', '20261121,Fee,-85.5,915', '20261122,EFT,100,1015']
  expect(await read(rows.join('\n'))).toMatchObject({ isProven: true, lines: { length: 3 } })
  expect(await read([rows[0], rows[1], rows[2]!.replace('1015', '1016')].join('\n'))).toMatchObject({
    error: 'balance',
  })
})

test('a file without headings, below its account, with days such as 01Nov2026', async () => {
  const rows = [
    '20Nov2026,BROUGHT FORWARD,0,1000.00',
    '20Nov2026,EFT,100,1100.00',
    '21Nov2026,Fee,-85.50,1014.50',
  ]
  expect(await read([`Account Number : ,${OURS}`, ...rows].join('\n'))).toEqual({
    isNamed: true,
    isProven: true,
    lines: [
      { day: '2026-11-20', amount: '100.00', text: 'EFT', bank_id: null },
      { day: '2026-11-21', amount: '-85.50', text: 'Fee', bank_id: null },
    ],
  })
})

test('amounts of another kind are no running balance', async () => {
  const rows = ['2026-11-20,EFT,115.00,15.00', '2026-11-21,Fee,-230.00,30.00', '2026-11-22,EFT,46.00,6.00']
  const expected = {
    isProven: false,
    lines: [{ amount: '115.00' }, { amount: '-230.00' }, { amount: '46.00' }],
  }
  expect(await read(rows.join('\n'))).toMatchObject(expected)
  expect(await read(['Date,Description,Amount,VAT', ...rows].join('\n'))).toMatchObject(expected)
})

test('the amounts a second time are no running balance', async () => {
  const rows = ['2026-11-20,EFT,1980.00,1980.00', '2026-11-21,EFT,3960.00,3960.00']
  expect(await read(['Date,Description,Amount,Amount (R)', ...rows].join('\n'))).toMatchObject({
    isProven: false,
    lines: [{ amount: '1980.00' }, { amount: '3960.00' }],
  })
})

test('a guessed running balance is shown to be confirmed, also without a heading among others', async () => {
  const columns = await columnsOf(['Date,Description,Amount,', ...running].join('\n'))
  expect(columns[3]).toMatchObject({ field: 'balance', sure: false })
})
