/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followUpLead } from '@/lib/leads/follow-up/actions'
import { renderInEnglish } from '@/tests/render-in-english'
import { ChatForm } from './letter-forms'

jest.mock('@/lib/leads/follow-up/actions', () => ({
  followUpLead: jest.fn(() => new Promise(() => undefined)),
}))
jest.mock('@/lib/leads/follow-up/letter-actions', () => ({ sendLetter: jest.fn() }))

test('a double press that opens WhatsApp records the message once', async () => {
  const lead = { id: '1', phone: '+27825550117', language: 'en', status: 'new' } as const
  renderInEnglish(<ChatForm lead={lead} text="Good day" />)
  // jsdom opens no page.
  document.addEventListener('click', (event) => event.preventDefault())
  await userEvent.dblClick(screen.getByRole('link', { name: 'Open WhatsApp' }))
  expect(followUpLead).toHaveBeenCalledTimes(1)
})
