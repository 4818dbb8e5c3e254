/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { type MailMessage, mailPath } from '@/lib/outbox/messages'
import { renderInEnglish } from '@/tests/render-in-english'
import { MessageList } from './message-list'

// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/outbox/actions', () => ({
  decideMail: async () => ({ ok: false, code: 'notAuthenticated' }),
}))

test('after the session has ended, the answer leads to the sign-in page and has the focus', async () => {
  const time = '2026-11-21T08:00:00.000Z'
  const message: MailMessage = {
    id: '414defe5-dba8-4f00-82e6-c04724f679f0',
    kind: 'lead-answer',
    recipient: 'thandi@example.org',
    language: 'en',
    state: 'failed',
    attempts: 7,
    lastError: '421 Try later',
    createdAt: time,
    settledAt: time,
    nextAttemptAt: time,
  }
  renderInEnglish(<MessageList messages={[message]} mayDecide path={mailPath('failed', 2)} empty={null} />)
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }))
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(link).toHaveAttribute('href', expect.stringContaining('%2Fadmin%2Fmail%3Fstate%3Dfailed%26page%3D2'))
  expect(link.closest('[role=alert]')).toHaveFocus()
  expect(screen.queryByText(/did not answer|you typed/)).toBeNull()
})
