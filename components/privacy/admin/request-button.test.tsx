/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { changeRequest } from '@/lib/privacy/request-admin-actions'
import { fail, ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { RequestButton } from './request-button'

jest.mock('@/lib/privacy/request-admin-actions', () => ({ changeRequest: jest.fn() }))

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Answered: Access' }))

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
  press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('region')).not.toHaveFocus()
  jest.mocked(changeRequest).mockResolvedValueOnce(ok(null))
  press()
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('region')).toHaveFocus()
})
