import { parse } from 'csv-parse/sync'
import { translator } from '@/lib/i18n/translator'
import { chosenColumns } from './columns'
import { fitRows, readRows, takenRows } from './rows'
import { refusedFile, refusedRows } from './refused'

const NOW = new Date('2026-11-21T10:00:00Z')
const headings = ['Name', 'E-mail', 'Phone', 'Language', 'Level', 'Date', 'Note']
const columns = chosenColumns(headings, new FormData())

const rowsOf = (...rows: string[][]) =>
  readRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    columns,
    { channel: 'event', language: 'en', order: 'day' },
    NOW,
  )
const entriesOf = (...rows: string[][]) => fitRows(rowsOf(...rows)).map(({ entry }) => entry)

test('a row is read like the form for one lead', () => {
  expect(
    entriesOf([
      'Anna van der Merwe',
      'Anna@Example.org',
      '0821234567',
      'Afrikaans',
      'Vlak 2',
      '3/11/2026',
      'Stall',
    ]),
  ).toEqual([
    {
      first_name: 'Anna',
      surname: 'van der Merwe',
      email: 'Anna@Example.org',
      phone: '+27821234567',
      channel: 'event',
      language: 'af',
      interest: 2,
      message: 'Stall',
      received_on: '2026-11-03',
      utm_source: null,
      owner: null,
    },
  ])
})

test('a row falls back to the defaults of the form, and to today', () => {
  expect(entriesOf(['Ben Botha', 'ben@example.org'])).toMatchObject([
    { language: 'en', phone: null, interest: null, message: null, received_on: '2026-11-21' },
  ])
})

test.each([
  ['821234567', '+27821234567'],
  ['082-987-6543', '+27829876543'],
  ['00-264-81-123-4567', '+264811234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['\u202a+27 82 555 0117\u202c', '+27825550117'],
  ['082\u00a0555\u20110117', '+27825550117'],
  ['082–555–0117', '+27825550117'],
  ['082.555/0117', '+27825550117'],
  ['(082) 555\u200b-0117', '+27825550117'],
  ['p:+27825550117', '+27825550117'],
  ['tel:+27-82-555-0117', '+27825550117'],
  ['="0825550117"', '+27825550117'],
  ["'0825550117", '+27825550117'],
  ['’0825550117', '+27825550117'],
  ['00 27 82 555 0117', '+27825550117'],
  ['27825550117', '+27825550117'],
  ['825550117', '+27825550117'],
  ['＋２７ ８２ ５５５ ０１１７', '+27825550117'],
])('the phone number %s is read as spreadsheets and our export write it', (typed, phone) => {
  expect(entriesOf(['A B', '', typed])).toMatchObject([{ phone }])
})

test.each(['2026-11-03', '2026/11/3', '2026-11-03 14:05', '03.11.2026', '3-11-2026'])(
  'the day %s is read',
  (day) => {
    expect(entriesOf(['A B', 'a@b.co', '', '', '', day])).toMatchObject([{ received_on: '2026-11-03' }])
  },
)

test('a row is refused with every reason, including an expired day', () => {
  const rows = rowsOf(
    ['Anna', 'anna@example.org'],
    ['Ben Botha', 'ben', '12', 'German', '7', '11/20/2024'],
    ['Cor Cloete', '', ''],
  )
  expect(fitRows(rows)).toEqual([])
  expect(refusedRows(rows)).toEqual([
    { line: 2, text: 'Anna, anna@example.org', reasons: [{ field: 'surname', code: 'required' }] },
    {
      line: 3,
      text: 'Ben Botha, ben, 12, German, 7, 11/20/2024',
      reasons: [
        { field: 'phone', code: 'phoneInvalid' },
        { field: 'email', code: 'emailInvalid' },
        { field: 'language', code: 'languageUnknown' },
        { field: 'interest', code: 'interestUnknown' },
        { field: 'receivedOn', code: 'dayInvalid' },
      ],
    },
    { line: 4, text: 'Cor Cloete', reasons: [{ field: 'phone', code: 'contactNeeded' }] },
  ])
})

test('known people, new people and shared phone numbers are distinguished', () => {
  const rows = rowsOf(
    ['A A', 'a@example.org', '0821234561'],
    ['B B', 'b@example.org', '0821234562'],
    ['C C', '', '0821234563'],
    ['D D', 'd@example.org', '0821234564'],
    ['D D', 'D@example.org', ''],
  )
  const known = {
    addresses: { 'a@example.org': 'lead-a', '+27821234563': 'lead-c' },
    phones: { '+27821234562': 'lead-x', '+27821234561': 'lead-y' },
  }
  expect(takenRows(rows, known)).toMatchObject([
    { line: 2, state: 'known', lead: 'lead-a' },
    { line: 3, state: 'similar', lead: 'lead-x' },
    { line: 4, state: 'known', lead: 'lead-c' },
    { line: 5, state: 'new', name: 'D D', email: 'd@example.org', phone: '+27821234564' },
    { line: 6, state: 'known', sameAs: 5 },
  ])
})

test('a column of full names is split, and a title stays in the note', () => {
  expect(
    entriesOf(
      ['van der Merwe, Jan', 'jan@example.org'],
      ['Dr. J.P. du Toit', 'jp@example.org', '', '', '', '', 'Stall'],
    ),
  ).toMatchObject([
    { first_name: 'Jan', surname: 'van der Merwe', message: null },
    { first_name: 'J.P.', surname: 'du Toit', message: 'Dr. J.P. du Toit\nStall' },
  ])
})

test('two spellings of an e-mail address are one person', () => {
  const rows = rowsOf(['I I', 'Ingrid@bücher.example'], ['I I', 'ingrid@xn--bcher-kva.example'])
  const known = { addresses: { 'ingrid@xn--bcher-kva.example': 'lead-i' }, phones: {} }
  expect(takenRows(rows, known)).toMatchObject([
    { state: 'known', lead: 'lead-i' },
    { state: 'known', lead: 'lead-i', sameAs: 2 },
  ])
})

test('refused rows can be corrected and imported again, and none of their cells is a formula', () => {
  const rows = rowsOf(['Anna Alberts', 'anna@example.org'], ['=1+1', 'b@example.org', '', 'x'])
  const file = refusedFile(rows, columns, translator('en'))
  expect(parse(file, { bom: true })).toEqual([
    ['Line', 'Reason', ...headings],
    [
      '3',
      'Please fill in “Surname”. Use a language that the website has, such as English.',
      ...["'=1+1", 'b@example.org', '', 'x', '', '', ''],
    ],
  ])
})

test('a source too long for the database refuses its row alone, and one that just fits is kept', () => {
  const fromSource = (source: string) =>
    readRows(
      [{ line: 2, cells: ['Anna Alberts', 'anna@example.org', source] }],
      chosenColumns(['Name', 'E-mail', 'Source'], new FormData()),
      { channel: 'event', language: 'en', order: 'day' },
      NOW,
    )
  expect(fitRows(fromSource('😀'.repeat(200)))).toMatchObject([{ entry: { utm_source: '😀'.repeat(200) } }])
  expect(refusedRows(fromSource('a'.repeat(201)))).toMatchObject([
    { line: 2, reasons: [{ field: 'channel', code: 'sourceTooLong' }] },
  ])
})

test('the refused rows of a file without headings get those of the chosen fields, which are recognised', () => {
  const form = new FormData()
  form.set('headings', JSON.stringify(['', '', '']))
  form.set('column-0', 'fullName')
  form.set('column-1', 'owner')
  const chosen = chosenColumns(['', '', ''], form)
  const rows = readRows([{ line: 1, cells: ['Anna', 'o@example.org', 'x'] }], chosen, {
    ...{ channel: 'event', language: 'en', order: 'day' },
  })
  for (const locale of ['en', 'af'] as const) {
    const [headings] = parse(refusedFile(rows, chosen, translator(locale)), { bom: true }) as string[][]
    expect(chosenColumns(headings!.slice(2), new FormData()).map(({ field }) => field)).toEqual([
      'fullName',
      'owner',
      null,
    ])
  }
})
