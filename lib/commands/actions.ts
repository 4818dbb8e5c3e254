'use server'

import { z } from 'zod'
import { pageLocale, staffAction } from '@/lib/action'
import { cleanText } from '@/lib/forms/identity'
import { ok } from '@/lib/result'
import { authorizeStaff } from '@/lib/staff/queries'
import { LONGEST_SEARCH, SHORTEST_SEARCH } from './matching'
import { commandPages } from './pages'
import { foundRecords } from './records'

const searchText = z.string().max(LONGEST_SEARCH).transform(cleanText).pipe(z.string().min(SHORTEST_SEARCH))

/** What the caller may begin, and the pages that they may open. */
export const listCommands = staffAction(
  'listCommands',
  { who: authorizeStaff, takes: [pageLocale] },
  async ({ staff }, locale) => ok(commandPages(staff.role, locale)),
)

/** Leads, payments and posts that a text finds, as far as the caller may read them. Changes and records nothing. */
export const findRecords = staffAction(
  'findRecords',
  { who: authorizeStaff, takes: [searchText, pageLocale] },
  async ({ client }, query, locale) => {
    const { data } = await client.rpc('staff_search', { query }).throwOnError()
    return ok(foundRecords(data, locale))
  },
)
