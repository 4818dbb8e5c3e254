import { parse } from 'csv-parse/sync'
import { payloads } from '@/tests/payloads'
import { csv, csvStream, unescapeFormula } from './csv'

const read = (file: string) => parse(file, { bom: true }) as string[][]

test('a file begins with its byte order mark and keeps its content', () => {
  const file = csv(
    ['Naam', 'Stad'],
    [
      ['Zoë ’n Ŵ, "die" êrste\nreël', 'Paarl'],
      ['', null],
      [1, 2],
    ],
  )
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(read(file)).toEqual([
    ['Naam', 'Stad'],
    ['Zoë ’n Ŵ, "die" êrste\nreël', 'Paarl'],
    ['', ''],
    ['1', '2'],
  ])
})

test.each(['=HYPERLINK("https://example.org")', '+1', '-1', '@SUM(A1)', '\t1', '\r1'])(
  'the cell %j is no formula',
  (cell) => {
    const [[defused]] = read(csv([cell], [])) as [[string]]
    expect(defused).toBe(`'${cell}`)
  },
)

test.each(['082-123-4567', 'a=1', 'name@example.org', '2026-11-21'])('the cell %j stays as it is', (cell) => {
  expect(read(csv([cell], []))).toEqual([[cell]])
})

test.each([
  ['x;=1+2;y', "x;'=1+2;y"],
  ['x, =1', "x, '=1"],
  ['a\t+1', "a\t'+1"],
  ['a|@SUM(A1)', "a|'@SUM(A1)"],
  ['a\r\n-1', "a\r\n'-1"],
  ['a;"=1"', 'a;"\'=1"'],
  [' =1', " '=1"],
  ['\u00a0+1', "\u00a0'+1"],
  ['\u200b-1', "\u200b'-1"],
  ['\ufeff@SUM(A1)', "\ufeff'@SUM(A1)"],
  [' \t=1', " \t'=1"],
  ['\t =1', "'\t '=1"],
  ['x;\u00a0=1', "x;\u00a0'=1"],
])('a program with another separator finds no formula in %j', (text, safe) => {
  const [[cell]] = read(csv([text], [])) as [[string]]
  expect(cell).toBe(safe)
  expect(unescapeFormula(cell)).toBe(text)
})

test('with semicolons as separators, the comma is the decimal sign; days and moments are ISO 8601', () => {
  const row = [1234.5, new Date('2026-11-21'), new Date('2026-11-21T08:15:00Z')]
  expect(csv(['A', 'B', 'C'], [row], ';').split('\r\n')[1]).toBe('1234,5;2026-11-21;2026-11-21 08:15')
  expect(csv(['A', 'B', 'C'], [row]).split('\r\n')[1]).toBe('1234.5,2026-11-21,2026-11-21 08:15')
})

test('no hostile text becomes a formula, ends its cell or is changed otherwise', () => {
  const cells = read(
    csv(
      ['before', 'text', 'after'],
      payloads.map((payload) => ['a', payload, 'b']),
    ),
  )
  expect(cells.map((row) => [row.length, row[0], row[2]])).toEqual(
    [...Array(payloads.length + 1)].map((_, index) => [3, index ? 'a' : 'before', index ? 'b' : 'after']),
  )
  const wrong = cells.slice(1).flatMap(([, cell], index) => {
    const payload = payloads[index]!
    const isFormula = /(?:^|[;,\t|\r\n][" ]*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/.test(cell!)
    return isFormula || ![payload, unescapeFormula(payload)].includes(unescapeFormula(cell!))
      ? [{ payload, cell }]
      : []
  })
  expect(wrong).toEqual([])
})

describe('as a stream', () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => [row, `=${row}`, null])

  test.each([0, 1, 199, 200, 201, 1000])('it is the same file, with %i rows', async (count) => {
    const file = await new Response(csvStream(['a', '=b', 'c'], rowsOf(count))).arrayBuffer()
    // Not `text()`, which drops the mark.
    expect(Buffer.from(file).toString()).toBe(csv(['a', '=b', 'c'], rowsOf(count)))
  })

  test('it begins before the last rows are made, and a failing row ends it with an error', async () => {
    function* rows() {
      yield* rowsOf(1000)
      throw new Error('no such row')
    }
    const reader = csvStream(['a', 'b', 'c'], rows()).getReader()
    expect((await reader.read()).done).toBe(false)
    const rest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow('no such row')
  })
})
