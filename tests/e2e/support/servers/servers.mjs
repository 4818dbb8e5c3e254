import { NEXT, SERVER, end, startNode } from '../../../../scripts/process/child.mjs'

/**
 * Serves the production build in DIST_DIR on PORT, without the key of the database's owner.
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'ignore'} errors its stderr
 * @param {string} host the host it listens on
 * @returns its process, once it answers.
 * @throws Error without an answer within half a minute.
 */
export async function startServer(env, errors = 'inherit', host = 'localhost') {
  // Vercel does not run the site's server; the tests use `next start` instead.
  const command = env.VERCEL ? [NEXT, 'start'] : [SERVER]
  const child = startNode([...command, '-H', host, '-p', String(env.PORT)], {
    env: { ...env, SUPABASE_SECRET_KEY: undefined },
    stdio: ['ignore', 'ignore', errors],
  })
  for (let tries = 0; tries < 120 && child.exitCode === null; tries++) {
    if (await fetch(`http://${host}:${env.PORT}/robots.txt`).catch(() => null)) return child
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await end(child)
  throw new Error('The site did not answer within half a minute')
}
