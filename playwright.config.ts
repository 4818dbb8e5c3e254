import { defineConfig } from 'playwright/test'
import { loadVariable } from './scripts/environment.mjs'
import { full } from './tests/scope'
import { SMOKE } from './tests/smoke'

await loadVariable('BROWSER_PATH')

/** Results folder; one for each part, because parts run in parallel. */
const results = `test-results/e2e-${process.env.TEST_PART ?? 'all'}`

const OFFICE = /\/(leads|mail|newsletter|payments|privacy|staff|students)\/.*\.spec\.ts/

/** Makes the headless shell behave like Chrome. Replaces Playwright's own list. */
const BLINK = [
  // A mouse, as Playwright sets it.
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  // Lazy loading distance of Chrome over 4G; the shell would double it.
  ...['lazyLoadingImageMarginPxUnknown=1250', 'lazyLoadingImageMarginPx4G=1250'],
]

/** A pattern for a test's title. */
const atEnd = (title: string) => new RegExp(`${title.replace(/[.?]/g, '\\$&')}$`)

/**
 * End-to-end tests on the production build, in one browser. `npm test` finds the browser, sets BROWSER_PATH, and runs
 * each project on a separate site. A plain `npx playwright test` runs them in turn on one site. Tests tagged `@wide`
 * run only with TEST_FULL=1, as in `npm run test:full` (tests/scope.ts).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/test-site.mjs',
  grepInvert: full ? undefined : /@wide/,
  // Tests of a project share a database: parallel ones could not rely on their own data.
  workers: 1,
  // Deadlines, not measurements: a busy machine is slow. Speed tests state their own limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  outputDir: results,
  use: {
    // Set for the workers: the setup has found a free port by then.
    baseURL: process.env.SITE_URL,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: [
        '--no-sandbox',
        // Fewer processes: the tests open no other site in a frame.
        '--disable-site-isolation-trials',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--blink-settings=${BLINK.join()}`,
      ],
    },
  },
  projects: [
    { name: 'public', testMatch: /\/(site|posts)\/.*\.spec\.ts/ },
    { name: 'office', testMatch: OFFICE, dependencies: ['public'] },
    // Posts, then the content, which changes texts of all pages.
    { name: 'editor', testMatch: /\/(editor|site-content)\/.*\.spec\.ts/, dependencies: ['office'] },
    // Fills the database, which earlier tests expect to be small.
    { name: 'volume', testMatch: /\/volume\.spec\.ts/, dependencies: ['editor'] },
    // Stops the backend, so it runs last.
    {
      name: 'outage',
      testMatch: /\/(?:disk|frozen|instances|(?:second-)?outage)\.spec\.ts/,
      dependencies: ['volume'],
    },
    // Needs a hosted project (tests/e2e/support/test-site.mjs).
    ...(process.env.TEST_PROJECT ? [{ name: 'smoke', grep: SMOKE.map(atEnd) }] : []),
    // Need a copy of the project, which only `npm run test:full` makes (tests/provider, tests/third-language).
    ...['provider', 'third-language']
      .filter((name) => name === process.env.TEST_PART)
      .map((name) => ({ name, testMatch: `**/e2e/${name}/*.spec.ts` })),
    // Needs a build as on Vercel, which only `npm run test:full` makes.
    ...(process.env.VERCEL ? [{ name: 'vercel', testMatch: /\/vercel\/.*\.spec\.ts/ }] : []),
  ],
})
