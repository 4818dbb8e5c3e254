/** What the site must reach, and whether a measurement does. Node's own modules only. */
import { spread } from './figures.mjs'

const STATIC = 'the static page'
const FLOOR = 'the floor page'

/** Those that are measured under load, and the share of the floor page's requests a second that each must answer. */
const SERVED = { home: 0.27, landing: 0.42, courses: 0.42, post: 0.42 }

/**
 * Each thing that is measured: its `title`; its `unit`; the `limit` beside which it is measured, if its goal is a share of
 * that; how many `digits` it has; and its goal: `least`, `most`, or `under`, which is not enough itself. A goal that
 * differs is given by page, with `others` for the rest; a page that it does not name has none. Where the `worst` counts,
 * every single sample must reach the goal, otherwise the median.
 */
export const GOALS = {
  firstPaint: { title: 'First contentful paint', unit: 'ms', limit: STATIC, most: 0.75 },
  largestText: { title: 'Largest contentful paint, text', unit: 'ms', limit: STATIC, most: 0.75 },
  largestPicture: { title: 'Largest contentful paint, picture', unit: 'ms', limit: STATIC, most: 1.15 },
  layoutShift: { title: 'Cumulative layout shift', unit: '', digits: 3, most: 0, worst: true },
  served: { title: 'Requests a second', unit: '', limit: FLOOR, least: SERVED },
  half: { title: 'Answered within, half of them', unit: 'ms', digits: 1, limit: FLOOR },
  slowest: {
    ...{ title: 'Answered within, 99 of 100', unit: 'ms', digits: 1, limit: FLOOR },
    most: { home: 4.5, landing: 3, courses: 3, post: 3 },
  },
  weight: {
    ...{ title: 'Weight of a first visit', unit: 'kB', digits: 1 },
    // The blog and the post have pictures. A post without one is held to less by tests/e2e/site/weight.spec.ts.
    most: { home: 230, blog: 270, post: 270, others: 210 },
  },
  weightGzip: { title: 'Weight of a first visit, gzip alone', unit: 'kB', digits: 1 },
  requests: { title: 'Requests of a first visit', unit: '' },
  prefetches: { title: 'Prefetches that no visitor caused', unit: '', most: 0, worst: true },
  press: { title: 'From a press to the next page', unit: 'ms', under: 200 },
  publish: { title: 'From publishing to visible', unit: 'ms', most: 1000 },
  start: { title: 'Second start until ready', unit: 's', digits: 1, most: 6 },
}

/** Whether a page is measured under load. @param {string} page its name */
export const isServed = (page) => page in SERVED

const KINDS = {
  least: { sign: '≥', isReached: (figure, goal) => figure >= goal },
  most: { sign: '≤', isReached: (figure, goal) => figure <= goal },
  under: { sign: '<', isReached: (figure, goal) => figure < goal },
}

function goalOf(what, page) {
  const kind = Object.keys(KINDS).find((name) => name in GOALS[what])
  if (!kind) return null
  const goal = GOALS[what][kind]
  const number = typeof goal === 'number' ? goal : (goal[page] ?? goal.others)
  return number === undefined ? null : { ...KINDS[kind], number }
}

/**
 * Compares a measurement with its goal. A share of a limit is taken sample by sample, because both were measured within
 * the same minute and the next minute may be another.
 * @param {ReturnType<ReturnType<typeof import('./figures.mjs').collect>['all']>[number]} measurement of a page, whose
 * language stands after a comma
 * @returns `value`, `limit` and `ratio` as median, least and most, the latter two null where there is no limit; `goal` as
 * a text and null where there is none; and `verdict`: `reached`, `short`, `busy` where the machine was so and nothing can
 * be concluded, or `none`
 */
export function judge({ page, what, values, limits, busy }) {
  const { digits = 0, limit, worst } = GOALS[what]
  const goal = goalOf(what, page.split(',')[0])
  const ratios = limit ? values.map((value, place) => value / limits[place]) : null
  // Of what may never happen, what is too small to be shown did not: a shift of a ten-thousandth of the screen.
  const figures = ratios ?? values.map((value) => (worst ? Number(value.toFixed(digits)) : value))
  const counted = worst ? figures : [spread(figures).median]
  const isReached = goal && counted.every((figure) => goal.isReached(figure, goal.number))
  return {
    value: spread(values),
    limit: limit ? spread(limits) : null,
    ratio: ratios && spread(ratios),
    goal: goal && `${goal.sign} ${goal.number}`,
    verdict: !goal ? 'none' : busy > 0 && isTimed(what) ? 'busy' : isReached ? 'reached' : 'short',
  }
}

/** What is counted is the same on a busy machine. */
const isTimed = (what) => !['weight', 'weightGzip', 'requests', 'prefetches'].includes(what)
