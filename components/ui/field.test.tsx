/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Field } from './field'

function show(props: { hint?: string; error?: string }) {
  render(
    <Field id="colour" label="Colour" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  )
  return screen.getByRole('textbox', { name: 'Colour' })
}

test('a valid field is described by its hint alone', () => {
  const input = show({ hint: 'One word.' })
  expect(input).toHaveAccessibleDescription('One word.')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error belongs to its control, before the hint', () => {
  const input = show({ hint: 'One word.', error: 'Too many words.' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Too many words. One word.')
})
