/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { Answer } from './saving-answer'
import { ScheduleStep } from './schedule-step'
import { messagesOf } from '@/lib/i18n/translator'

const messages = messagesOf('en')

const step = (answer: Answer | null) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <ScheduleStep
      isBank={false}
      isOpen={false}
      before={null}
      isBusy={false}
      answer={answer}
      onSchedule={() => {}}
    />
  </NextIntlClientProvider>
)

test('every refused moment gives the field the focus, with the reason', async () => {
  const { rerender } = render(step(null))
  const field = screen.getByLabelText('Date and time')
  expect(field).not.toHaveFocus()
  for (const number of [1, 2]) {
    await userEvent.click(document.body)
    expect(field).not.toHaveFocus()
    rerender(step({ number, done: 'refused', code: 'timePast' }))
    expect(field).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/This time is past\. Choose a later one\./)
  }
})

test('any other refusal leaves the focus where it is', () => {
  render(step({ number: 1, done: 'refused', code: 'failed' }))
  expect(document.body).toHaveFocus()
})
