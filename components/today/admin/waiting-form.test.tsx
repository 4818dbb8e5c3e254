/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followUpLead } from '@/lib/leads/follow-up/actions'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { FollowUpButton, WaitingForm } from './waiting-form'

jest.mock('@/lib/leads/follow-up/actions', () => ({ changeLeads: jest.fn(), followUpLead: jest.fn() }))

const leads = ['Thandi', 'Anna'].map((name) => ({ id: name, name, status: 'new' as const, followUpOn: null }))
const open = (name: string) => userEvent.click(screen.getByRole('link', { name: `Follow-up: ${name}` }))
const note = () => screen.getByLabelText('What was said, what was agreed')

function show() {
  renderInEnglish(
    <WaitingForm days={followUpDays()} close="Close">
      {leads.map((lead) => (
        <FollowUpButton key={lead.id} lead={lead} label="Follow-up" />
      ))}
    </WaitingForm>,
  )
}

test('a late answer about one person leaves the dialog of another open, with its note', async () => {
  let answer: (value: never) => void
  jest.mocked(followUpLead).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  show()
  await open('Thandi')
  await userEvent.type(note(), 'Begins in January.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await open('Anna')
  await userEvent.type(note(), 'Asks for dates.')
  answer!(ok(null) as never)
  expect(await screen.findByText('Thandi: Saved.')).toBeInTheDocument()
  expect(document.querySelector('dialog')).toHaveAttribute('open')
  expect(note()).toHaveValue('Asks for dates.')
})

test('a dialog closed by mistake keeps the note for its person, until it is saved', async () => {
  jest.mocked(followUpLead).mockResolvedValue(ok(null) as never)
  show()
  await open('Thandi')
  await userEvent.type(note(), 'Begins in January.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const dialog = document.querySelector('dialog')!
  // jsdom's does not tell.
  fireEvent(dialog, new Event('close'))
  expect(dialog).not.toHaveAttribute('open')
  await open('Thandi')
  expect(dialog).toHaveAttribute('open')
  expect(note()).toHaveValue('Begins in January.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Thandi: Saved.')).toBeInTheDocument()
  await open('Anna')
  expect(note()).toHaveValue('')
})
