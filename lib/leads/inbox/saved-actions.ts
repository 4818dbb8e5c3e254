'use server'

import { refresh } from 'next/cache'
import { textField } from '@/lib/forms/form-data'
import { cleanText } from '@/lib/leads/form/attribution'
import { type Result, fail, ok } from '@/lib/result'
import { officeAction } from '@/lib/staff/form-action'
import { FILTER_NAME_LENGTH, type LeadActionError } from '../admin-form'
import { savedFilters, savedQuery } from './filters'
import { namedFilters } from './saved-queries'

/** The database checks the same. */
const MOST_FILTERS = 20

/**
 * Saves a filter of the list of leads under a name, in the place of one of that name, or removes it by the pressed
 * button `remove`. Each member has their own. Admins and the office only.
 */
export const saveFilter = officeAction(
  'saveFilter',
  async ({ staff, client }, form): Promise<Result<null, LeadActionError>> => {
    const isRemoved = form.has('remove')
    const query = savedQuery(savedFilters(textField(form, 'query')))
    const name = cleanText(textField(form, 'filterName'), FILTER_NAME_LENGTH)
    if (!isRemoved && (!name || !query)) return fail('filterName')
    const others = (await namedFilters(staff.userId)).filter(
      (each) => each.query !== query && each.name !== name,
    )
    if (!isRemoved && others.length >= MOST_FILTERS) return fail('tooManyFilters')
    await client
      .from('staff')
      .update({ lead_filters: isRemoved ? others : [...others, { name, query }] })
      .eq('user_id', staff.userId)
      .throwOnError()
    refresh()
    return ok(null)
  },
)
