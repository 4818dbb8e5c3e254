/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { changeRequest } from '@/lib/privacy/request-admin-actions'
import { fail, ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { RequestButton } from './request-button'

jest.mock('@/lib/privacy/request-admin-actions', () => ({ changeRequest: jest.fn() }))

/** Presses the button once it is free again. */
async function press() {
  const button = screen.getByRole('button', { name: 'Answered: Access' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

test('after a change, which takes the button away, the focus is at its section; after a failure nowhere else', async () => {
  const onChanged = jest.fn()
  renderInEnglish(
    <section aria-label="Requests">
      <RequestButton
        id="1"
        change="answered"
        label="Answered"
        name="Answered: Access"
        onChanged={onChanged}
      />
    </section>,
  )
  jest.mocked(changeRequest).mockResolvedValueOnce(fail('failed'))
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('region')).not.toHaveFocus()
  jest.mocked(changeRequest).mockResolvedValueOnce(ok(null))
  await press()
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('region')).toHaveFocus()
})
