/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { messagesOf } from '@/lib/i18n/translator'
import * as smtp from '@/lib/mail/smtp'
import { owedFilters } from '@/lib/payments/owed/owed'
import { renderInEnglish } from '@/tests/render-in-english'
import { RemindPreview } from './remind-preview'

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'Outbox') =>
    createTranslator({ locale: 'en', messages: messagesOf('en'), namespace }),
}))
// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/payments/owed/actions', () => ({ remindAll: jest.fn() }))
jest.mock('@/lib/mail/smtp', () => ({ __esModule: true, isMailOn: true }))
jest.mock('@/lib/payments/owed/queries', () => {
  const payment = {
    ...{ id: '1', firstName: 'Thandi', surname: 'Jacobs', email: 'thandi@example.org', language: 'en' },
    ...{ purpose: 'deposit', level: 1, description: null, outstanding: '2500.00', dueOn: '2026-11-01' },
  }
  return {
    overduePayments: async () => [
      { ...payment, hindrance: null },
      { ...payment, id: '2', hindrance: 'promised' },
    ],
  }
})

test.each([
  [true, ['Reminders to be sent', '1 overdue payment left out']],
  [false, ['1 overdue payment left out']],
])('reminders are listed to be sent only if mail is on (%s)', async (isMailOn, lists) => {
  jest.replaceProperty(smtp, 'isMailOn', isMailOn)
  renderInEnglish(await RemindPreview({ filters: owedFilters({}) }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(lists)
})
