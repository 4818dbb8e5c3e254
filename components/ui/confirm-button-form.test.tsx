/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { ConfirmButtonForm } from './confirm-button-form'

const messages = {
  ask: 'It failed',
  confirm: 'Try again',
  sending: 'Sending',
  confirmed: 'You can pay now',
  gone: 'Gone',
  failed: 'Failed',
}

test('the answer has the focus, also once the page has nothing more to confirm', async () => {
  const action = async () => ({ ok: true }) as const
  const show = (isOpen: boolean) => (
    <ConfirmButtonForm token="token" action={action} messages={messages} isOpen={isOpen} />
  )
  const { rerender } = render(show(true))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const answer = await screen.findByText('You can pay now')
  rerender(show(false))
  expect(answer.closest('[role=status]')).toHaveFocus()
})

test('a page with nothing to confirm has no button', () => {
  const { container } = render(
    <ConfirmButtonForm
      token="token"
      action={async () => ({ ok: true })}
      messages={messages}
      isOpen={false}
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
