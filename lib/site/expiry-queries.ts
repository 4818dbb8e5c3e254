import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { isBuilding } from '@/lib/env'
import { logError } from '@/lib/log/log'
import { shared } from '@/lib/next/shared'
import { uncachedClient } from '@/lib/supabase/public'

const answer = z.object({
  next: z.number(),
  tags: z.array(z.object({ tag: z.string(), transaction: z.number(), age: z.number() })),
})

/** Whether the last reading failed: of an outage the log says once that the tags cannot be read. */
let isDown = false

/**
 * The tags that have expired since the answer whose `next` is given, all that are kept where none is.
 * @throws the database's error when it does not answer in time.
 */
async function tagsExpiredSince(since: number | null) {
  try {
    const { data } = await uncachedClient()
      .rpc('tags_expired_since', since === null ? undefined : { since }, { get: true })
      .throwOnError()
    isDown = false
    return answer.parse(data)
  } catch (error) {
    if (!isDown) logError('tagsExpiredSince', error)
    isDown = true
    throw error
  }
}

/** Lets the page cache ask which tags have expired on any instance of the site. Called before the first request. */
export function shareExpiry(): void {
  // A page that is being rendered would count as one that must not be kept, if the cache's own reading belonged to it.
  const outside = AsyncLocalStorage.snapshot()
  if (!isBuilding) shared.tagsExpiredSince = (since) => outside(tagsExpiredSince, since)
}
