import { parse } from 'csv-parse/sync'
import { csv } from './csv'

const read = (file: string) => parse(file, { bom: true }) as string[][]

test('a file begins with its mark and holds what was put in', () => {
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

test.each(['=HYPERLINK("https://example.org")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the cell %j is no formula',
  (cell) => {
    const [[defused]] = read(csv([cell], [])) as [[string]]
    expect(defused).toBe(`'${cell}`)
  },
)

test.each(['082-123-4567', 'a=1', 'name@example.org', '2026-11-21'])('the cell %j stays as it is', (cell) => {
  expect(read(csv([cell], []))).toEqual([[cell]])
})
