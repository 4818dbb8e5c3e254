import 'server-only'
import { today } from '@/lib/dates'
import { leadFilters } from './filters'
import { leadCounts } from './metrics-queries'
import { INBOX_PAGE_SIZE, type LeadPage, leadPage } from './queries'

/** What an admin has to do today. */
export interface ToDoLists {
  readonly due: LeadPage
  /** New leads that are not due: those of today, the newest first, then the one that waits longest. */
  readonly unanswered: LeadPage
  /** How many enquiries are suspected to be spam, and how many are held. */
  readonly suspected: number
  readonly held: number
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number
}

/** The leads to follow up today, those that nobody has answered yet, and how many enquiries are no leads yet. */
export async function toDoLists(): Promise<ToDoLists> {
  const listed = (values: Parameters<typeof leadFilters>[0]) =>
    leadPage(leadFilters(values), INBOX_PAGE_SIZE, 0)
  const [due, fresh, { leads, total }, { spam, held }] = await Promise.all([
    listed({ due: 'today', sort: 'follow-up' }),
    listed({ status: 'new', from: today() }),
    listed({ status: 'new', sort: 'oldest' }),
    leadCounts(),
  ])
  const unanswered = new Map([...fresh.leads, ...leads].map((lead) => [lead.id, lead]))
  const newAndDue = new Set(due.leads.filter(({ status }) => status === 'new').map(({ id }) => id))
  return {
    due,
    unanswered: {
      leads: [...unanswered.values()].filter(({ id }) => !newAndDue.has(id)),
      total: total - newAndDue.size,
    },
    suspected: spam,
    held,
    readAt: Date.now(),
  }
}
