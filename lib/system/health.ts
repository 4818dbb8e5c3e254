import 'server-only'
import { build } from '@/lib/env'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { newestMigration } from './queries'

/** How long an answer is shared, in milliseconds: the database is asked at most once a second. */
const SHARED_MILLISECONDS = 1000

/** The public name of the build: its commit, or its version if the commit is unknown. */
const name = build.commit || build.version

/** Whether the database answers and has this build's migrations. */
interface Health {
  /** `unavailable` if the database does not answer, `outdated` if it lacks a migration. */
  readonly status: 'ok' | 'unavailable' | 'outdated'
  readonly build: string
  /** The newest migrations; `applied` is null if the database gave none, or keeps no record of them. */
  readonly migrations: { readonly applied: string | null; readonly expected: string }
}

const health = memoise(async (): Promise<Health> => {
  const expected = build.migration
  try {
    const applied = await newestMigration()
    const isBehind = applied !== null && applied < expected
    return { status: isBehind ? 'outdated' : 'ok', build: name, migrations: { applied, expected } }
  } catch (error) {
    logError('health', error)
    return { status: 'unavailable', build: name, migrations: { applied: null, expected } }
  }
}, SHARED_MILLISECONDS)

/** The answer for monitoring: 200, or 503 while the site cannot work. It reveals nothing about errors. */
export async function healthResponse(): Promise<Response> {
  const answer = await health('')
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: dataHeaders })
}

/** The answer as long as the process runs, regardless of the database. */
export function livenessResponse(): Response {
  return Response.json({ status: 'ok', build: name }, { headers: dataHeaders })
}
