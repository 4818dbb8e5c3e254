/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fail, ok } from '@/lib/result'
import { changeEnrolment } from '@/lib/students/actions'
import { renderInEnglish } from '@/tests/render-in-english'
import { ChangeForms } from './change-form'

// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/students/actions', () => ({ changeEnrolment: jest.fn() }))

Element.prototype.scrollIntoView = () => undefined

const ids = { lead: '1', enrolment: '2', once: '3' }
const paused = { label: 'Pause', hidden: { ...ids, kind: 'state', before: 'active', after: 'paused' } }
const level = { label: 'Change level', hidden: { ...ids, kind: 'level', before: '1' }, options: [] }
const stepOf = (label: string) => screen.getAllByText(label)[0]!.closest('details')!
const press = (label: string) =>
  userEvent.click(within(stepOf(label)).getByText(label, { selector: 'button', exact: true }))

test.each([
  [fail('changed'), /A colleague, .* has changed this in the meantime/],
  [ok(null), 'Saved.'],
])('the answer stays when the form of the chosen state is gone: %j', async (answer, words) => {
  jest.mocked(changeEnrolment).mockResolvedValue(answer)
  const { rerender } = renderInEnglish(<ChangeForms changes={[paused, level]} today="2026-11-21" />)
  await press('Pause')
  // Once, above the forms.
  expect(within(stepOf('Pause')).queryByText(words)).toBeNull()
  rerender(<ChangeForms changes={[level]} today="2026-11-21" />)
  expect(screen.getByText(words)).toBeVisible()
})

test('a refusal that leaves the form is shown in it, and takes away the last answer', async () => {
  jest.mocked(changeEnrolment).mockResolvedValueOnce(ok(null)).mockResolvedValueOnce(fail('failed'))
  renderInEnglish(<ChangeForms changes={[paused, level]} today="2026-11-21" />)
  await press('Pause')
  await press('Change level')
  expect(screen.queryByText('Saved.')).toBeNull()
  expect(within(stepOf('Change level')).getByText(/the server did not answer/)).toBeInTheDocument()
})
