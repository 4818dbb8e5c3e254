import { payloads } from '@/tests/payloads'
import { readSheet } from 'read-excel-file/universal'
import type { Row } from './cells'
import { workbookStream } from './workbook'

const bytesOf = (header: Row, rows: Iterable<Row>) => new Response(workbookStream(header, rows)).blob()
const rowsOf = async (header: Row, rows: Iterable<Row>) =>
  readSheet(await bytesOf(header, rows), 1, { trim: false })

test('cells keep their types: text, numbers, days and moments', async () => {
  const row = ['0825550117', 26260.5, new Date('2026-11-21'), new Date('2026-11-21T08:15:00Z'), null]
  expect(await rowsOf(['Cell', 'Amount', 'Day', 'Moment', 'Note'], [row])).toEqual([
    ['Cell', 'Amount', 'Day', 'Moment', 'Note'],
    row,
  ])
})

test('hostile text stays text, unchanged except for characters that no workbook can hold', async () => {
  const texts = [...payloads, '_x0041_ stays', 'a\r\nb', ' spaces ', '=1+1']
  const rows = await rowsOf(
    ['before', 'text', 'after'],
    texts.map((text) => ['a', text, 'b']),
  )
  const kept = texts.map((text) =>
    text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '').slice(0, 32_767),
  )
  expect(rows.slice(1).map(([, text]) => text ?? '')).toEqual(kept)
  expect(rows.every((row) => row.length === 3)).toBe(true)
})

test.each([0, 1, 199, 200, 201, 5000])('a workbook of %i rows is complete', async (count) => {
  const rows = Array.from({ length: count }, (_, row) => [row, `row ${row}`])
  expect(await rowsOf(['A', 'B'], rows)).toEqual([['A', 'B'], ...rows])
})

test('there is a column after Z', async () => {
  const row = Array.from({ length: 60 }, (_, column) => column)
  expect((await rowsOf(row, []))[0]).toEqual(row)
})

test('rows are read while the file is sent, and other requests are answered meanwhile', async () => {
  let [read, turns] = [0, 0]
  function* rows() {
    for (; read < 2000; read++) yield [read, 'x'.repeat(2000)]
  }
  const timer = setInterval(() => turns++, 0)
  await bytesOf(['A', 'B'], rows())
  clearInterval(timer)
  expect(read).toBe(2000)
  expect(turns).toBeGreaterThan(3)
})

test('an error of the rows ends the file', async () => {
  function* rows() {
    yield [1]
    throw new Error('gone')
  }
  await expect(bytesOf(['A'], rows())).rejects.toThrow('gone')
})
