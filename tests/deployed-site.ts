/** A deployed site, as far as `npm run doctor` asks it. */
import { localServer } from './local-server'

export const CRON_SECRET = 'cron-secret-of-a-test'

const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${'a'.repeat(43)}='; style-src-elem 'self'"/>`
const page = (policies = 1) => `<!DOCTYPE html><html><head>${policy.repeat(policies)}</head></html>`

type Reply = readonly [status: number, body: unknown]

/** `answers` overrides those of a healthy site by path; null breaks the connection. `asked` has the requests. */
export async function deployedSite() {
  const state = { answers: {} as Record<string, Reply | null>, asked: [] as string[] }
  const server = await localServer(({ method, url, headers }, response) => {
    const path = url!
    const isScheduler = headers.authorization === `Bearer ${CRON_SECRET}`
    state.asked.push(`${method} ${path}${isScheduler ? ' with the secret' : ''}`)
    const healthy: Reply = path.startsWith('/api/health')
      ? [200, { status: 'ok' }]
      : path.startsWith('/api/jobs')
        ? isScheduler
          ? [202, { ok: true }]
          : [401, { code: 'unauthorized' }]
        : [200, page()]
    const reply = state.answers[path] === undefined ? healthy : state.answers[path]
    if (!reply) return response.destroy()
    const [status, body] = reply
    response.writeHead(status, { 'content-security-policy': "default-src 'self'" })
    return response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return Object.assign(state, server, { page })
}
