/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { TodayWork } from '@/lib/today/queries'
import { renderInEnglish } from '@/tests/render-in-english'
import { WaitingList } from './waiting-list'

jest.mock('@/lib/leads/follow-up/actions', () => ({ changeLeads: jest.fn(), followUpLead: jest.fn() }))
jest.mock('@/lib/mail/smtp', () => ({ isMailOn: true }))
jest.mock('@/lib/site/queries', () => ({ useContent: jest.fn() }))

const nothing = { rows: [], more: 0 }
/** The work of an admin of whom nothing waits but these counts, named as the database does. */
const work = (counts: TodayWork['counts']): TodayWork => ({
  office: {
    ...{ newLeads: [], dueLeads: [], payments: [], owed: null, requests: nothing },
    leads: { fresh: [], due: nothing, older: nothing },
  },
  drafts: nothing,
  scheduled: { total: 0, nextAt: null },
  factor: { enrolledAt: '2026-11-21T08:00:00.000Z', requiredAt: null, resetAt: null },
  counts,
  readAt: Date.parse('2026-11-29T08:00:00Z'),
})

test.each([
  [{ held: 2 }, '2 enquiries are held', '/admin/leads/held'],
  [{ mail: 1 }, '1 message could not be delivered', '/admin/mail'],
  [{ documents: 3 }, '3 enrolments have new documents', '/admin/students?documents=waiting'],
  [{ books: 1 }, '1 line of a bank statement waits', '/admin/books/statements'],
  [{ notifications: 2 }, '2 notifications from PayFast failed a check', '/admin/payments/notifications'],
  [{ spam: 1 }, '1 enquiry is suspected spam', '/admin/leads/spam'],
  [{ checklist: 4 }, '4 values are left', '/admin/site/checklist'],
] as const)('%j is a line with a link to where it is dealt with', (counts, words, href) => {
  renderInEnglish(<WaitingList work={work(counts)} />)
  const line = screen.getByRole('listitem')
  expect(line).toHaveTextContent(words)
  expect(line.querySelector('a')).toHaveAttribute('href', href)
})

test('without anything that waits, the list says so', () => {
  renderInEnglish(<WaitingList work={work({})} />)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText(/All done: nothing is waiting\./)).toBeInTheDocument()
})
