/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { messagesOf } from '@/lib/i18n/translator'
import { submitLead } from '@/lib/leads/form/actions'
import { noAnswer } from '@/lib/leads/form/fields'
import { storeEnquiry } from '@/lib/leads/form/waiting'
import { LeadFormLater } from './lead-form-later'
import type { LeadFormMessages } from './lead-form-props'
import { ResendEnquiries } from './resend-enquiries'

jest.mock('@/lib/leads/form/actions', () => ({ submitLead: jest.fn() }))

const messages = messagesOf('en').Leads.form as unknown as LeadFormMessages
const empty = { firstName: '', surname: '', email: '', phone: '' }
let come: () => void

beforeEach(() => {
  // The form is far below the screen.
  const Observer = class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.notify([{ isIntersecting: false }])
      come = () => this.notify([{ isIntersecting: true }])
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
  sessionStorage.clear()
  jest.mocked(submitLead).mockReset()
})

const show = () =>
  act(
    async () =>
      void render(
        <>
          <LeadFormLater locale="en" messages={messages} privacyHref="/p" />
          <ResendEnquiries>It has arrived</ResendEnquiries>
        </>,
      ),
  )
const storeOne = () =>
  storeEnquiry({ id: '1', fields: { email: 'a@b.co' }, at: 1, until: null, refusal: null })

test('the form is loaded when the visitor comes near', async () => {
  await show()
  expect(screen.queryByLabelText(messages.email)).toBeNull()
  await act(async () => come())
  expect(await screen.findByLabelText(messages.email)).toBeInTheDocument()
})

test('a pending enquiry is sent without the form far below the screen, and acknowledged where it is seen', async () => {
  jest.mocked(submitLead).mockResolvedValue({ status: 'success' })
  storeOne()
  await show()
  expect(await screen.findByText('It has arrived')).toBeInTheDocument()
  expect(screen.queryByLabelText(messages.email)).toBeNull()
})

test('once loaded, the form alone sends it', async () => {
  jest.mocked(submitLead).mockResolvedValue(noAnswer(empty))
  storeOne()
  await show()
  await act(async () => come())
  expect(await screen.findByRole('region', { name: messages.waitingTitle })).toBeInTheDocument()
  jest.mocked(submitLead).mockClear()
  await act(async () => void fireEvent(window, new Event('online')))
  expect(submitLead).toHaveBeenCalledTimes(1)
})
