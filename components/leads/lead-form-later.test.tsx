/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { messagesOf } from '@/lib/i18n/translator'
import { storeEnquiry } from '@/lib/leads/form/waiting'
import { LeadFormLater } from './lead-form-later'
import type { LeadFormMessages } from './lead-form-props'

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

const messages = messagesOf('en').Leads.form as unknown as LeadFormMessages

beforeEach(() => {
  // The form is far below the screen.
  const Observer = class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.notify([{ isIntersecting: false }])
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
  // No server answers here; the form logs the failure.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

const show = () =>
  act(async () => void render(<LeadFormLater locale="en" messages={messages} privacyHref="/p" />))

test('the form far below the screen is not loaded', async () => {
  await show()
  expect(screen.queryByLabelText(messages.email)).toBeNull()
})

test('a pending enquiry loads it, as the form sends it', async () => {
  storeEnquiry({ id: '1', fields: { email: 'a@b.co' }, at: 1, until: null, refusal: null })
  await show()
  expect(await screen.findByLabelText(messages.email)).toBeInTheDocument()
})
