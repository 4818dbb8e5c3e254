import { defineConfig } from 'playwright/test'

const VISITORS = /(crawl|furniture|guard|languages|pages|payment|trust)\.spec\.ts/

/** Journeys on the production build, in one browser. `npm test` finds the browser and names it in BROWSER_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start.ts',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  use: {
    // Known to the workers: start.ts has found a free port by then.
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
      name: 'journeys',
      testIgnore: [VISITORS, /(many|outage)\.spec\.ts/],
      workers: 1,
      dependencies: ['visitors'],
    },
    // Fills the database, which the journeys before count on being small.
    { name: 'many', testMatch: /many\.spec\.ts/, workers: 1, dependencies: ['journeys'] },
    // Stops the backend, so it runs when nothing else needs it any more.
    { name: 'outage', testMatch: /outage\.spec\.ts/, workers: 1, dependencies: ['many'] },
  ],
})
