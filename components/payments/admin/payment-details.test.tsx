/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { PaymentFile } from '@/lib/payments/admin/file-queries'
import { renderInEnglish } from '@/tests/render-in-english'
import { PaymentDetails } from './payment-details'

const file = {
  ...{
    name: 'Thandi Jacobs',
    firstName: 'Thandi',
    surname: 'Jacobs',
    email: 'thandi@example.org',
    phone: null,
  },
  ...{ language: 'en', purpose: 'deposit', level: 1, description: null, dueOn: '2026-12-01' },
  ...{
    reference: 'ABCDEFGH',
    amount: '2500.00',
    received: '2500.00',
    refunded: '0',
    outstanding: '0',
    surplus: '0',
  },
  ...{ createdAt: '2026-11-21T08:00:00.000Z', createdBy: 'anna@example.org', askedAt: null, openedAt: null },
  ...{ cancelledAt: null, cancelledBy: null, lead: null, note: null, isOverdue: false },
  ...{ receipt: '2026-0001', token: 'token' },
} as unknown as PaymentFile

test('a receipt is a link while the payer’s link gives it', () => {
  const { rerender } = renderInEnglish(<PaymentDetails file={{ ...file, status: 'complete' }} />)
  expect(screen.getByRole('link', { name: 'Receipt 2026-0001' })).toHaveAttribute(
    'href',
    '/api/pay/token/receipt',
  )
  rerender(<PaymentDetails file={{ ...file, status: 'pending' }} />)
  expect(screen.getByText('2026-0001')).toBeVisible()
  expect(screen.queryByRole('link', { name: /2026-0001/ })).toBeNull()
})
