/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { findRecords, listCommands } from '@/lib/commands/actions'
import { toRoute } from '@/lib/i18n/paths'
import { ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { CommandButton } from './command-button'

jest.mock('@/lib/commands/actions', () => ({ listCommands: jest.fn(), findRecords: jest.fn() }))

beforeEach(() => {
  jest.mocked(listCommands).mockResolvedValue(ok([]))
  renderInEnglish(
    <>
      <CommandButton compact />
      <CommandButton />
    </>,
  )
})

const opened = () => document.querySelectorAll('dialog[open]').length
const press = (button: number) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Find or go to/ })[button]!))
const pressKey = () => act(async () => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }))

test('the key closes the dialog of either button, as the bar and the column have one each', async () => {
  for (const button of [0, 1]) {
    await press(button)
    expect(opened()).toBe(1)
    await pressKey()
    expect(opened()).toBe(0)
  }
})

test('a student with two numbers is found by both, which lead to one page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  const commands = ['BC-2025-17', 'BC-2026-17'].map((detail) => ({
    ...{ title: 'Lea Jacobs', href: toRoute('/admin/students/a'), detail },
  }))
  jest.mocked(findRecords).mockResolvedValue(ok({ groups: [{ title: 'Students', commands }], summary: '' }))
  await press(0)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bc-20' } })
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  // React drops or repeats one of two elements with one key.
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
