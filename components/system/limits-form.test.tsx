/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fail, ok } from '@/lib/result'
import { changeLimits } from '@/lib/system/actions'
import { type Limit, type LimitsAnswer, limitFields, limitKeys } from '@/lib/system/limits'
import messages from '@/messages/en.json'
import { renderInEnglish } from '@/tests/render-in-english'
import { LimitsForm } from './limits-form'

jest.mock('@/lib/system/actions', () => ({ changeLimits: jest.fn() }))

const limits: Limit[] = limitKeys.map((key) => ({ key, value: 20, lowest: 1, highest: 1000 }))
const label = messages.System.limits.labels.leads_held
const field = () => screen.getByLabelText(label)

test('every limit has a field; a refusal names the range and keeps what was typed', async () => {
  const sent: Record<string, FormDataEntryValue>[] = []
  jest.mocked(changeLimits).mockImplementation(async (_, form) => {
    const values = Object.fromEntries(form!)
    sent.push(values)
    const isRight = values.leads_held === '2000'
    return (isRight
      ? ok(null)
      : { ...fail('fields'), wrong: ['leads_held'], values }) as LimitsAnswer as never
  })
  renderInEnglish(<LimitsForm limits={limits} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(limits.length)
  await userEvent.clear(field())
  await userEvent.type(field(), 'many')
  await userEvent.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('many')
  expect(field()).toHaveAccessibleDescription(/whole number from 1 to 1\D?000/)
  expect(Object.keys(sent[0]!).sort()).toEqual([...limitFields].sort())
  expect(sent[0]).toMatchObject({ leads_held: 'many', 'leads_held-shown': '20', leads_per_hour: '20' })
  await userEvent.clear(field())
  await userEvent.type(field(), '2000')
  await userEvent.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(screen.getByText('The limits are saved.')).toBeInTheDocument()
})
