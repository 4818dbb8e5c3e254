/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fail } from '@/lib/result'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { actOnLeads } from '@/lib/payments/admin/chosen-actions'
import { renderInEnglish } from '@/tests/render-in-english'
import { ChosenLeads } from './chosen-leads'

jest.mock('@/lib/payments/admin/chosen-actions', () => ({ actOnLeads: jest.fn() }))
jest.mock('@/lib/leads/follow-up/actions', () => ({ changeLeads: jest.fn() }))

const listOf = (list: string, isEmpty = false) => (
  <ChosenLeads
    list={list}
    isEmpty={isEmpty}
    locale="en"
    owners={[]}
    days={followUpDays()}
    templates={['Fees']}
  >
    <input type="checkbox" name="lead" value="1" aria-label="Select" />
  </ChosenLeads>
)

test('a preview whose answer is lost stays, so that what has gone is not sent again', async () => {
  const sent: FormData[] = []
  const preview = { ids: ['1'], template: '1', mark: 'm', batch: 'b', isChanged: false, first: null }
  jest.mocked(actOnLeads).mockImplementation(async (_, form) => {
    sent.push(form!)
    if (sent.length === 1) return { ok: true, data: { act: 'letter', count: 1, preview }, skipped: [] }
    if (sent.length === 2) return fail('failed')
    return { ok: true, data: { act: 'letter', count: 1, preview: null }, skipped: [] }
  })
  renderInEnglish(listOf('/admin/leads'))
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

test('another list, or none, begins without choices and keeps the notice, which may still be undone', async () => {
  jest.mocked(actOnLeads).mockImplementation(async () => ({
    ...{ ok: true, data: [{ lead: '1', to_status: 'new' }] },
    skipped: [{ name: 'Anna Nel', why: 'changed' }],
  }))
  const { rerender } = renderInEnglish(listOf('/admin/leads'))
  const choose = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select' }))
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Change status' }))
  await screen.findByRole('button', { name: 'Undo' })
  await choose()
  expect(screen.getByText('1 selected')).toBeInTheDocument()
  rerender(listOf('/admin/leads?status=new'))
  expect(screen.queryByText('1 selected')).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  expect(screen.getByText(/Anna Nel/)).toBeInTheDocument()
  rerender(listOf('/admin/leads?status=new', true))
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
})
