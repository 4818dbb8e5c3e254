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

interface Health {
  /** `unavailable` if the database does not answer, `outdated` if it lacks a migration. */
  readonly status: 'ok' | 'unavailable' | 'outdated'
  readonly build: string
  /** `applied` is null if the database gave none, or keeps no record. */
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

/** For monitoring: 200, or 503 while the site cannot work. It reveals nothing about errors. */
export async function healthResponse(): Promise<Response> {
  const answer = await health('')
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: dataHeaders })
}

/** Answers as long as the process runs, regardless of the database. */
export function livenessResponse(): Response {
  return Response.json({ status: 'ok', build: name }, { headers: dataHeaders })
}
