/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { correctLead } from '@/lib/leads/follow-up/correction-actions'
import { fail, ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { CorrectDetails } from './correct-details'

jest.mock('@/lib/leads/follow-up/correction-actions', () => ({ correctLead: jest.fn() }))

test('the answer to a correction that was refused before is in view', async () => {
  jest.mocked(correctLead).mockResolvedValueOnce(fail('detailsInvalid')).mockResolvedValueOnce(ok(null))
  const lead = { id: '1', firstName: 'Anna', surname: 'Nel', email: 'a@b.co', phone: '' }
  renderInEnglish(<CorrectDetails lead={lead} />)
  await userEvent.click(screen.getByText('Correct the details'))
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save details' }))
  await save()
  expect(await screen.findByRole('alert')).toBeVisible()
  await save()
  expect(await screen.findByText('Saved.')).toBeVisible()
})
