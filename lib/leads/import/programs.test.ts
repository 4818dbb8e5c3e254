/** Cells as various programs write them. */
import { chosenColumns } from './columns'
import { refusedRows } from './refused'
import { fitRows, orderOfDays, readRows } from './rows'

const NOW = new Date('2026-11-21T10:00:00Z')

/** Reads a row of a file with these headings. */
const read = (names: string[], ...rows: string[][]) =>
  readRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    chosenColumns(names, new FormData()),
    { channel: 'event', language: 'en', order: 'day' },
    NOW,
  )

test('the first of several addresses and numbers counts, and the others go into the note', () => {
  const names = ['Name', 'E-mail 1 - Value', 'E-mail 2 - Value', 'Phone 1 - Value', 'Notes']
  const rows = read(
    names,
    [
      'Thabo Molefe',
      'a@example.org ::: b@example.org',
      'c@example.org',
      '+27 82 555 0131 ::: 0835550132',
      'Stall',
    ],
    ['Anna Nel', '', 'd@example.org', '011 555 0133 / 082 555 0134', ''],
  )
  expect(fitRows(rows)).toMatchObject([
    {
      entry: {
        email: 'a@example.org',
        phone: '+27825550131',
        message: 'b@example.org\nc@example.org\n0835550132\nStall',
      },
    },
    { entry: { email: 'd@example.org', phone: '+27115550133', message: '082 555 0134' } },
  ])
})

test('the source of a row is kept, and the name of a channel becomes that channel', () => {
  const rows = read(
    ['Name', 'E-mail', 'Bron'],
    ['A A', 'a@example.org', 'Radio Pulpit'],
    ['B B', 'b@example.org', 'Oproep'],
    ['C C', 'c@example.org', 'walk-in'],
    ['D D', 'd@example.org', ''],
  )
  expect(fitRows(rows).map(({ entry }) => [entry.channel, entry.utm_source])).toEqual([
    ['event', 'Radio Pulpit'],
    ['phone', null],
    ['walk-in', null],
    ['event', null],
  ])
})

test('a phone number shortened by a spreadsheet is refused with the reason, one with a decimal is read', () => {
  const rows = read(
    ['Name', 'Phone'],
    ['A A', '2,78256E+10'],
    ['B B', '8.25550118E+08'],
    ['C C', '0825550118.0'],
  )
  expect(refusedRows(rows).map(({ reasons }) => reasons)).toEqual([
    [{ field: 'phone', code: 'phoneShortened' }],
    [{ field: 'phone', code: 'phoneShortened' }],
  ])
  expect(fitRows(rows)).toMatchObject([{ entry: { phone: '+27825550118' } }])
})

test('only the day column decides the day order', () => {
  const lines = (...days: string[]) => days.map((day, index) => ({ line: index, cells: ['21/3/2026', day] }))
  const of = ['Note', 'Date']
  expect(orderOfDays(lines('3/21/2026', '5/3/2026'), chosenColumns(of, new FormData()))).toBe('month')
  expect(orderOfDays(lines('5/3/2026'), chosenColumns(of, new FormData()))).toBeNull()
  expect(orderOfDays(lines('5/3/2026'), chosenColumns(['Note', 'x'], new FormData()))).toBe('day')
})
