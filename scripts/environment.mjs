/** Reads .env files exactly as Next does, so that scripts and site see the same values. Needs the packages. */
import { ROOT } from './terminal.mjs'

/** Fills process.env from the .env files; what is already set wins. */
export async function loadEnvironment(dev = false) {
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(ROOT, dev, { info() {}, error: console.error })
}
