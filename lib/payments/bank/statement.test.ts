import { readFile } from '@/lib/table/read/file'
import { orderOf } from '@/lib/table/read/dates'
import { statementCents } from './amounts'
import { countHeadings, lackingOf, statementColumns } from './columns'
import { MAX_STATEMENT_LINES } from './form'
import { readStatement } from './statement'

const OURS = '62000000017'

async function read(text: string, choices: FormData = new FormData()) {
  const content = await readFile(new TextEncoder().encode(text), countHeadings, MAX_STATEMENT_LINES)
  if ('error' in content) return content
  const columns = statementColumns(content.headings, content.lines, choices, null)
  const days = content.lines.map(
    ({ cells }) => cells[columns.findIndex(({ field }) => field === 'day')] ?? '',
  )
  const lacking = lackingOf(columns)
  return lacking ? { lacking } : readStatement(content, columns, orderOf(days) ?? 'day', OURS)
}

/** Day, amount and text of each line. */
async function linesOf(text: string) {
  const statement = await read(text)
  return 'lines' in statement
    ? statement.lines.map(({ day, amount, text }) => [day, amount, text])
    : statement
}

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
  expect(await linesOf('2026-11-20,EFT ABCDEFGH,2500.00\n2026-11-21,Monthly fee,-85.00')).toEqual(lines)
  expect(await linesOf('2026-11-20,EFT ABCDEFGH,2500.00')).toEqual([lines[0]])
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

test.each([
  ['-1 980,00', -198_000],
  ['R1,980.00', 198_000],
  ['1\u202f980.5', 198_050],
  ['R-.50', -50],
  ['(85.00)', -8500],
  ['85.00-', -8500],
  ['−85', -8500],
  ['1.980,00 Dr', -198_000],
  ['1980.00CR', 198_000],
  ['1,980', 198_000],
  ['-0.00', 0],
  ['', null],
  ['12.345.6', null],
  ['1e5', null],
  ['9999999999999', null],
])('the amount %j is %s cents', (text, cents) => {
  expect(statementCents(text)?.cents ?? null).toBe(cents)
})

test.each([
  ['1,980', 198_000],
  ['1.980', 198],
  ['1.984', null],
  ['-1980.5', -198_050],
  ['1,980.50', 198_050],
])('with points before cents, %j is %s cents', (text, cents) => {
  expect(statementCents(text, '.')?.cents ?? null).toBe(cents)
})

test('a mark that a file has before cents separates no thousands in it', async () => {
  const head = 'Date;Description;Amount\n2026-11-20;A;'
  expect(await linesOf(`${head}12,50\n2026-11-21;B;1.980`)).toContainEqual(['2026-11-21', '1980.00', 'B'])
  expect(await read(`${head}12,50\n2026-11-21;B;1,984`)).toEqual({ error: 'amount', line: 3 })
})
