import 'server-only'
import { z } from 'zod'
import { called, ofPage } from '@/lib/supabase/called'
import { type OwedFilters, overdueAge, overduePayment, owedList } from './owed'

export const OWED_PAGE_SIZE = 20

/** As in the database. */
export const MOST_OVERDUE = 500

/** Sums and a page of people, counted from 1. @throws Error when the database does not answer, or refuses, as below. */
export const owedPage = ({ age, q }: OwedFilters, page: number) =>
  called('money_owed', { of_age: age, query: q, ...ofPage(page, OWED_PAGE_SIZE) }, owedList)

/** At most `MOST_OVERDUE` overdue payments: first those of which people would be reminded. */
export const overduePayments = ({ age, q }: OwedFilters) =>
  called('overdue_payments', { of_age: overdueAge(age), query: q }, z.array(overduePayment))
