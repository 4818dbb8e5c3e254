import { defineConfig } from 'playwright/test'
import { loadVariable } from './scripts/environment.mjs'
import { full } from './tests/scope'

await loadVariable('BROWSER_PATH')

/** Where the results go; parts that run at the same time have one each. */
const results = `test-results/e2e-${process.env.TEST_PART ?? 'all'}`

const OFFICE = /\/(leads|mail|newsletter|payments|privacy|staff)\/.*\.spec\.ts/

/** What the shell without windows is told so that it is used as Chrome is. It takes the place of Playwright's own list. */
const BLINK = [
  // A mouse, as Playwright has it.
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  // Pictures are loaded as far below the screen as Chrome does over 4G; the shell would take twice that.
  ...['lazyLoadingImageMarginPxUnknown=1250', 'lazyLoadingImageMarginPx4G=1250'],
]

/**
 * End-to-end tests on the production build, in one browser. `npm test` finds the browser, names it in BROWSER_PATH, and
 * runs each project on a site of its own. In a plain `npx playwright test` they follow each other on one site. Tests with
 * the tag `@wide` run only with TEST_FULL=1, as in `npm run test:full`: tests/scope.ts says what is wide.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  grepInvert: full ? undefined : /@wide/,
  // The tests of a project share a database: one could not count on what it stored if another ran meanwhile.
  workers: 1,
  // Deadlines, not measures: a busy machine answers late. Tests of speed have limits that say so.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  outputDir: results,
  use: {
    // Known to the workers: global-setup.ts has found a free port by then.
    baseURL: process.env.SITE_URL,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--blink-settings=${BLINK.join()}`,
      ],
    },
  },
  projects: [
    { name: 'public', testMatch: /\/(site|posts)\/.*\.spec\.ts/ },
    { name: 'editor', testMatch: /\/editor\/.*\.spec\.ts/, dependencies: ['public'] },
    { name: 'office', testMatch: OFFICE, dependencies: ['editor'] },
    // Changes what every page says.
    { name: 'content', testMatch: /\/site-content\/.*\.spec\.ts/, dependencies: ['office'] },
    // Fills the database, which the tests before count on being small.
    { name: 'volume', testMatch: /\/volume\.spec\.ts/, dependencies: ['content'] },
    // Stops the backend, so it runs when nothing else needs it any more.
    {
      name: 'outage',
      testMatch: /\/(?:disk|frozen|instances|(?:second-)?outage)\.spec\.ts/,
      dependencies: ['volume'],
    },
    // Needs a build as on Vercel, which only `npm run test:full` makes.
    ...(process.env.VERCEL ? [{ name: 'vercel', testMatch: /\/vercel\/.*\.spec\.ts/ }] : []),
  ],
})
