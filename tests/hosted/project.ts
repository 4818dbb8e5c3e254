/**
 * A stand-in for a hosted Supabase project where it differs from the embedded one: the gateway and its keys, the auth
 * server, storage, and functions of the Data API. Tests change its state, or override its responses.
 */
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { type Answer, type Call, json } from './answer'
import { AuthServer } from './auth-server'
import { StorageServer } from './storage-server'
import { jar } from './next-request'

export const KEYS = { publishable: 'sb_publishable_of_a_test', secret: 'sb_secret_of_a_test' }

/** The gateway's response to an unknown key (https://supabase.com/docs/guides/api/api-keys). */
const NO_KEY = json({ message: 'Invalid API key', hint: 'Double check your API key.' }, 401)

function parsed(bytes: Buffer): Call['body'] {
  try {
    return JSON.parse(bytes.toString()) as Call['body']
  } catch {
    return {}
  }
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://project')
  const { method = 'GET', headers } = request
  const bytes = await buffer(request)
  const token = /^Bearer (?!sb_)(.+)$/.exec(headers.authorization ?? '')?.[1]
  return {
    method,
    path,
    query,
    headers,
    bytes,
    body: parsed(bytes),
    token,
    isOwner: headers.apikey === KEYS.secret,
  }
}

/** Answers a call in place of the project; undefined passes it on. */
type Interception = (call: Call) => Answer | undefined

export class HostedProject {
  readonly auth = new AuthServer()
  readonly storage = new StorageServer()
  /** Results of Data API functions, by name. */
  readonly functions = new Map<string, (call: Call) => unknown>([
    ['begin_sign_in', () => ({ wait: 0, delay: 0 })],
    ['record_failed_sign_in', () => null],
    ['end_sign_in', () => null],
    ['remember_device', () => true],
    ['note_password_link', () => null],
    // The database permits it to any session of staff with full rights, too.
    ['permit_password', ({ token }) => void this.auth.permitted.add(this.claimsOf(token).email)],
    [
      'staff_permit_change',
      ({ body }) => void this.auth.permitted.add(String(body.account_email).toLowerCase()),
    ],
    ['staff_session', () => 'editor'],
  ])
  /** Received calls, such as `POST /auth/v1/token`. */
  calls: string[] = []
  /** Runs before everything else. */
  intercept: Interception = () => undefined
  private readonly server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const { status, body, raw, headers, delay } = this.answer(await callOf(request))
    if (delay) await setTimeout(delay)
    response.writeHead(status, {
      ...(raw === undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
    response.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)))
  })

  private claimsOf(token = '') {
    return this.auth.keys.claimsOf(token) ?? {}
  }

  /** Resolves once it accepts calls. */
  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  end(): Promise<unknown> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Environment that points the site at it. */
  get environment() {
    return { SUPABASE_URL: this.url, SUPABASE_PUBLISHABLE_KEY: KEYS.publishable }
  }

  /** Environment that points an owner's script at it. */
  get ownersEnvironment() {
    return { ...this.environment, SUPABASE_SECRET_KEY: KEYS.secret }
  }

  /** Signs the visitor under test in, with an account, or a new one for an address. */
  signIn(account: string | ReturnType<typeof this.auth.add>): void {
    const user = typeof account === 'string' ? this.auth.add(account) : account
    const tokens = JSON.stringify(this.auth.session(user))
    const name = `sb-${new URL(this.url).hostname.split('.')[0]}-auth-token`
    jar.set(name, `base64-${Buffer.from(tokens).toString('base64url')}`)
  }

  private answer(call: Call): Answer {
    this.calls.push(`${call.method} ${call.path}`)
    const intercepted = this.intercept(call)
    if (intercepted) return intercepted
    const [, service, rest] = /^\/(auth|rest|storage)\/v1(\/.*)$/.exec(call.path) ?? []
    // The last one is signed.
    const isPublic = ['/object/public/', '/.well-known/', '/object/upload/sign/'].some((open) =>
      rest?.startsWith(open),
    )
    if (!isPublic && !Object.values(KEYS).includes(String(call.headers.apikey))) return NO_KEY
    const inside = { ...call, path: rest ?? '' }
    if (service === 'auth') return this.auth.answer(inside)
    if (service === 'storage') return this.storage.answer(inside)
    const run = this.functions.get(inside.path.replace('/rpc/', ''))
    return run
      ? json(run(call) ?? null)
      : json({ code: 'PGRST202', message: `Could not find the function ${inside.path}` }, 404)
  }
}

/**
 * A project that runs during a file's tests, with the site's environment pointing at it. Before each test the visitor
 * has no cookies; errors are not printed.
 */
export function startedProject(): HostedProject {
  const project = new HostedProject()
  beforeAll(async () => {
    await project.start()
    Object.assign(process.env, project.environment)
  })
  afterAll(() => project.end())
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation()
    jar.clear()
    project.calls = []
  })
  afterEach(() => {
    jest.restoreAllMocks()
    project.intercept = () => undefined
  })
  return project
}
