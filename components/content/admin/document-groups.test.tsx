/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { documentKeys } from '@/lib/content/documents'
import { renderInEnglish } from '@/tests/render-in-english'
import { DocumentGroups } from './document-groups'

const version = {
  version: 1,
  liveFrom: '2026-11-21T08:00:00.000Z',
  madeAt: '2026-11-21T08:00:00.000Z',
  madeBy: 'a@example.org',
}

test('each document shows its state: published, as supplied, or empty', () => {
  const states = documentKeys.map((key) => ({
    key,
    live: key === 'fees' || key === 'facts' ? version : null,
    scheduled: null,
    draft: null,
    proposal: null,
  }))
  renderInEnglish(<DocumentGroups states={states} />)
  const entries = screen.getAllByRole('link').map((link) => link.closest('li')!)
  expect(entries).toHaveLength(documentKeys.length)
  const withBadge = (badge: string) =>
    entries
      .filter((entry) => within(entry).queryByText(badge))
      .map((entry) => within(entry).getByRole('link').textContent)
  expect(withBadge('Published')).toEqual(['Fees', 'Facts for applicants'])
  expect(withBadge('Nothing entered yet')).toEqual(['Intake dates', 'Announcement', 'People', 'Helplines'])
  expect(withBadge('As supplied')).toHaveLength(documentKeys.length - 6)
  expect(screen.queryByText(/Visitors see the text/)).toBeNull()
})
