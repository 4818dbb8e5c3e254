import 'server-only'
import { type LeadFilters, leadFilters } from './filters'
import { leadCounts } from './metrics-queries'
import { INBOX_PAGE_SIZE, leadPage } from './queries'

export type ToDoLists = Awaited<ReturnType<typeof toDoLists>>

/** The leads to follow up today, the unanswered ones, and the number of undecided enquiries. */
export async function toDoLists() {
  const listed = (values: Parameters<typeof leadFilters>[0], sort: LeadFilters['sort']) =>
    leadPage({ ...leadFilters(values), sort }, INBOX_PAGE_SIZE, 0)
  const [due, { leads, total }, { spam, held }] = await Promise.all([
    listed({ due: 'today' }, 'follow-up'),
    listed({ status: 'new' }, 'to-do'),
    leadCounts(),
  ])
  const newAndDue = new Set(due.leads.filter(({ status }) => status === 'new').map(({ id }) => id))
  return {
    due,
    /** New leads that are not due, in the order of `private.enquired_since`. */
    unanswered: {
      leads: leads.filter(({ id }) => !newAndDue.has(id)),
      total: total - newAndDue.size,
    },
    /** Numbers of suspected spam and held enquiries. */
    suspected: spam,
    held,
    /** Milliseconds since 1970. */
    readAt: Date.now(),
  }
}
