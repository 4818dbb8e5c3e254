'use server'

import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { textFields } from '@/lib/forms/form-data'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { NOT_PERMITTED } from '@/lib/supabase/errors'
import { type LimitsAnswer, limitFields, readLimits } from './limits'
import { readSystemLimits } from './queries'

/** Changes limits; the database repeats the check of their ranges. Admins only. */
export const changeLimits = staffAction(
  'changeLimits',
  { who: authorizeAdmin, refusals: { [NOT_PERMITTED]: 'notAdmin' }, fields: limitFields },
  async ({ client }, _previous, form): Promise<LimitsAnswer> => {
    if (!limitFields.every((name) => form.has(name))) return fail('failed')
    const limits = await readSystemLimits()
    const { wrong, changed } = readLimits(textFields(form, limitFields), limits)
    if (wrong.length > 0) return { ...fail('fields'), wrong }
    await client.rpc('set_system_limits', { given: changed }).throwOnError()
    refresh()
    return ok(null)
  },
)
