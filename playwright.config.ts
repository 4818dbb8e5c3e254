import { defineConfig } from 'playwright/test'
import { loadVariable } from './scripts/environment.mjs'

await loadVariable('BROWSER_PATH')

/** Where the results go; parts that run at the same time have one each. */
const results = `test-results/e2e-${process.env.TEST_PART ?? 'all'}`

const OFFICE = /\/(leads|mail|newsletter|payments|privacy|staff)\/.*\.spec\.ts/

/**
 * End-to-end tests on the production build, in one browser. `npm test` finds the browser, names it in BROWSER_PATH, and
 * runs each project on a site of its own. In a plain `npx playwright test` they follow each other on one site.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // The tests of a project share a database: one could not count on what it stored if another ran meanwhile.
  workers: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
    { name: 'outage', testMatch: /\/(?:frozen|(?:payments-)?outage)\.spec\.ts/, dependencies: ['volume'] },
  ],
})
