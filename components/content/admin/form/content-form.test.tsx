/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Issues, reasonsList, renderForm, sample } from '@/tests/content-form'

// The form is long, and each query reads all of it.
jest.setTimeout(30_000)

test('a text in both languages has a field for each, marked with its language', async () => {
  const typed = renderForm()
  const afrikaans = screen.getByLabelText(/Mission, Afrikaans$/)
  expect(afrikaans).toHaveAttribute('lang', 'af')
  expect(screen.getByLabelText(/Mission, English$/)).toHaveAttribute('lang', 'en')
  expect(afrikaans).toHaveAttribute('aria-required', 'true')
  await userEvent.clear(afrikaans)
  await userEvent.type(afrikaans, 'Luister')
  expect(typed()).toEqual({ ...sample, mission: { en: 'Listen', af: 'Luister' } })
})

test('a field without a label is still there', () => {
  renderForm()
  expect(screen.getByLabelText(/^unheardOf/)).toBeInTheDocument()
})

test('remaining characters are counted near the limit, and excess text is kept', async () => {
  renderForm()
  const english = screen.getByLabelText(/Mission, English$/)
  expect(screen.queryByText(/^Characters/)).not.toBeInTheDocument()
  await userEvent.type(english, ' to each one')
  expect(english).toHaveAccessibleDescription('Characters left: 2')
  await userEvent.type(english, ' of us')
  expect(english).toHaveAccessibleDescription('4 characters too many')
  expect(english).toHaveValue('Listen to each one of us')
})

test('an amount is grouped while nobody types, and stays a number', async () => {
  const typed = renderForm()
  const deposit = screen.getByLabelText(/^Deposit/)
  expect(deposit).toHaveValue('26\u00a0260')
  await userEvent.clear(deposit)
  await userEvent.click(deposit)
  await userEvent.paste('R 1 980')
  await userEvent.tab()
  expect(deposit).toHaveValue('1\u00a0980')
  expect(typed()).toEqual({ ...sample, deposit: 1980 })
  await userEvent.clear(deposit)
  await userEvent.type(deposit, '19,80')
  expect(typed()).toEqual({ ...sample, deposit: '19,80' })
})

test('typing replaces the selection in an amount', async () => {
  const typed = renderForm()
  const deposit = screen.getByLabelText<HTMLInputElement>(/^Deposit/)
  deposit.focus()
  deposit.select()
  await userEvent.keyboard('2090')
  expect(typed()).toEqual({ ...sample, deposit: 2090 })
})

const issues: Issues = [
  { path: ['mission', 'af'], code: 'required' },
  { path: ['email'], code: 'invalid' },
  { path: ['reasons', 1, 'title', 'en'], code: 'tooLong' },
  { path: ['benefits'], code: 'required' },
]

test('an error is beside its field and in the summary, whose link opens the entry and leads to the field', async () => {
  renderForm(issues)
  await userEvent.click(screen.getByText('Check'))
  const afrikaans = screen.getByLabelText(/Mission, Afrikaans$/)
  expect(afrikaans).toBeInvalid()
  expect(afrikaans).toHaveAccessibleDescription('Please fill this in.')
  expect(screen.getAllByRole('link').map((each) => each.parentElement!.textContent)).toEqual([
    'Mission, Afrikaans: Please fill this in.',
    'E-mail address: Please enter a valid e-mail address, such as name@example.org.',
    'Reasons to study here 2, Title, English: This is too long (maximum 200 characters).',
    'Benefits: At least one is needed.',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Reasons to study here 2, Title, English' }))
  const entry = reasonsList().querySelectorAll('details')[1]!
  expect(entry.open).toBe(true)
  const title = within(entry).getByLabelText(/Title, English$/)
  expect(title).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Benefits' }))
  expect(screen.getByRole('button', { name: 'Add to Benefits' })).toHaveFocus()
})

test('an error of a picture’s description names its greatest length', async () => {
  renderForm([{ path: ['photo', 'alt', 'en'], code: 'tooLong' }])
  await userEvent.click(screen.getByText('Check'))
  expect(screen.getByRole('link').parentElement).toHaveTextContent(
    'Photograph, Image description, English: This is too long (maximum 300 characters).',
  )
})

test('an error about names in braces lists them', async () => {
  renderForm([{ path: ['mission', 'en'], code: 'unknownValue', names: ['nme', 'fee9'] }])
  await userEvent.click(screen.getByText('Check'))
  expect(screen.getByLabelText(/Mission, English$/)).toHaveAccessibleDescription(
    /^Not possible here: {nme}, {fee9}\. /,
  )
})

test('an error goes when its field is changed, and moves with its entry', async () => {
  renderForm(issues)
  await userEvent.click(screen.getByText('Check'))
  await userEvent.type(screen.getByLabelText(/Mission, Afrikaans$/), '!')
  expect(screen.queryByRole('link', { name: /^Mission/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Move up: Reasons to study here 2'))
  expect(screen.getByRole('link', { name: 'Reasons to study here 1, Title, English' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add to Benefits' }))
  expect(screen.queryByRole('link', { name: 'Benefits' })).not.toBeInTheDocument()
})
