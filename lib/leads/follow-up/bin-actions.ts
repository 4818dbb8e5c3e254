'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { type Result, fail, ok } from '@/lib/result'
import { officeAction } from '@/lib/staff/form-action'
import { LEAD_FIELD, type LeadActionError } from '../admin-form'

const outcomes = z.enum(['done', 'kept', 'gone'])

/**
 * Moves a lead into the bin, or restores it, by the pressed button's value `bin` or `restore`; `kept` if it is enrolled
 * or has payments. Admins and the office only.
 */
export const binLead = officeAction(
  'binLead',
  async ({ client }, form): Promise<Result<'bin' | 'restore', LeadActionError>> => {
    const of_lead = rowId.safeParse(form.get(LEAD_FIELD)).data
    if (!of_lead) return fail('gone')
    const move = z.enum(['bin', 'restore']).parse(form.get('move'))
    const { data } = await client.rpc('bin_lead', { of_lead, into_bin: move === 'bin' }).throwOnError()
    const outcome = outcomes.parse(data)
    refresh()
    return outcome === 'done' ? ok(move) : fail(outcome)
  },
)
