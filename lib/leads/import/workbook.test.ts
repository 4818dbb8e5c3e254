import { zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/node'
import { MAX_FILE_BYTES } from './form'
import { readLeadFile as readFile } from './columns'

const day = (iso: string, format: string) => ({ value: new Date(iso), type: Date, format })

test('a workbook is read like its CSV file, with the numbers of its rows', async () => {
  const rows = [
    [null],
    ['Leads of November'],
    [null],
    ['First name', 'Surname', 'Cell', 'Date', 'Note'],
    ['Zoë', 'Sêr', 27825550117, day('2026-11-21T00:00:00Z', 'yyyy-mm-dd'), '=1+1'],
    ['Anna', 'Nel', '0825550118', day('2026-11-21T08:15:00Z', 'dd/mm/yyyy hh:mm'), null],
  ]
  expect(await readFile(await writeWorkbook(rows).toBuffer())).toMatchObject({
    headings: ['First name', 'Surname', 'Cell', 'Date', 'Note'],
    lines: [
      { line: 5, cells: ['Zoë', 'Sêr', '27825550117', '2026-11-21', '=1+1'] },
      { line: 6, cells: ['Anna', 'Nel', '0825550118', '2026-11-21 08:15', ''] },
    ],
  })
})

test('a computed number has the digits that Excel shows', async () => {
  const rows = [
    ['Name', 'Note'],
    ['Anna Nel', 0.1 + 0.2],
    ['Zoë Sêr', 3415.1000000000004],
  ]
  expect(await readFile(await writeWorkbook(rows).toBuffer())).toMatchObject({
    lines: [{ cells: ['Anna Nel', '0.3'] }, { cells: ['Zoë Sêr', '3415.1'] }],
  })
})

test('a whole number of sixteen digits keeps them all', async () => {
  const rows = [
    ['Name', 'Note'],
    ['Anna Nel', 5412751234567893],
  ]
  expect(await readFile(await writeWorkbook(rows).toBuffer())).toMatchObject({
    lines: [{ cells: ['Anna Nel', '5412751234567893'] }],
  })
})

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`)

/** The files of a workbook with one sheet, for tests to change. */
function workbook(sheet: string, more: Record<string, Uint8Array> = {}) {
  return zipSync({
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  })
}
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('A1', 'Name')}${cell('B1', 'E-mail')}</row>`
const anna = `<row r="2">${cell('A2', 'Anna Nel')}${cell('B2', 'a@example.org')}</row>`

/** The same archive, falsely stating that every file unpacks to ten bytes. */
function lying(bytes: Uint8Array) {
  const copy = Buffer.from(bytes)
  for (const [mark, offset] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const)
    for (let at = copy.indexOf(mark, 0, 'latin1'); at !== -1; at = copy.indexOf(mark, at + 1, 'latin1'))
      copy.writeUInt32LE(10, at + offset)
  return copy
}

test.each([
  ['a small sheet', workbook(head + anna), { lines: [{ line: 2, cells: ['Anna Nel', 'a@example.org'] }] }],
  [
    'the formats that Excel saves up to its last column',
    workbook(
      `${head}<row r="2">${cell('A2', 'Anna Nel')}${cell('B2', 'a@example.org')}<c r="XFD2" s="0"/></row>`,
    ),
    { headings: ['Name', 'E-mail'] },
  ],
  [
    'the last place of Excel',
    workbook(`${head}<row r="1048576">${cell('XFD1048576', 'x')}</row>`),
    { error: 'tooMany' },
  ],
  ['100,000 rows', workbook(`${head}<row r="100000">${cell('A100000', 'x')}</row>`), { error: 'tooMany' }],
  [
    'a place that is hidden from the check',
    workbook(`${head}<row r="2">${cell('&#65;9999999', 'x')}</row>`),
    { error: 'tooMany' },
  ],
  [
    '40 MB of blanks',
    workbook(head + anna, { 'xl/styles.xml': Buffer.alloc(40_000_000, ' ') }),
    { error: 'tooMany' },
  ],
  [
    '40 MB of blanks, said to be ten bytes',
    lying(workbook(head + anna, { 'xl/styles.xml': Buffer.alloc(40_000_000, ' ') })),
    { error: 'tooMany' },
  ],
  ['a broken archive', workbook(head + anna).slice(0, 300), { error: 'notText' }],
  ['an archive of something else', zipSync({ 'a.txt': Buffer.from('a') }), { error: 'notText' }],
])('%s', async (_, bytes, expected) => {
  expect(bytes.byteLength).toBeLessThan(MAX_FILE_BYTES)
  const begun = process.cpuUsage()
  expect(await readFile(bytes)).toMatchObject(expected)
  expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
})

const workbookXml = (content: string) => ({
  'xl/workbook.xml': xml(`<workbook xmlns="${main}" xmlns:r="${office}">${content}</workbook>`),
})
const SHEET = '<sheet name="A" sheetId="2" r:id="rId1"/>'

test.each(['hidden', 'veryHidden'])('a %s sheet does not count as the first', async (state) => {
  const sheets = `<sheets><sheet name="Choices" sheetId="1" state="${state}" r:id="rId9"/>${SHEET}</sheets>`
  expect(await readFile(workbook(head + anna, workbookXml(sheets)))).toMatchObject({
    headings: ['Name', 'E-mail'],
  })
})

test.each(['1', 'true'])('days are counted from 1904 if a workbook says %s', async (value) => {
  const days = workbook(`${head}<row r="2">${cell('A2', 'Anna Nel')}<c r="B2" s="1"><v>44856</v></c></row>`, {
    ...workbookXml(`<workbookPr date1904="${value}"/><sheets>${SHEET}</sheets>`),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
  })
  expect(await readFile(days)).toMatchObject({ lines: [{ cells: ['Anna Nel', '2026-10-23'] }] })
})
