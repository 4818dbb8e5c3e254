/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInEnglish } from '@/tests/render-in-english'
import { PaymentActions } from './payment-actions'

// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/payments/admin/actions', () => ({ decidePayment: jest.fn() }))

const show = (isExpired: boolean) =>
  renderInEnglish(
    <PaymentActions
      {...{ id: '1', status: 'cancelled', email: null, links: null }}
      {...{ isAsked: true, isMailed: false, isMailOn: true, isExpired }}
    />,
  )

test('the link of a cancelled payment accepts payments again only if it was not due too long ago', () => {
  show(false)
  expect(screen.getByText('Reopen this payment? Its link will accept payments again.')).toBeInTheDocument()
  expect(screen.queryByText(/^The link takes no payments/)).toBeNull()
})

test('who reopens a payment that was due too long ago is told first that its link takes none', () => {
  show(true)
  expect(screen.getByText(/^The link takes no payments/)).toBeVisible()
  expect(screen.getByText('Reopen this payment?')).toBeInTheDocument()
})
