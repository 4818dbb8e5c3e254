/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { PaymentView } from '@/lib/payments/view'
import { PaymentStatus, type PaymentMessages } from './payment-status'

const sentences = {
  pending: 'Pending',
  complete: 'Complete',
  cancelled: 'Cancelled',
  failed: 'Failed',
  missingReference: 'Missing',
  unverified: 'Unverified',
}
const messages: PaymentMessages = {
  ...sentences,
  partPaidHelp: 'Money came',
  pendingHelp: 'It takes a minute',
  completeHelp: 'Keep the reference',
  cancelledHelp: 'Nothing was paid',
  failedHelp: 'Try again',
  missingReferenceHelp: 'Open the link again',
  unverifiedHelp: 'Ask for help',
  reference: 'Reference',
  amount: 'Amount',
  copy: 'Copy the reference',
  copied: 'Copied',
  notCopied: 'Not copied',
}

function show(first: PaymentView) {
  render(
    <PaymentStatus
      first={first}
      address={null}
      messages={messages}
      home={<a href="https://example.org/">Home</a>}
      help={<a href="https://example.org/help">Help</a>}
      late={<a href="tel:+27210000000">Phone us</a>}
    />,
  )
}

test('a complete payment shows its amount and reference, and needs no help', () => {
  show({ state: 'complete', reference: 'abc', amount: 26260.5 })
  expect(screen.getByRole('heading', { name: 'Complete' })).toBeVisible()
  expect(screen.getByText('R26 260,50')).toBeVisible()
  expect(screen.getByText('abc')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Help' })).toBeNull()
})

test('a payment pending for ten minutes says where to phone, and continues to poll', () => {
  jest.useFakeTimers()
  show({ state: 'pending', reference: 'abc' })
  act(() => jest.advanceTimersByTime(10 * 60_000 - 1))
  expect(screen.queryByRole('link')).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('link', { name: 'Phone us' })).toBeVisible()
  expect(screen.getByText('It takes a minute')).toBeVisible()
  jest.useRealTimers()
})

test.each(['cancelled', 'failed'] as const)('%s: it says nothing was paid only if no money came', (state) => {
  show({ state, reference: 'abc', isUnpaid: false })
  expect(screen.getByText('Money came')).toBeVisible()
  expect(screen.queryByText(messages[`${state}Help`])).toBeNull()
})

test('a pending payment offers no way away yet', () => {
  show({ state: 'pending', reference: 'abc' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Amount')).toBeNull()
})

test.each(['cancelled', 'failed', 'unverified'] as const)('%s: no amount, a way home and help', (state) => {
  show({ state, reference: 'abc', isUnpaid: true })
  expect(screen.getByText(messages[`${state}Help`])).toBeVisible()
  expect(screen.getByRole('heading', { name: sentences[state] })).toBeVisible()
  expect(screen.queryByText('Amount')).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Help'])
})

test.each<PaymentView>([{ state: 'missingReference' }, { state: 'unverified', reference: null }])(
  'without a valid reference none is shown: %j',
  (view) => {
    show(view)
    expect(screen.queryByText('Reference')).toBeNull()
    expect(screen.getByText('Open the link again')).toBeVisible()
  },
)
