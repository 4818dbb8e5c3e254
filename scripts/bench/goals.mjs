/** Which pages are measured, and what each figure must reach. Node's own modules only. */

const PREFIXES = { en: '', af: '/af' }

/** The path of each page behind that of its language, and that of the page whose link leads there. */
const PAGES = {
  home: { path: '', from: '/courses' },
  landing: { path: '/landing', from: '' },
  courses: { path: '/courses', from: '' },
  level: { path: '/biblical-counselling/level-1', from: '/courses' },
  blog: { path: '/blog', from: '' },
  // Each in the language in which it is written.
  post: {
    path: {
      en: '/blog/studying-by-distance-as-an-adult-an-honest-week',
      af: '/blog/luister-voor-jy-raad-gee',
    },
    from: '/blog',
  },
}

/** All pages: their `name`, `label`, `language`, `path`, and the path `from` which a link leads there. */
export const ALL = Object.entries(PREFIXES).flatMap(([language, prefix]) =>
  Object.entries(PAGES).map(([name, { path, from }]) => ({
    ...{ name, language, label: `${name}, ${language}` },
    ...{ path: prefix + (path[language] ?? path) || '/', from: prefix + from || '/' },
  })),
)

/** The pages that are measured under load, too. */
export const LOADED = ['home', 'landing', 'courses', 'post']

const STATIC = 'the static page'
const FLOOR = 'the floor page'

/** The blog and the post have pictures. A post without one is held to less by tests/e2e/site/weight.spec.ts. */
const WEIGHT = {
  home: '≤ 215',
  courses: '≤ 205',
  level: '≤ 205',
  blog: '≤ 270',
  post: '≤ 270',
  others: '≤ 210',
}
const PERFORMANCE = { home: '≥ 92', landing: '≥ 92', level: '≥ 92', post: '≥ 92', others: '' }

/**
 * Each figure has a `title`; a `unit`; the `limit` beside which it is measured, and whether its goal is absolute
 * instead of a share of that; how many `digits` it shows; and a `goal`, of all pages or by page, with `others` for the
 * rest. Where the `worst` counts, every single sample must reach the goal, otherwise the median.
 */
export const GOALS = {
  firstPaint: { title: 'First contentful paint', unit: 'ms', limit: STATIC, goal: '≤ 0.75' },
  largestText: { title: 'Largest contentful paint, text', unit: 'ms', limit: STATIC, goal: '≤ 0.75' },
  largestPicture: { title: 'Largest contentful paint, picture', unit: 'ms', limit: STATIC, goal: '≤ 1.15' },
  layoutShift: { title: 'Cumulative layout shift', unit: '', digits: 3, goal: '≤ 0', worst: true },
  weight: { title: 'Weight of a first visit', unit: 'kB', digits: 1, goal: WEIGHT },
  performance: { title: 'Lighthouse, performance', unit: '', goal: PERFORMANCE },
  accessibility: { title: 'Lighthouse, accessibility', unit: '', goal: '≥ 100' },
  'best-practices': { title: 'Lighthouse, best practices', unit: '', goal: '≥ 100' },
  seo: { title: 'Lighthouse, SEO', unit: '', goal: '≥ 100' },
  press: {
    ...{ title: 'From a press to the next page', unit: 'ms' },
    ...{ limit: FLOOR, isAbsolute: true, goal: '< 200' },
  },
  served: { title: 'Requests a second', unit: '', limit: FLOOR, goal: '≥ 1.5' },
  slowest: { title: 'Answered within, 99 of 100', unit: 'ms', limit: FLOOR, goal: '≤ 3' },
  publish: { title: 'From publishing to visible', unit: 'ms', goal: '≤ 1000' },
  start: { title: 'Second start until ready', unit: 's', digits: 1, goal: '≤ 6' },
}
