/** Next calls this once as its server starts, before the first request. */
export async function register(): Promise<void> {
  // Next reads the variable as it builds, to leave the import out of what is no Node process.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { watchRequests } = await import('./lib/http/node-server')
  watchRequests()
}
