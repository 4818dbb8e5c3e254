/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Notice, bringIntoView } from './notice'
import { useFormAction } from './use-form-action'

Element.prototype.scrollIntoView = () => undefined

function Form({ focusesAnswer = false, isOnce = false }: { focusesAnswer?: boolean; isOnce?: boolean }) {
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
      {!(isOnce && state) && <button disabled={pending}>Save</button>}
    </form>
  )
}

async function press(props: Parameters<typeof Form>[0] = {}) {
  render(<Form {...props} />)
  const button = screen.getByRole('button')
  button.focus()
  await act(async () => {
    fireEvent.click(button)
  })
  expect(screen.getByRole('status').textContent).toBe('Saved')
}

test('the pressed button gets back the focus that it lost while disabled', async () => {
  await press()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('an answer that takes the focus keeps it', async () => {
  await press({ focusesAnswer: true })
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('the form gets the focus of a button that is gone after the answer', async () => {
  await press({ isOnce: true })
  expect(document.activeElement).toBe(document.querySelector('form'))
})
