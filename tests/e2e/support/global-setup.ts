import { startTestSite } from './test-site.mjs'

/** Starts the site for Playwright and returns what ends it, unless `npm test` has started one (BACKEND_PID). */
export default async function globalSetup() {
  if (!process.env.BACKEND_PID) return startTestSite()
}
