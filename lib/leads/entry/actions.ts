'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { pageLocale, staffAction } from '@/lib/action'
import { textField, textFields } from '@/lib/forms/form-data'
import { idOf } from '@/lib/forms/ids'
import { localePath } from '@/lib/i18n/paths'
import { type Result, fail } from '@/lib/result'
import { routes, withQuery } from '@/lib/routes'
import { authorizeOffice } from '@/lib/staff/queries'
import type { LeadActionError } from '../admin-form'
import {
  BATCH_FIELD,
  CONSENT_FIELD,
  type EntryErrors,
  type EntryInput,
  type EntryOutcome,
  OUTCOME_PARAMETER,
  entryFields,
} from './fields'
import { findKnownLeads } from './queries'
import { parseEntry } from './schema'

/** A refused entry, with the input, so that nothing is lost. */
export type EntryAnswer = Result<never, LeadActionError | 'fields'> & {
  readonly errors?: EntryErrors
  readonly values?: EntryInput
}

/**
 * Stores a person who phoned or wrote, once per id, and redirects to the lead, which says whether the person was known.
 * Admins and the office only.
 */
export const enterLead = staffAction(
  'enterLead',
  { who: authorizeOffice, fields: entryFields },
  async ({ client }, _previous, form): Promise<EntryAnswer> => {
    const values = textFields(form, entryFields)
    const batch = idOf(textField(form, BATCH_FIELD), values)
    const parsed = parseEntry(values)
    const errors: EntryErrors = {
      ...('errors' in parsed ? parsed.errors : {}),
      ...(form.has(CONSENT_FIELD) ? {} : { [CONSENT_FIELD]: 'consentNeeded' as const }),
    }
    if ('errors' in parsed || Object.keys(errors).length > 0) return { ...fail('fields'), errors }
    const { phones } = await findKnownLeads([parsed.entry])
    const { data } = await client
      .rpc('enter_leads', { batch, entry_source: 'by-hand', entries: [{ ...parsed.entry }] })
      .throwOnError()
    const { joined, lead_id: lead } = z
      .object({ joined: z.coerce.number(), lead_id: z.string().nullable() })
      .parse(data[0])
    // Deleted in the meantime, if the entry was sent before.
    if (!lead) return fail('gone')
    const alike = parsed.entry.phone ? phones[parsed.entry.phone] : undefined
    const outcome: EntryOutcome = joined > 0 ? 'joined' : alike && alike !== lead ? 'similar' : 'new'
    const page = withQuery(routes.lead(lead), { [OUTCOME_PARAMETER]: outcome })
    redirect(localePath(page, pageLocale.parse(form.get('locale'))))
  },
)
