/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { Modal } from './modal'

function Opened() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current!.showModal(), [])
  return (
    <Modal ref={ref} title="Follow-up" close="Close">
      <textarea aria-label="Note" />
    </Modal>
  )
}

/** A press that begins on one element, and whose click the browser gives to another. */
function drag(from: Element, to: Element) {
  fireEvent.mouseDown(from)
  fireEvent.click(to)
}

test('a press beside the dialog closes it; text selected with a mouse that leaves it does not', () => {
  render(<Opened />)
  const dialog = screen.getByRole('dialog', { name: 'Follow-up' })
  drag(screen.getByLabelText('Note'), dialog)
  expect(dialog).toHaveAttribute('open')
  drag(dialog, dialog)
  expect(dialog).not.toHaveAttribute('open')
})
