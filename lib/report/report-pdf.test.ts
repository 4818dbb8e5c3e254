import { contentOf } from '@/lib/content/content'
import { readPdf } from '@/tests/read-pdf'
import { monthReport } from './queries'
import { monthAfter, reportMonth, reportPath } from './report'
import { makeReport } from './report-pdf'
import { durationText, reportTables } from './tables'

const { organisation } = contentOf({}, '2026-11-21')

const figures = (change: object = {}) => ({
  month: '2026-10-01',
  enquiries: 1240,
  sources: { direct: 900, phone: 340 },
  levels: { 0: 240, 2: 1000 },
  contact_seconds: 12_000,
  waiting: 2,
  enrolled: 31,
  received: '26260.50',
  outstanding: '1980',
  ...change,
})
const before = figures({
  month: '2026-09-01',
  ...{ enquiries: 0, sources: {}, levels: {}, contact_seconds: null, waiting: 0, enrolled: 0 },
  ...{ received: '-100', outstanding: '0' },
})

test.each([
  [
    'en',
    'Monthly report: October 2026',
    [
      ['Figure', 'October 2026', 'September 2026'],
      ['Enquiries', '1 240', '0'],
      ['Time to first contact (median)', '3 h 20 min', '–'],
      ['Not contacted yet', '2', '0'],
      ['Enrolled', '31', '0'],
      ['Money received', 'R26 260,50', '−R100'],
      ['Outstanding of what was due', 'R1 980', 'R0'],
      'Enquiries by source',
      ['Source', 'October 2026', 'September 2026'],
      ['Direct', '900', '0'],
      ['Phone call', '340', '0'],
      ['All enquiries', '1 240', '0'],
      'Enquiries by level',
      ['Level', 'October 2026', 'September 2026'],
      ['Level 1', '0', '0'],
      ['Level 2', '1 000', '0'],
      ['Level 3', '0', '0'],
      ['Not said', '240', '0'],
      ['All enquiries', '1 240', '0'],
    ],
  ],
  ['af', 'Maandverslag: Oktober 2026', [['Geld ontvang', 'R26 260,50', '−R100']]],
] as const)(
  'the report has each figure beside that of the month before, in %s',
  async (language, title, rows) => {
    const bytes = await makeReport(monthReport.parse([figures(), before]), organisation, language)
    const { pages, info, tagged } = await readPdf(bytes)
    expect([tagged, info.Title]).toEqual([true, title])
    const texts = pages.flatMap((page) => page.tagged)
    expect(texts).toContainEqual({ tag: 'H1', text: title })
    expect(texts.map(({ text }) => text).join('|')).toContain(rows.flat().join('|'))
  },
)

test('sources beyond twelve are one row, and long names are cut', () => {
  const names = ['x'.repeat(200), ...Array.from({ length: 12 }, (_, index) => `site-${index}.example`)]
  const sources = Object.fromEntries([...names, 'constructor'].map((name, index) => [name, 20 - index]))
  const [, table] = reportTables(monthReport.parse([figures({ sources }), before]), 'en')
  expect(table!.rows).toHaveLength(13)
  expect(table!.rows[0]).toEqual([`${'x'.repeat(40)}…`, '20', '0'])
  expect(table!.rows.at(-1)).toEqual(['2 other sources', '15', '0'])
})

test('a month is that of the address, never one to come', () => {
  const present = reportMonth(undefined)
  expect(present).toMatch(/^20\d\d-\d\d$/)
  expect(reportMonth('2025-02')).toBe('2025-02')
  for (const given of ['2999-01', '2026-13', '2026-2', '', null, 7, monthAfter(present, 1)])
    expect(reportMonth(given)).toBe(present)
  expect([monthAfter('2026-01', -1), monthAfter('2025-12', 1)]).toEqual(['2025-12', '2026-01'])
  expect(reportPath('2025-02')).toBe('/admin/report?month=2025-02')
  expect(reportPath('2999-01')).toBe('/admin/report')
})

test.each([
  [null, '–'],
  [29, '0 min'],
  [3599, '1 h 0 min'],
  [172_799, '2 days 0 h'],
  [277_200, '3 days 5 h'],
])('%s seconds are %s', (seconds, text) => expect(durationText(seconds, 'en')).toBe(text))
