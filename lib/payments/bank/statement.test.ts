import { OURS, linesOf, read } from '@/tests/bank-statement'

const lines = [
  ['2026-11-20', '2500.00', 'EFT ABCDEFGH'],
  ['2026-11-21', '-85.00', 'Monthly fee'],
]

test.each([
  [
    'FNB: Date, Description, Amount, Balance, oldest first',
    `Date,Description,Amount,Balance\n2026/11/20,EFT ABCDEFGH,2500.00,3500.00\n2026/11/21,Monthly fee,-85.00,3415.00`,
  ],
  [
    'newest first, below the account, with a closing balance',
    `ACCOUNT TRANSACTION HISTORY\n\nName:,P Counselling\nAccount:,6200 0000 017,[Business]\n\nDate, Amount, Balance, Description\n21 Nov 2026,-85.00,3415.00,Monthly fee\n20 Nov 2026,2500.00,3500.00,EFT ABCDEFGH\nClosing balance,,3415.00,`,
  ],
  [
    'date, payee, outflow, inflow and running balance, with commas for cents',
    `Date;Payee;Outflow;Inflow;Running balance\n20-Nov-26;EFT ABCDEFGH;;2 500,00;3 500,00\n21-Nov-26;Monthly fee;85,00;;3 415,00`,
  ],
  [
    'Capitec: money in, money out and fee, with the account in each row',
    `Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance\n1,${OURS},2026-11-20,2026-11-19,EFT ABCDEFGH,EFT,Income,Other,2500.00,,,3500.00\n2,${OURS},2026-11-21,2026-11-21,Monthly fee,Fee,Fees,Fees,,,-85.00,3415.00`,
  ],
  [
    'marks instead of signs, an opening balance and a total',
    `Datum,Beskrywing,Bedrag,Saldo\n19/11/2026,Openingsaldo,,"1,000.00Cr"\n20/11/2026,EFT ABCDEFGH,"2,500.00Cr","3,500.00Cr"\n21/11/2026,Monthly fee,85.00,"3,415.00Cr"\n,Totaal,2415.00,`,
  ],
  [
    'unknown headings, guessed by their content',
    `When,What,How much\n20261120,EFT ABCDEFGH,R2 500.00\n20261121,Monthly fee,-R85.00`,
  ],
  [
    'a quoted line break, non-breaking spaces, and minus signs at the end',
    `Date;Description;Category;Amount;Balance\n20/11/26;EFT ABCDEFGH;"In\ncome";2\u00a0500.00;3\u00a0500.00\n21/11/26;Monthly fee;;85.00-;3\u202f415.00`,
  ],
])('a statement is read: %s', async (_, text) => {
  const found = await linesOf(text)
  expect(Array.isArray(found) ? found.toSorted() : found).toEqual(lines)
})

test('a running balance and the account prove a statement; without them it says so', async () => {
  const head = 'Date,Description,Amount'
  expect(await read(`${head}\n2026-11-20,A,1.00`)).toMatchObject({ isNamed: false, isProven: false })
  expect(
    await read(`Account number ${OURS}\n${head},Balance\n2026-11-20,A,1.00,1.00\n2026-11-20,A,1.00,2.00`),
  ).toMatchObject({ isNamed: true, isProven: true, lines: { length: 2 } })
})

test.each([
  '2026-11-01 to 2026-11-30',
  '20261101-20261130',
  '01/11/2026 - 30/11/2026',
  '01 11 2026 30 11 2026',
])('the period above the headings is no account number: %s', async (period) => {
  expect(
    await read(`Account transactions ${period}\nDate,Description,Amount\n2026-11-20,A,1.00`),
  ).toMatchObject({ isNamed: false, lines: { length: 1 } })
})

test('a fee beside an amount is another line, and the balance counts both', async () => {
  const head = 'Date,Description,Money In,Fee,Balance'
  expect(
    await linesOf(`${head}\n2026-11-20,CASH,1980.00,-5.00,1975.00\n2026-11-21,CASH,5.00,5.00,1975.00`),
  ).toEqual([
    ['2026-11-20', '1980.00', 'CASH'],
    ['2026-11-20', '-5.00', 'CASH'],
    ['2026-11-21', '5.00', 'CASH'],
    ['2026-11-21', '-5.00', 'CASH'],
  ])
  const many = Array.from({ length: 1001 }, (_, n) => `2026-11-20,CASH ${n},1980.00,5.00,`)
  expect(await read([head, ...many].join('\n'))).toEqual({ error: 'tooMany' })
})

const HEAD = 'Date,Description,Amount,Balance'
test.each([
  ['otherAccount', undefined, `Account: 62999999999\n${HEAD}\n2026-11-20,A,1.00,1.00`],
  ['otherAccount', undefined, `Account,${HEAD}\n62999999999,2026-11-20,A,1.00,1.00`],
  [
    'balance',
    4,
    `${HEAD}\n2026-11-20,A,1.00,1.00\n2026-11-20,B,1.00,2.00\n2026-11-21,C,1.00,4.00\n2026-11-22,D,1.00,5.00`,
  ],
  ['balance', 3, `${HEAD}\n2026-11-20,A,-1.00,1.00\n2026-11-21,B,1.00,3.00`],
  ['day', 3, `${HEAD}\n2026-11-20,A,1.00,1.00\n31 Feb 2026,B,1.00,2.00`],
  ['day', 2, `${HEAD}\n2999-11-20,A,1.00,1.00`],
  ['day', 2, `${HEAD}\n2019-12-31,A,1.00,1.00`],
  ['amount', 2, `${HEAD}\n2026-11-20,A,1.00.0,1.00`],
  ['amount', 2, `${HEAD}\n2026-11-20,A,,`],
  ['empty', undefined, `${HEAD}\n,Closing balance,,1.00`],
])('a file is refused whole: %s', async (error, line, text) => {
  expect(await read(text)).toEqual({ error, line })
})

test('a mark that a file has before cents separates no thousands in it', async () => {
  const head = 'Date;Description;Amount\n2026-11-20;A;'
  expect(await linesOf(`${head}12,50\n2026-11-21;B;1.980`)).toContainEqual(['2026-11-21', '1980.00', 'B'])
  expect(await read(`${head}12,50\n2026-11-21;B;1,984`)).toEqual({ error: 'amount', line: 3 })
})
