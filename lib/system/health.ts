import 'server-only'
import { build } from '@/lib/env'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { newestMigration } from './queries'

/** How long an answer is shared, in milliseconds: however many ask, the database is asked once a second. */
const SHARED_MILLISECONDS = 1000

/** The build as it is named to others: its commit, or its version where the commit is not known. */
const name = build.commit || build.version

/** Whether the database answers, and has the migrations that this build was made with. */
interface Health {
  /** `unavailable` while the database gives no answer, `outdated` while it lacks a migration. */
  readonly status: 'ok' | 'unavailable' | 'outdated'
  readonly build: string
  /** The newest one; `applied` is null where the database gave none, or keeps no record of them. */
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

/** The answer to whatever watches the site: 200, or 503 while it cannot do its work. Of an error it says nothing. */
export async function healthResponse(): Promise<Response> {
  const answer = await health('')
  return Response.json(answer, { status: answer.status === 'ok' ? 200 : 503, headers: dataHeaders })
}

/** The answer as long as the process answers at all, whatever the database does. */
export function livenessResponse(): Response {
  return Response.json({ status: 'ok', build: name }, { headers: dataHeaders })
}
