import { afterTaskAsyncStorage } from 'next/dist/server/app-render/after-task-async-storage.external'
import { type WorkStore, workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { isBuilding } from '@/lib/env'

/**
 * How long all that a request reads may take, one after the other, in milliseconds. With what the middleware may take
 * before it (lib/supabase/middleware.ts), that is five seconds.
 */
const REQUEST_MILLISECONDS = 3500

const deadlines = new WeakMap<WorkStore, number>()

/**
 * How long the present page, action or route handler may still wait for a database, in whole milliseconds (timers of
 * Node refuse fractions); zero or less when its time is up. Its time begins with the first call. Infinite outside of
 * requests, after the answer, and in a build, where nobody waits.
 */
export function timeLeft(): number {
  const request = workAsyncStorage.getStore()
  if (!request || isBuilding || afterTaskAsyncStorage.getStore()) return Infinity
  const deadline = deadlines.get(request) ?? performance.now() + REQUEST_MILLISECONDS
  deadlines.set(request, deadline)
  return Math.floor(deadline - performance.now())
}
