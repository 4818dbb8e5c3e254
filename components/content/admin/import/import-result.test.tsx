/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documents } from '@/lib/content/documents'
import { renderInEnglish } from '@/tests/render-in-english'
import { ImportResult } from './import-result'

Element.prototype.scrollIntoView = () => undefined

const base = { version: 0, revision: 1 }
jest.mock('@/lib/site-content/bank-actions', () => ({}))
jest.mock('@/lib/site-content/actions', () => ({
  saveContentDraft: async () => ({ ok: true, data: { base, missing: [] } }),
  publishContent: async () => ({ ok: true, data: { open: { base }, outcome: 'published', liveFrom: null } }),
}))

test('it says that the drafts wait until they are published, and no longer then', async () => {
  const replies = { key: 'replies', document: documents.replies.defaults, missing: [], wrong: [] } as const
  const compared = {
    state: 'new',
    differences: [],
    draft: null,
    base: { version: 0, revision: null },
  } as const
  renderInEnglish(<ImportResult check={{ id: '1', files: [], documents: [{ ...replies, ...compared }] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 document as a draft' }))
  expect(await screen.findByText(/^The drafts are saved\./)).toBeVisible()
  await userEvent.click(screen.getByText('Publish 1 document'))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, publish now' }))
  expect(await screen.findByText('Visitors see it now.')).toBeVisible()
  expect(screen.queryByText(/^The drafts are saved\./)).toBeNull()
})
