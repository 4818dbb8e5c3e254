import 'server-only'
import { leadFilters } from './filters'
import { INBOX_PAGE_SIZE, type LeadPage, leadPage } from './queries'

/** What an admin has to do today. */
export interface ToDoLists {
  readonly due: LeadPage
  /** New leads that are not due, the one that waits longest first. */
  readonly unanswered: LeadPage
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number
}

/** The leads to follow up today, and those that nobody has answered yet. */
export async function toDoLists(): Promise<ToDoLists> {
  const [due, { leads, total }] = await Promise.all([
    leadPage(leadFilters({ due: 'today', sort: 'follow-up' }), INBOX_PAGE_SIZE, 0),
    leadPage(leadFilters({ status: 'new', sort: 'oldest' }), INBOX_PAGE_SIZE, 0),
  ])
  const newAndDue = new Set(due.leads.filter(({ status }) => status === 'new').map(({ id }) => id))
  return {
    due,
    unanswered: { leads: leads.filter(({ id }) => !newAndDue.has(id)), total: total - newAndDue.size },
    readAt: Date.now(),
  }
}
