/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fail } from '@/lib/result'
import { actOnLeads } from '@/lib/payments/admin/chosen-actions'
import { renderInEnglish } from '@/tests/render-in-english'
import { ChosenLeads } from './chosen-leads'

jest.mock('@/lib/payments/admin/chosen-actions', () => ({ actOnLeads: jest.fn() }))
jest.mock('@/lib/leads/follow-up/actions', () => ({ changeLeads: jest.fn() }))

test('a preview whose answer is lost stays, so that what has gone is not sent again', async () => {
  const sent: FormData[] = []
  const preview = { ids: ['1'], template: '1', mark: 'm', batch: 'b', isChanged: false, first: null }
  jest.mocked(actOnLeads).mockImplementation(async (_, form) => {
    sent.push(form!)
    if (sent.length === 1) return { ok: true, data: { act: 'letter', count: 1, preview }, skipped: [] }
    if (sent.length === 2) return fail('failed')
    return { ok: true, data: { act: 'letter', count: 1, preview: null }, skipped: [] }
  })
  renderInEnglish(
    <ChosenLeads locale="en" templates={['Fees']}>
      <input type="checkbox" name="lead" value="1" aria-label="Select" />
    </ChosenLeads>,
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select' }))
  await userEvent.click(screen.getByText('E-mail'))
  await press('Preview e-mails')
  await press('Send 1 e-mail')
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.')
  await press('Send 1 e-mail')
  expect(sent.slice(1).map((form) => form.get('batch'))).toEqual(['b', 'b'])
  expect(await screen.findByText('1 e-mail is on its way.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
