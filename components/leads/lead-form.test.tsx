/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { waitingEnquiries } from '@/lib/leads/form/waiting'
import { LeadForm } from './lead-form'
import type { LeadFormMessages } from './lead-form-props'
import { messagesOf } from '@/lib/i18n/translator'

const all = messagesOf('en')

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

const messages = all.Leads.form as unknown as LeadFormMessages
const required = /^Please fill in your /
const form = <LeadForm locale="en" messages={messages} privacyHref="/privacy-policy" />
const person = {
  firstName: 'Annelie',
  surname: 'Voorbeeld',
  email: 'annelie@example.org',
  phone: '082 123 4567',
}

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
/** Fills the fields without an event, past React or as scripts do. */
const ways = {
  'by the browser': (field: HTMLInputElement, value: string) => setValue!.call(field, value),
  'by a script': (field: HTMLInputElement, value: string) => void (field.value = value),
}
const fieldOf = (name: keyof typeof person) => screen.getByLabelText<HTMLInputElement>(messages[name])
const fill = (way: keyof typeof ways) => {
  for (const [name, value] of Object.entries(person)) ways[way](fieldOf(name as keyof typeof person), value)
}
const send = () => userEvent.click(screen.getByRole('button', { name: messages.submit }))

beforeEach(() => {
  const Observer = class {
    observe() {}
    unobserve() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
  // No server answers here; the form shows the failure and logs it.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.clear()
})

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'fields filled %s, without an event, are checked and sent',
  async (way) => {
    render(form)
    await send()
    expect(await screen.findAllByText(required)).toHaveLength(4)
    fill(way)
    await send()
    expect(await screen.findByText(messages.failed)).toBeVisible()
    expect(screen.queryByText(required)).not.toBeInTheDocument()
    expect(waitingEnquiries()).toMatchObject([{ fields: person }])
    expect(fieldOf('surname')).toHaveValue('Voorbeeld')
  },
)

test('values filled in before hydration stay', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(form)
  fill('by the browser')
  const root = await act(async () => hydrateRoot(box, form))
  expect(fieldOf('surname')).toHaveValue('Voorbeeld')
  await send()
  await waitFor(() => expect(waitingEnquiries()).toMatchObject([{ fields: person }]))
  act(() => root.unmount())
  box.remove()
})

/** Wraps each text in its own element, as browser translators do. */
function translate(box: Element) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.textContent = `(${text.data})`
  }
}

test('a translated form shows its errors, is sent, and shows the outcome', async () => {
  const { container } = render(form)
  translate(container)
  await userEvent.click(container.querySelector('button[type=submit]')!)
  expect(await screen.findAllByText(required)).toHaveLength(4)
  translate(container)
  for (const [name, value] of Object.entries(person))
    await userEvent.type(container.querySelector(`[name=${name}]`)!, value)
  expect(container.querySelector('[aria-invalid]')).toBeNull()
  await userEvent.click(container.querySelector('button[type=submit]')!)
  expect(await screen.findByText(messages.failed)).toBeVisible()
  translate(container)
  await userEvent.click(container.querySelector('button[type=submit]')!)
  expect(await screen.findByText(messages.failed)).toBeVisible()
  expect(waitingEnquiries()).toMatchObject([{ fields: person }])
})
