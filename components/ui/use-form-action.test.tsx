/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Notice, bringIntoView } from './notice'
import { useFormAction } from './use-form-action'

Element.prototype.scrollIntoView = () => undefined

function Form({ focusesAnswer }: { focusesAnswer: boolean }) {
  const { state, pending, form } = useFormAction(async () => {
    // A browser takes the focus from a disabled button; jsdom does not.
    screen.getByRole('button').blur()
    return { ok: true as const }
  })
  return (
    <form {...form}>
      {state && (
        <Notice variant="good" ref={focusesAnswer ? bringIntoView : undefined}>
          Saved
        </Notice>
      )}
      <button disabled={pending}>Save</button>
    </form>
  )
}

async function press(focusesAnswer: boolean) {
  render(<Form focusesAnswer={focusesAnswer} />)
  const button = screen.getByRole('button')
  button.focus()
  await act(async () => {
    fireEvent.click(button)
  })
  expect(screen.getByRole('status').textContent).toBe('Saved')
}

test('the pressed button gets back the focus that it lost while disabled', async () => {
  await press(false)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('an answer that takes the focus keeps it', async () => {
  await press(true)
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
