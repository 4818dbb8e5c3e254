'use server'

import { refresh } from 'next/cache'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { type Result, fail, ok } from '@/lib/result'
import { NOT_PERMITTED } from '@/lib/supabase/errors'
import { authorizeStaff } from '../queries'
import { type EndedSessions, type EndSessionsCode, endSessionsSchema } from '../schema'

/** Ends the pressed button's session, or all but the current one: staff their own, admins everybody's. */
export const endSessions = staffAction(
  'endSessions',
  // The sessions of a member who was removed meanwhile have ended.
  { who: authorizeStaff, takes: [rowId, ...sentForm], refusals: { [NOT_PERMITTED]: 'gone' } },
  async ({ staff, client }, account, _previous, form): Promise<Result<EndedSessions, EndSessionsCode>> => {
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
  },
)
