/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { type SentOutcome, sentElementId } from '@/lib/media/sent-file'
import { SentFileForm } from './sent-file-form'

const messages = {
  received: 'We received it',
  missing: 'Choose a file',
  tooLarge: 'Too large',
  wrongKind: 'Wrong kind',
  tooMany: 'Too many',
  gone: 'Gone',
  failed: 'Failed',
  label: 'Proof of payment',
  hint: 'At most 4 MB',
  send: 'Send',
  sending: 'Sending',
  choose: 'Choose',
  none: 'None chosen',
}

function show(outcome: SentOutcome | null = null) {
  const action = '/api/pay/token/proof'
  render(
    <SentFileForm id="proof" kinds={['pdf', 'jpg']} action={action} outcome={outcome} messages={messages} />,
  )
  return screen.getByLabelText<HTMLInputElement>('Proof of payment')
}

/** Submits with a file of this size, and returns whether the browser sends the form. */
function send(input: HTMLInputElement, size: number | null): boolean {
  const files = size === null ? [] : [new File([new Uint8Array(size)], 'proof.pdf')]
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  const { form } = input
  jest
    .spyOn(globalThis, 'FormData')
    .mockImplementation(() => ({ get: () => files[0] ?? new File([], '') }) as unknown as FormData)
  const event = createEvent.submit(form!)
  fireEvent(form!, event)
  jest.restoreAllMocks()
  return !event.defaultPrevented
}

test('a file of 4 MB is sent, once', () => {
  expect(send(show(), 4 * 1024 * 1024)).toBe(true)
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled()
})

test.each([
  ['no file', null, 'Choose a file'],
  ['a larger file', 4 * 1024 * 1024 + 1, 'Too large'],
])('%s is not sent, and the field says why', (_, size, words) => {
  const input = show()
  expect(send(input, size)).toBe(false)
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(input).toHaveFocus()
})

test.each(['wrongKind', 'tooMany', 'gone', 'failed'] as const)(
  '%s belongs to the field, at which the page is opened',
  (outcome) => {
    const input = show(outcome)
    expect(input).toHaveAccessibleDescription(expect.stringContaining(messages[outcome]))
    expect(input).toHaveAttribute('id', sentElementId('proof', outcome))
  },
)

test('a received file is reported where the page opens, in an element that can take the focus', () => {
  const input = show('received')
  expect(screen.getByRole('status')).toHaveAttribute('id', sentElementId('proof', 'received'))
  expect(screen.getByRole('status')).toHaveAttribute('tabindex', '-1')
  expect(input).toBeValid()
})
