import { buildTestSite, removeTestSite, startTestSite } from './test-site.mjs'

/** Starts the site and returns a function to end it. `npm test` has already built it. */
export default async function globalSetup() {
  if (process.env.TEST_SITE_DATA) return startTestSite(process.env.TEST_PART)
  if ((await buildTestSite()) !== 0) throw new Error('The build failed')
  const end = await startTestSite()
  return () => end().finally(removeTestSite)
}
