import { readFile } from '@/lib/table/read/file'
import { countHeadings, differencesOf, readReport } from './report'

async function read(text: string) {
  const content = await readFile(new TextEncoder().encode(text), countHeadings, 100)
  if (!('headings' in content)) throw new Error(content.error)
  return readReport(content)
}

/** Heads and rows as PayFast documents them for its transaction history; the dashboard writes the types in words. */
const HEAD =
  '"Date","Type","Sign","Party","Name","Description","Currency","Funding Type","Gross","Fee","Net","Balance","M Payment ID","PF Payment ID","custom str1"'
const REPORT = `${HEAD}
"2026-11-20 13:29:55",FUNDS_RECEIVED,CREDIT,"Test User 01",test,,ZAR,CC,500.00,-24.73,475.27,"22,574.02",,994209,
"2026-11-21 14:31:30","Funds Received",CREDIT,"Test User 01","item name",,ZAR,CC,"2,500.00",-7.73,"2,492.27","22,780.50",pay_1,995893,
"2026-11-22 16:19:38",PAYOUT,DEBIT,"My Bank Account","Payout",,ZAR,,"-2,896.19",-10.00,"-2,906.19",0.00,,3,`

test('the card payments of PayFast’s report are read; other movements are counted', async () => {
  expect(await read(REPORT)).toEqual({
    charges: [
      { id: '994209', day: '2026-11-20', gross: '500.00', fee: '-24.73' },
      { id: '995893', day: '2026-11-21', gross: '2500.00', fee: '-7.73' },
    ],
    others: 1,
    from: '2026-11-20',
    to: '2026-11-22',
  })
})

test.each([
  ['notReport', undefined, 'Date,Type,Gross,Fee\n2026-11-20,FUNDS_RECEIVED,1,0'],
  ['day', 2, 'Date,Type,Gross,Fee,PF Payment ID\nyesterday,FUNDS_RECEIVED,1,0,7'],
  ['amount', 2, 'Date,Type,Gross,Fee,PF Payment ID\n2026-11-20,FUNDS_RECEIVED,x,0,7'],
])('a file is refused: %s', async (error, line, text) => {
  expect(await read(text)).toEqual({ error, line })
})

test('what is missing on either side or differs is listed by day; what agrees is not', () => {
  const charge = (id: string, gross = '500.00', fee = '-24.73') => ({ id, day: '2026-11-20', gross, fee })
  const own = (id: string, gross = '500', fee: string | null = '-24.73', day = '2026-11-21') => ({
    ...{ id, day, gross, fee },
    paymentId: `payment ${id}`,
    name: 'Naomi Nel',
  })
  const charges = [charge('same'), charge('no fee'), charge('here'), charge('more'), charge('fee')]
  const ours = [
    own('same'),
    own('no fee', '500', null),
    own('more', '501'),
    own('fee', '500', '-24.72'),
    own('there', '1', null, '2026-11-19'),
  ]
  expect(
    differencesOf(charges, ours).map(({ kind, id, ours, theirs }) => [
      kind,
      id,
      ours?.name,
      ours?.gross,
      theirs?.fee,
    ]),
  ).toEqual([
    ['missingThere', 'there', 'Naomi Nel', '1', undefined],
    ['missingHere', 'here', undefined, undefined, '-24.73'],
    ['differs', 'more', 'Naomi Nel', '501', '-24.73'],
    ['differs', 'fee', 'Naomi Nel', '500', '-24.73'],
  ])
})
