import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { isBuilding } from '@/lib/env'
import { logError } from '@/lib/log/log'
import { shared } from '@/lib/next/shared'
import { uncachedClient } from '@/lib/supabase/public'

const changes = z.object({ next: z.string(), age: z.number().nullable(), due: z.number() })

/** Whether the last reading failed: of an outage the log says once that changes cannot be read. */
let isDown = false

/**
 * What visitors see otherwise since the answer whose `next` is given; all changes where none is.
 * @throws the database's error when it does not answer in time.
 */
async function changesSince(since: string | null) {
  try {
    const { data } = await uncachedClient()
      .rpc('visible_changes_since', since === null ? undefined : { since }, { get: true })
      .throwOnError()
    isDown = false
    return changes.parse(data)
  } catch (error) {
    if (!isDown) logError('changesSince', error)
    isDown = true
    throw error
  }
}

/** Lets the page cache ask what has changed, on any instance of the site. Called before the first request. */
export function exposeChanges(): void {
  // A page that is being rendered would count as one that must not be kept, if the cache's own reading belonged to it.
  const outside = AsyncLocalStorage.snapshot()
  if (!isBuilding) shared.changesSince = (since) => outside(changesSince, since)
}
