/** A stand-in for the part of Supabase's Management API that `npm run setup -- project` uses. */
import { type Answer, type Call, json } from './answer'

export class ManagementServer {
  readonly token = 'sbp_of_a_test'
  readonly ref = 'abcdefghijklmnopqrst'
  status = 'ACTIVE_HEALTHY'
  region = 'eu-central-1'
  /** The recorded migrations; `broken` is one whose SQL the database refuses. */
  applied: string[] = []
  broken = ''
  settings: Record<string, Record<string, unknown>> = {}
  /** Changes received, such as `PATCH /postgrest`. */
  changes: string[] = []

  constructor(private readonly keys: { readonly publishable: string; readonly secret: string }) {}

  private query(sql: string): Answer {
    if (sql.includes('select version from'))
      return json(
        this.applied.map((version) => ({ version })),
        201,
      )
    const [, version] = /values \('(\d{14})'/.exec(sql) ?? []
    if (!version) return json([], 201)
    if (version === this.broken) return json({ message: 'Failed to run sql query: syntax error' }, 400)
    this.changes.push(`migration ${version}`)
    this.applied.push(version)
    return json([], 201)
  }

  answer({ method, path, headers, body }: Call): Answer | undefined {
    const [, ref, rest = ''] = /^\/v1\/projects\/(\w+)(\/.*)?$/.exec(path) ?? []
    if (ref === undefined) return undefined
    if (headers.authorization !== `Bearer ${this.token}`) return json({ message: 'Unauthorized' }, 401)
    if (ref !== this.ref) return json({ message: 'Project not found' }, 404)
    if (rest === '') return json({ ref, region: this.region, status: this.status })
    if (rest === '/database/query') return this.query(String(body.query))
    if (rest === '/api-keys')
      return json([
        { name: 'anon', api_key: 'eyJ' },
        { type: 'publishable', name: 'default', api_key: this.keys.publishable },
        { type: 'secret', name: 'default', api_key: this.keys.secret },
      ])
    if (rest === '/config/database/pooler')
      return json([{ db_user: `postgres.${ref}`, db_host: 'aws-0-eu-central-1.pooler.supabase.com' }])
    this.settings[rest] ??= {}
    if (method === 'PATCH') {
      this.changes.push(`${method} ${rest}`)
      Object.assign(this.settings[rest], body)
    }
    return json(this.settings[rest])
  }
}
