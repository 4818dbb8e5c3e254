/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { renderInEnglish } from '@/tests/render-in-english'
import { Composer } from './composer'

jest.mock('@/lib/leads/follow-up/actions', () => ({ followUpLead: jest.fn() }))

const show = () =>
  renderInEnglish(
    <Composer
      lead={{ id: '1', status: 'new', followUpOn: null, ownerId: null }}
      links={null}
      owners={[]}
      days={followUpDays(new Date('2026-11-21T10:00:00Z'))}
      next="/admin/leads/2"
    />,
  )
const press = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const status = () => screen.getByRole('combobox', { name: 'Status' })

test('the Enter key saves, as it presses the first button, and sets no other day', () => {
  const { container } = show()
  const [first] = container.querySelectorAll<HTMLButtonElement>('button[type=submit], button:not([type])')
  expect([first!.name, first!.value, first!.disabled]).toEqual(['', '', false])
})

test('a contact suggests a status, but leaves a chosen one alone', async () => {
  show()
  await press('Called')
  expect(status()).toHaveValue('contacted')
  await press('No answer')
  expect(status()).toHaveValue('new')
  await userEvent.selectOptions(status(), 'Applied')
  await press('Called')
  expect(status()).toHaveValue('applied')
})
