import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { isBuilding } from '@/lib/env'
import { logError } from '@/lib/log/log'
import { shared } from '@/lib/next/shared'
import { uncachedClient } from '@/lib/supabase/public'

const changes = z.object({ next: z.string(), age: z.number().nullable(), due: z.number() })

/** Whether the last read failed: an outage is logged once. */
let isDown = false

/**
 * The visible changes since the answer whose `next` is given; without one, all.
 * @throws the database's error if it does not answer in time.
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

/** Lets the page cache poll for changes on any instance of the site. Called before the first request. */
export function exposeChanges(): void {
  // Outside the request: an uncached read that belongs to a rendering would mark its page as not to be stored.
  const outside = AsyncLocalStorage.snapshot()
  if (!isBuilding) shared.changesSince = (since) => outside(changesSince, since)
}
