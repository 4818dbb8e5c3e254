/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInEnglish } from '@/tests/render-in-english'
import { PreviewPanel } from './preview-panel'

jest.mock('@/lib/site-content/preview-actions', () => ({
  createContentPreview: async () => ({
    ok: true,
    data: { id: '0b1c2d3e-4f50-4172-9a0b-1c2d3e4f5061', expiresAt: '2026-11-28T08:00:00.000Z' },
  }),
  withdrawContentPreview: async () => ({ ok: true, data: null }),
}))

test('the focus moves on from a button that its own press replaces', async () => {
  renderInEnglish(<PreviewPanel />)
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open preview (new tab)' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create link' })).toHaveFocus())
})
