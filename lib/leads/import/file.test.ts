import { csv } from '@/lib/table/csv'
import { withSamples } from '@/lib/table/read/columns'
import { MAX_COLUMNS } from '@/lib/table/read/form'
import { full, wide } from '@/tests/scope'
import { MAX_FILE_BYTES, MAX_ROWS } from './form'
import { chosenColumns, readLeadFile as readFile } from './columns'

const read = (text: string) => readFile(new TextEncoder().encode(text))
const cells = async (text: string) => {
  const content = await read(text)
  return 'lines' in content ? content.lines.map((line) => line.cells) : content
}

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('%s separate cells', async (_, mark) => {
  const text = [
    ['Name', 'E-mail'],
    ['Anna; née "B", C\tD', 'a@b.co'],
  ]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark))
    .join('\r\n')
  expect(await read(text)).toMatchObject({
    headings: ['Name', 'E-mail'],
    lines: [{ line: 2, cells: ['Anna; née "B", C\tD', 'a@b.co'] }],
  })
})

test('a file without headings keeps its first line, and its columns are asked for', async () => {
  const content = await read('Anna,a@b.co\nBen,b@b.co,082 123 4567')
  expect(content).toMatchObject({
    headings: ['', '', ''],
    lines: [
      { line: 1, cells: ['Anna', 'a@b.co', ''] },
      { line: 2, cells: ['Ben', 'b@b.co', '082 123 4567'] },
    ],
  })
  expect(chosenColumns(['', '', ''], new FormData())).toEqual(
    Array<unknown>(3).fill({ heading: '', field: null, sure: false }),
  )
  const lines = 'lines' in content ? content.lines : []
  const shown = withSamples(chosenColumns(['', '', ''], new FormData()), lines)
  expect(shown.map(({ sample }) => sample)).toEqual(['Anna · Ben', 'a@b.co · b@b.co', '082 123 4567'])
})

test('one column needs no delimiter, and a comma in a title is not one in a file with semicolons', async () => {
  expect(await read('E-mail\na@b.co')).toMatchObject({ headings: ['E-mail'] })
  expect(await read('"Name, and surname";E-mail\nAnna;a@b.co')).toMatchObject({
    headings: ['Name, and surname', 'E-mail'],
  })
})

const TEXT = 'Naam,Van\nZoë,Sêr\n'
const windows1252 = Uint8Array.from(TEXT, (character) => character.charCodeAt(0))
const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(TEXT, 'utf16le')])

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['Windows-1252', windows1252],
  ['UTF-16', utf16],
])('%s is read', async (_, bytes) => {
  expect(await readFile(bytes)).toMatchObject({
    headings: ['Naam', 'Van'],
    lines: [{ line: 2, cells: ['Zoë', 'Sêr'] }],
  })
})

test('characters that only Windows-1252 has are read', async () => {
  const bytes = Uint8Array.from([...Buffer.from('A,B\n'), 0x92, 0x6e, 0x2c, 0x80, 0x9f])
  expect(await readFile(bytes)).toMatchObject({ lines: [{ cells: ['’n', '€Ÿ'] }] })
})

test('lines are numbered as in an editor, counting empty lines and those inside a cell', async () => {
  const content = await read('Name,Note\n\nAnna,"one\ntwo"\n,\nBen,three\r\n')
  expect(content).toMatchObject({
    lines: [
      { line: 3, cells: ['Anna', 'one\ntwo'] },
      { line: 6, cells: ['Ben', 'three'] },
    ],
  })
})

test('a formula is only text, and the apostrophe in front of it is dropped', async () => {
  const formula = '=HYPERLINK("https://example.org")'
  expect(await cells(csv(['A', 'B'], [[formula, "'t Hart"]]))).toEqual([[formula, "'t Hart"]])
  expect(await cells('A\n+1+1\n')).toEqual([['+1+1']])
  expect(await cells("A\n'+27821234567\n")).toEqual([['+27821234567']])
})

test('a row may have fewer or more cells than the first line, and stray quotation marks', async () => {
  expect(await cells('A,B\n1\n1,2,3\n5" tall,x')).toEqual([
    ['1', ''],
    ['1', '2'],
    ['5" tall', 'x'],
  ])
})

test.each([
  ['', { error: 'empty' }],
  ['\n\n', { error: 'empty' }],
  ['Name,E-mail\n', { error: 'empty' }],
  ['Name,E-mail\n,\n', { error: 'empty' }],
  ['PK\x03\x04\0\0', { error: 'notText' }],
])('%j has no rows', async (text, answer) => {
  expect(await read(text)).toEqual(answer)
})

test('an unclosed quotation mark is refused with its line', async () => {
  expect(await read('Name,Note\nAnna,"open\nBen,x')).toMatchObject({
    error: 'malformed',
    line: expect.any(Number) as number,
  })
})

describe('columns', () => {
  const row = (count: number, cell: (column: number) => string) =>
    Array.from({ length: count }, (_, column) => cell(column)).join(',')
  const columns = async (text: string) => {
    const content = await read(text)
    return 'headings' in content ? content.headings.length : content
  }

  test('without heading and content are left out, at the end and in between', async () => {
    expect(await read('A,,B,C,,\n1,,2,,,\n,,,x,,\n')).toMatchObject({
      headings: ['A', 'B', 'C'],
      lines: [
        { line: 2, cells: ['1', '2', ''] },
        { line: 3, cells: ['', '', 'x'] },
      ],
    })
    expect(await read('A,\n1,x')).toMatchObject({ headings: ['A', ''], lines: [{ cells: ['1', 'x'] }] })
  })

  test('may be as many as Excel saves, and those in use are read', async () => {
    const tail = ','.repeat(16_384 - 2)
    expect(await read(`Name,E-mail${tail}\n${`Anna,a@b.co${tail}\n`.repeat(full ? 20 : 2)}`)).toMatchObject({
      headings: ['Name', 'E-mail'],
    })
  })

  test.each<[string, string, number, unknown]>([
    ['60 headings', row(60, (column) => `H${column}`), 60, 60],
    ['61 headings', row(61, (column) => `H${column}`), 61, { error: 'tooManyColumns', columns: 61 }],
    ['61 headings, 60 of them filled', row(61, (column) => `H${column}`), 60, 60],
    ['60 headings and empty ones', row(60, (column) => `H${column}`) + ','.repeat(10_000), 60, 60],
    ['16,384 headings', row(16_384, () => 'H'), 16_384, { error: 'tooManyColumns', columns: 16_384 }],
    ...wide<[string, string, number, unknown]>([
      '400,000 headings, three of them filled',
      row(400_000, () => 'H'),
      3,
      3,
    ]),
  ])('of %s', async (_, head, filled, answer) => {
    expect(MAX_COLUMNS).toBe(60)
    expect(await columns(`${head}\n${row(filled, () => 'x')}\n`)).toEqual(answer)
  })

  test.each<[string, string, number | { error: string }]>([
    ...wide<[string, string, number | { error: string }]>(
      ['400,000 commas', ','.repeat(400_000), { error: 'empty' }],
      ['400,000 commas above a row', `${','.repeat(400_000)}\nName\nAnna`, 1],
    ),
    ['400,000 commas after a heading', `Name${','.repeat(400_000)}\nAnna`, 1],
    ['a line of a megabyte', 'x'.repeat(MAX_FILE_BYTES), { error: 'empty' }],
    ['a quotation mark that is open for a megabyte', `"${'x,'.repeat(450_000)}`, { error: 'malformed' }],
    ['rows of one letter', 'a\n'.repeat(MAX_FILE_BYTES / 2), { error: 'tooMany' }],
    ['rows without content', `A\n${',\n'.repeat(19_000)}b`, 1],
    ['too many of those', `A\n${',\n'.repeat(300_000)}b`, { error: 'tooMany' }],
  ])('a file of %s keeps nobody waiting', async (_, text, answer) => {
    const begun = process.cpuUsage()
    expect(await columns(text)).toEqual(typeof answer === 'number' ? answer : expect.objectContaining(answer))
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
  })

  test('have headings of up to 200 characters, which the answer repeats', async () => {
    expect(await read(`${'x'.repeat(1000)}\n1`)).toMatchObject({ headings: ['x'.repeat(200)] })
  })
})

test('one row too many is refused; rows without content do not count', async () => {
  const rows = (count: number) => read(`Name\n${'Anna\n,\n'.repeat(count)}`)
  expect(await rows(MAX_ROWS)).toMatchObject({ lines: { length: MAX_ROWS } })
  expect(await rows(MAX_ROWS + 1)).toEqual({ error: 'tooMany' })
})

test('a first row without headings is read as an entry, too', async () => {
  expect(await read('Anna Nel,a@b.co')).toMatchObject({
    headings: ['', ''],
    lines: [{ line: 1, cells: ['Anna Nel', 'a@b.co'] }],
  })
})
