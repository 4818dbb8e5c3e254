/** What the benchmark makes of its samples, and which pages it measures. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ALL } from './goals.mjs'
import { rowsOf, table } from './report.mjs'

/** The samples of one thing on one page, each beside its limit. */
const samples = (what: string, values: number[], limits: number[] = [], page = 'home, en') =>
  values.map((value, place) => ({ page, what, value, limit: limits[place] }))

/** Their row. */
const rowOf = (...given: Parameters<typeof samples>) => rowsOf(samples(...given))[0]!

test('the median of an even number is between the two in the middle', () => {
  expect(rowOf('publish', [900, 100, 300, 400])[2]).toBe('350 (100–900) ms')
})

test('a share is taken of the limit that was measured beside it', () => {
  // The second minute was twice as slow for both.
  const row = rowOf('firstPaint', [700, 1400, 700], [1000, 2000, 1000])
  expect(row.slice(3)).toEqual(['the static page: 1000 (1000–2000) ms', '0.70', '≤ 0.75', 'reached'])
})

test.each([
  ['firstPaint', [750], [1000], 'home, en', 'reached'],
  ['firstPaint', [751], [1000], 'home, en', '**short**'],
  ['largestText', [751], [1000], 'blog, af', '**short**'],
  ['largestPicture', [1150], [1000], 'blog, af', 'reached'],
  ['largestPicture', [1151], [1000], 'blog, af', '**short**'],
  ['layoutShift', [0, 0, 0.0004], [], 'home, en', 'reached'],
  // One load that moves is enough, although the median does not.
  ['layoutShift', [0, 0, 0.044], [], 'home, en', '**short**'],
  ['served', [1500], [1000], 'post, af', 'reached'],
  ['served', [1499], [1000], 'post, af', '**short**'],
  ['slowest', [31], [10], 'home, en', '**short**'],
  // Home has its own goals.
  ['weight', [215], [], 'home, en', 'reached'],
  ['weight', [214], [], 'level, en', '**short**'],
  ['weight', [270], [], 'post, af', 'reached'],
  ['performance', [91], [], 'level, en', '**short**'],
  ['performance', [91], [], 'blog, en', ''],
  ['seo', [99], [], 'blog, en', '**short**'],
  ['press', [199.9], [90], 'blog, en', 'reached'],
  ['press', [200], [190], 'blog, en', '**short**'],
  ['publish', [1001, 400, 300], [], 'a post', 'reached'],
  ['start', [6.2], [], 'npm start', '**short**'],
])('%s of %j beside %j, %s: %s', (what, values, limits, page, verdict) => {
  expect(rowOf(what, values, limits, page).at(-1)).toBe(verdict)
})

test('the table is Markdown, in the order of the goals, with medians and ranges', () => {
  const rows = rowsOf([
    ...samples('weight', [301.04, 301.04]),
    ...samples('press', [90, 92], [45, 46], 'blog, af'),
    ...samples('firstPaint', [1660, 1650, 1700], [1300, 1310, 1290]),
    ...samples('layoutShift', [0, 0.044]),
  ])
  const [head, rule, ...body] = table(rows)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(head).toEqual(['', 'Measured', 'Page', 'Figure', 'Limit beside it', 'Ratio', 'Goal', '', ''])
  expect(rule!.slice(1, -1).every((cell) => /^-*$/.test(cell))).toBe(true)
  const paint = ['1660 (1650–1700) ms', 'the static page: 1300 (1290–1310) ms', '1.28 (1.26–1.32)', '≤ 0.75']
  expect(body.map((row) => row.slice(1, -1))).toEqual([
    ['First contentful paint', 'home, en', ...paint, '**short**'],
    ['Cumulative layout shift', 'home, en', '0.022 (0.000–0.044)', '', '', '≤ 0', '**short**'],
    ['Weight of a first visit', 'home, en', '301.0 kB', '', '', '≤ 215', '**short**'],
    [
      'From a press to the next page',
      'blog, af',
      '91 (90–92) ms',
      'the floor page: 46 (45–46) ms',
      '2.00',
      '< 200',
      'reached',
    ],
  ])
})

test('all pages are measured in both languages', () => {
  expect(ALL).toHaveLength(12)
  const post = '/af/blog/luister-voor-jy-raad-gee'
  expect(ALL).toContainEqual({
    name: 'post',
    language: 'af',
    label: 'post, af',
    path: post,
    from: '/af/blog',
  })
  expect(ALL.slice(0, 2)).toMatchObject([
    { label: 'home, en', path: '/', from: '/courses' },
    { label: 'landing, en', path: '/landing', from: '/' },
  ])
})

test.each([
  [['--loads', '0'], '--loads must be a whole number above 0.'],
  [['--patience', 'long'], '--patience must be a number of seconds.'],
  [['--pages', 'prices'], '--pages and --language name no page.'],
  [['--page', 'home'], 'Usage: npm run bench -- [--pages home,blog]'],
])('%j ends with a sentence before anything is started', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'run.mjs'), ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`✗ ${sentence}`)
})
