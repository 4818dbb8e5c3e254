/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { sendTest } from '@/lib/outbox/actions'
import { renderInEnglish } from '@/tests/render-in-english'
import { MailPreviews } from './previews'

// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/outbox/actions', () => ({ sendTest: jest.fn() }))

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /to me: .*, English/ })))

test('each test that the mail server refuses brings its reason into view', async () => {
  renderInEnglish(<MailPreviews kinds={['lead-answer']} />)
  for (const problem of ['421 Try later', '550 Unknown']) {
    jest.mocked(sendTest).mockResolvedValue({ ok: true, data: { email: 'a@example.org', problem } })
    await press()
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent(problem)
    expect(notice).toHaveFocus()
    notice.blur()
  }
})

test('a lost answer speaks of nothing typed', async () => {
  jest.mocked(sendTest).mockRejectedValue(new Error('no answer'))
  renderInEnglish(<MailPreviews kinds={['lead-answer']} />)
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(/^We cannot tell whether that worked/)
})
