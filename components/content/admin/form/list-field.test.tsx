/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'
import { specAt, toFormValue } from '@/lib/site-content/form-values'
import { pair, reasonsList, renderForm, sample } from '@/tests/content-form'
import { firstText } from './first-text'

// The form is long, and each query reads all of it.
jest.setTimeout(30_000)

const titles = (typed: () => typeof sample) => typed().reasons.map(({ title }) => title.en)

test('entries are added up to the maximum, with the focus in the new one', async () => {
  const typed = renderForm()
  const benefits = screen.getByRole('group', { name: /^Benefits \(/ })
  const add = within(benefits).getByRole('button', { name: 'Add to Benefits' })
  await userEvent.click(add)
  expect(document.activeElement).toHaveAttribute('name', 'benefits.1.value.en')
  await userEvent.keyboard('Cheap')
  expect(typed().benefits).toMatchObject([pair('Online'), { en: 'Cheap', af: '' }])
  await userEvent.click(add)
  expect(add).toBeDisabled()
  expect(within(benefits).getByText('The list is full: at most 3.')).toBeVisible()
})

test('an entry is moved with the keyboard, and its move button keeps the focus', async () => {
  const typed = renderForm()
  screen.getByLabelText('Move down: Reasons to study here 1').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles(typed)).toEqual(['Two', 'Three', 'One', 'Four'])
  expect(document.activeElement).toHaveAccessibleName('Move down: Reasons to study here 3')
  expect(within(reasonsList()).getByText('Moved to place 3 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles(typed)).toEqual(['Two', 'Three', 'Four', 'One'])
  expect(document.activeElement).toHaveAccessibleName('Move down: Reasons to study here 4')
})

test('a removed entry can be put back where it was', async () => {
  const typed = renderForm()
  await userEvent.click(screen.getByLabelText('Remove: Reasons to study here 2'))
  expect(titles(typed)).toEqual(['One', 'Three', 'Four'])
  const undo = screen.getByText('Undo')
  expect(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(typed()).toEqual(sample)
})

test('an entry dragged by its handle is dropped at the pointer', () => {
  const typed = renderForm()
  const entries = [...reasonsList().querySelectorAll('li')]
  entries.forEach((entry, index) => {
    entry.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect
  })
  const handle = within(entries[0]!).getByTitle('Drag to move')
  handle.setPointerCapture = () => {}
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 })
  fireEvent.pointerMove(handle, { clientY: 270 })
  expect(titles(typed)).toEqual(['One', 'Two', 'Three', 'Four'])
  fireEvent.pointerUp(handle, { clientY: 270 })
  expect(titles(typed)).toEqual(['Two', 'Three', 'One', 'Four'])
})

test('the entries of a long list are closed, each identified by its first text', () => {
  renderForm()
  const entries = [...reasonsList().querySelectorAll('details')]
  expect(entries.map(({ open }) => open)).toEqual([false, false, false, false])
  expect(entries.map((entry) => entry.querySelector('summary')!.textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ])
})

test('a short code is followed by its title, a short question not by its answer', () => {
  const textOf = (spec: FieldSpec, entry: object) => firstText(spec, toFormValue(spec, entry), 'en')
  const moduleSpec = specAt(fieldSpec(documents['level-1'].schema), ['modules', 0])!
  const title = { en: 'A visit to a hospice', af: 'Besoek aan ’n hospies' }
  expect(textOf(moduleSpec, { code: 'PB99', title })).toBe('PB99 · A visit to a hospice')
  const questionSpec = specAt(fieldSpec(documents.questions.schema), ['items', 0])!
  const question = { en: 'Is it online', af: 'Is dit aanlyn' }
  const answer = { en: 'Yes, all of it.', af: 'Ja, alles daarvan.' }
  expect(textOf(questionSpec, { question, answer })).toBe('Is it online')
})

test('an optional group is added and removed', async () => {
  const typed = renderForm()
  await userEvent.click(screen.getByRole('button', { name: 'Add: Announcement' }))
  await userEvent.type(screen.getByLabelText(/Text, English$/), 'New')
  fireEvent.change(screen.getByLabelText(/^Shown from/), { target: { value: '2026-11-21T10:00' } })
  expect(typed()).toMatchObject({
    message: { text: { en: 'New', af: '' }, from: '2026-11-21T08:00:00.000Z' },
  })
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Announcement' }))
  expect(typed()).toEqual(sample)
  expect(screen.getByRole('button', { name: 'Add: Announcement' })).toHaveFocus()
})
