/** What the benchmark makes of its samples: figures, verdicts, the table and the sentences. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { collect, quantile, spread } from './figures.mjs'
import { judge } from './goals.mjs'
import { pagesOf } from './pages.mjs'
import { complaints, table } from './report.mjs'

/** A measurement of a page. */
const measurement = (what: string, values: number[], limits: number[] = [], page = 'home, en', busy = 0) => ({
  page,
  what,
  values,
  limits,
  busy,
})

test('the median of an even number lies between the two in the middle', () => {
  expect(spread([9, 1, 3, 4])).toEqual({ median: 3.5, least: 1, most: 9 })
  expect(spread([7])).toEqual({ median: 7, least: 7, most: 7 })
  expect(quantile([5, 1, 2, 4, 3], 0.99)).toBeCloseTo(4.96)
})

test('samples of the same page and thing are one measurement, which was made on the busiest machine of them', () => {
  const { add, all } = collect()
  add('home, en', 'firstPaint', 900, { limit: 1300 })
  add('home, en', 'layoutShift', 0)
  add('home, en', 'firstPaint', 950, { limit: 1310, busy: 0.7 })
  expect(all()).toEqual([
    measurement('firstPaint', [900, 950], [1300, 1310], 'home, en', 0.7),
    measurement('layoutShift', [0]),
  ])
})

test('a share is taken of the limit that was measured beside it', () => {
  // The second minute was twice as slow for both.
  const { ratio, limit, verdict } = judge(measurement('firstPaint', [700, 1400, 700], [1000, 2000, 1000]))
  expect(ratio).toEqual({ median: 0.7, least: 0.7, most: 0.7 })
  expect(limit).toEqual({ median: 1000, least: 1000, most: 2000 })
  expect(verdict).toBe('reached')
})

test.each([
  ['firstPaint', [750], [1000], 'home, en', 'reached'],
  ['firstPaint', [751], [1000], 'home, en', 'short'],
  ['largestPicture', [1150], [1000], 'blog, af', 'reached'],
  ['largestPicture', [1151], [1000], 'blog, af', 'short'],
  ['layoutShift', [0, 0, 0.0004], [], 'home, en', 'reached'],
  // One load that moves is enough, although the median does not.
  ['layoutShift', [0, 0, 0.044], [], 'home, en', 'short'],
  ['served', [420], [1000], 'post, af', 'reached'],
  ['served', [419], [1000], 'post, af', 'short'],
  // Home has goals of its own.
  ['served', [270], [1000], 'home, en', 'reached'],
  ['slowest', [4.4], [1], 'home, en', 'reached'],
  ['slowest', [4.4], [1], 'landing, en', 'short'],
  ['weight', [225], [], 'home, en', 'reached'],
  ['weight', [225], [], 'level, en', 'short'],
  ['weight', [270], [], 'post, af', 'reached'],
  ['weightGzip', [300], [], 'home, en', 'none'],
  ['prefetches', [1], [], 'courses, en', 'short'],
  ['press', [199.9], [], 'blog, en', 'reached'],
  ['press', [200], [], 'blog, en', 'short'],
  ['publish', [1001, 400, 300], [], 'a post', 'reached'],
  ['start', [6.2], [], 'npm start', 'short'],
  ['requests', [30], [], 'home, en', 'none'],
  ['half', [30], [10], 'home, en', 'none'],
])('%s of %j beside %j, %s: %s', (what, values, limits, page, verdict) => {
  expect(judge(measurement(what, values, limits, page)).verdict).toBe(verdict)
})

test('from a busy machine nothing follows, but for what is counted', () => {
  expect(judge(measurement('press', [100], [], 'home, en', 0.5)).verdict).toBe('busy')
  expect(judge(measurement('weight', [300], [], 'home, en', 0.5)).verdict).toBe('short')
})

const RUN = [
  measurement('weight', [301.04, 301.04]),
  measurement('firstPaint', [1660, 1650, 1700], [1300, 1310, 1290]),
  measurement('layoutShift', [0, 0.044]),
  measurement('press', [90, 92], [], 'blog, af', 1.26),
]

test('the table is Markdown, in the order of the goals, with medians and ranges', () => {
  const [head, rule, ...rows] = table(RUN)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(head).toEqual(['', 'Measured', 'Page', 'Figure', 'Limit beside it', 'Ratio', 'Goal', '', ''])
  expect(rule!.slice(1, -1).every((cell) => /^-*$/.test(cell))).toBe(true)
  const paint = ['1660 (1650–1700) ms', 'the static page: 1300 (1290–1310) ms', '1.28 (1.26–1.32)', '≤ 0.75']
  expect(rows.map((row) => row.slice(1, -1))).toEqual([
    ['First contentful paint', 'home, en', ...paint, '**short**'],
    ['Cumulative layout shift', 'home, en', '0.022 (0.000–0.044)', '', '', '≤ 0', '**short**'],
    ['Weight of a first visit', 'home, en', '301.0 kB', '', '', '≤ 230', '**short**'],
    ['From a press to the next page', 'blog, af', '91 (90–92) ms', '', '', '< 200', 'busy'],
  ])
})

test('each goal that is not reached has a sentence, and a busy machine one', () => {
  expect(complaints(RUN)).toEqual([
    'First contentful paint, home, en: 1660 (1650–1700) ms, 1.28 (1.26–1.32) of that of the static page; the goal is ≤ 0.75.',
    'Cumulative layout shift, home, en: 0.044 at worst; the goal is ≤ 0.',
    'Weight of a first visit, home, en: 301.0 kB; the goal is ≤ 230.',
    'No conclusion from 1 of the measurements, marked as busy: others used up to 1.3 cores. Run it again on a quiet machine.',
  ])
  expect(complaints([measurement('press', [90])])).toEqual([])
})

test('all pages are measured in both languages, or those that are named', () => {
  expect(pagesOf()).toHaveLength(12)
  expect(pagesOf('post,home', 'af')).toMatchObject([
    { label: 'post, af', path: '/af/blog/luister-voor-jy-raad-gee', from: '/af/blog' },
    { label: 'home, af', path: '/af', from: '/af/courses' },
  ])
})

test.each([
  [['--loads', '0'], '--loads must be a whole number above 0.'],
  [['--patience', 'long'], '--patience must be a number of seconds.'],
  [['--pages', 'prices'], '--pages takes home, landing, courses, level, blog, post'],
])('%j ends with a sentence before anything is started', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'run.mjs'), ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`✗ ${sentence}`)
})

test('a page or a language that is not known is named', () => {
  expect(() => pagesOf('home,prices')).toThrow(
    '--pages takes home, landing, courses, level, blog, post, with commas between them; "prices" is none of them.',
  )
  expect(() => pagesOf('home', 'de')).toThrow('--language takes en, af')
})
