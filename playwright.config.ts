import { defineConfig } from 'playwright/test'

/** Journeys on the production build, in one browser. `npm test` finds the browser and names it in BROWSER_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start.ts',
  workers: 1,
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
    { name: 'journeys', testIgnore: /(many|outage)\.spec\.ts/ },
    // Fills the database, which the journeys before count on being small.
    { name: 'many', testMatch: /many\.spec\.ts/, dependencies: ['journeys'] },
    // Stops the backend, so it runs when nothing else needs it any more.
    { name: 'outage', testMatch: /outage\.spec\.ts/, dependencies: ['many'] },
  ],
})
