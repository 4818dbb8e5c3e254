/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import af from '@/messages/af.json'
import { FileField } from './files'

function show(error?: string) {
  render(
    <NextIntlClientProvider locale="af" messages={{ FileField: af.FileField }} timeZone="Africa/Johannesburg">
      <FileField id="file" name="file" label="Lêer (JSON)" accept=".json" error={error} />
    </NextIntlClientProvider>,
  )
  return screen.getByLabelText('Lêer (JSON)')
}

test('the field names the chosen file in the language of the page, and says when none is left', () => {
  const input = show()
  expect(input).toHaveAccessibleName('Lêer (JSON)')
  expect(screen.getByText('Kies ’n lêer')).toBeVisible()
  expect(screen.getByText('Geen lêer gekies nie')).toBeVisible()
  fireEvent.change(input, { target: { files: [new File(['{}'], 'inhoud.json')] } })
  expect(screen.getByText('inhoud.json')).toBeVisible()
  expect(screen.queryByText('Geen lêer gekies nie')).toBeNull()
  fireEvent.change(input, { target: { files: [] } })
  expect(screen.getByText('Geen lêer gekies nie')).toBeVisible()
})

test('an error belongs to the input itself', () => {
  const input = show('Kies ’n lêer wat nie leeg is nie.')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Kies ’n lêer wat nie leeg is nie.')
})
