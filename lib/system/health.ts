import 'server-only'
import { build } from '@/lib/env'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { newestMigration } from './queries'

/** The database is asked at most once a second. */
const SHARED_MILLISECONDS = 1000

/** The build's public name: its commit, or else its version. */
const name = build.commit || build.version

/**
 * `unavailable` if the database does not answer, `outdated` if it lacks a migration; `applied` is null if the database
 * gave none, or keeps no record.
 */
const health = memoise(async () => {
  const expected = build.migration
  const applied = await newestMigration().catch((error: unknown) => logError('health', error))
  const isBehind = applied && applied < expected
  const status = applied === undefined ? 'unavailable' : isBehind ? 'outdated' : 'ok'
  return { status, build: name, migrations: { applied: applied ?? null, expected } }
}, SHARED_MILLISECONDS)

/** For monitoring: 200, or 503 while the site cannot work. It reveals nothing about errors. */
export async function healthResponse(): Promise<Response> {
  const answer = await health('')
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: dataHeaders })
}

/** Answers as long as the process runs, regardless of the database. */
export function livenessResponse(): Response {
  return Response.json({ status: 'ok', build: name }, { headers: dataHeaders })
}
