/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Notice, bringIntoView } from './notice'
import { useFormAction } from './use-form-action'

Element.prototype.scrollIntoView = () => undefined

interface Answering {
  focusesAnswer?: boolean
  /** The answer takes the button away, or the whole form. */
  isOnce?: boolean
  isReplaced?: boolean
  /** The Enter key presses it. */
  isHidden?: boolean
}

const theButton = () => screen.getByRole('button', { hidden: true })

function Form({ focusesAnswer = false, isOnce = false, isReplaced = false, isHidden = false }: Answering) {
  const { state, pending, form } = useFormAction(async () => {
    // A browser takes the focus from a disabled button; jsdom does not.
    theButton().blur()
    return { ok: true as const }
  })
  const answer = state && (
    <Notice variant="good" ref={focusesAnswer ? bringIntoView : undefined}>
      Saved
    </Notice>
  )
  if (isReplaced && answer) return answer
  return (
    <form {...form}>
      {answer}
      {!(isOnce && state) && (
        <button disabled={pending} hidden={isHidden}>
          Save
        </button>
      )}
    </form>
  )
}

async function press(props: Answering = {}) {
  render(<Form {...props} />)
  const button = theButton()
  button.focus()
  // A browser gives no focus to a hidden button; jsdom does.
  if (props.isHidden) button.focus = () => {}
  await act(async () => {
    fireEvent.click(button)
  })
  expect(screen.getByRole('status').textContent).toBe('Saved')
}

test('the pressed button gets back the focus that it lost while disabled', async () => {
  await press()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

function Decisions({ decide }: { decide: (decision: unknown) => Promise<void> }) {
  const { form } = useFormAction(async (_, data) => {
    await decide(data.get('decision') ?? data.get('note'))
    return { ok: true as const }
  })
  return (
    <form {...form}>
      <input name="note" aria-label="Note" />
      <button>Note it</button>
      <button name="decision" value="confirm">
        Confirm
      </button>
      <button name="decision" value="aside">
        Set aside
      </button>
    </form>
  )
}

test('the same button and content before the answer act once, others act too', async () => {
  const answers: (() => void)[] = []
  const decide = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const answerAll = () => act(async () => answers.splice(0).forEach((answer) => answer()))
  render(<Decisions decide={decide} />)
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
  for (const name of ['Confirm', 'Confirm', 'Set aside', 'Confirm']) await press(name)
  expect(decide.mock.calls).toEqual([['confirm'], ['aside']])
  decide.mockClear()
  for (const value of ['One', 'Two', 'Two', 'One']) {
    fireEvent.change(screen.getByLabelText('Note'), { target: { value } })
    await press('Note it')
  }
  expect(decide.mock.calls).toEqual([['One'], ['Two']])
  await answerAll()
  await press('Confirm')
  expect(decide).toHaveBeenCalledTimes(3)
  // React ends no transition of a later test before this one.
  await answerAll()
})

test('an answer that takes the focus keeps it', async () => {
  await press({ focusesAnswer: true })
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('the form gets the focus of a button that is gone after the answer', async () => {
  await press({ isOnce: true })
  expect(document.activeElement).toBe(document.querySelector('form'))
})

test('the form gets the focus that a hidden button cannot take', async () => {
  await press({ isHidden: true })
  expect(document.activeElement).toBe(document.querySelector('form'))
})

test('an answer may replace the form', async () => {
  await press({ isReplaced: true })
  expect(document.querySelector('form')).toBeNull()
})
