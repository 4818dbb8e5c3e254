'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeStaff } from './queries'
import { type EndedSessions, type EndSessionsCode, endSessionsSchema } from './schema'

/**
 * Ends the session of a member of staff that the pressed button names, or every one but the session that asks. Staff end
 * their own, admins those of all.
 */
export async function endSessions(
  userId: string,
  _previous: Result<EndedSessions, EndSessionsCode> | null,
  form: FormData,
): Promise<Result<EndedSessions, EndSessionsCode>> {
  try {
    const authorized = await authorizeStaff()
    if (!authorized) return fail('notAuthenticated')
    const { staff, client } = authorized
    const account = z.guid().parse(userId)
    if (account !== staff.userId && staff.role !== 'admin') return fail('notAdmin')
    const session = endSessionsSchema.parse(form.get('session'))
    if (session === 'others') {
      await client.rpc('end_sessions', { account }).throwOnError()
      refresh()
      return ok('others')
    }
    const { data } = await client.rpc('end_session', { account, session }).throwOnError()
    refresh()
    return data ? ok('one') : fail('gone')
  } catch (error) {
    logError('endSessions', error)
    return fail('failed')
  }
}
