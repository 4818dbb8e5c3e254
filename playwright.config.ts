import { defineConfig } from 'playwright/test'

const VISITORS = /(crawl|layout|staff-guard|languages|pages|payment-notification|headers)\.spec\.ts/

/** End-to-end tests on the production build, in one browser. `npm test` finds the browser and names it in BROWSER_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
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
    // Visitors, who change no post: two at a time do not meet.
    { name: 'visitors', testMatch: VISITORS },
    // Staff share the list of posts and of leads.
    {
      name: 'staff',
      testIgnore: [VISITORS, /(volume|outage)\.spec\.ts/],
      workers: 1,
      dependencies: ['visitors'],
    },
    // Fills the database, which the tests before count on being small.
    { name: 'volume', testMatch: /volume\.spec\.ts/, workers: 1, dependencies: ['staff'] },
    // Stops the backend, so it runs when nothing else needs it any more.
    { name: 'outage', testMatch: /outage\.spec\.ts/, workers: 1, dependencies: ['volume'] },
  ],
})
