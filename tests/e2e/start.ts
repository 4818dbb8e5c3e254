import { stage } from './stage.mjs'

/** For Playwright: starts the product, and ends it, unless `npm test` has done so (BACKEND_PID). */
export default async function start() {
  if (!process.env.BACKEND_PID) return stage()
}
