import { textField, textFields } from './form-data'

test('a line break counts as one character, as for the browser', () => {
  const form = new FormData()
  form.set('message', 'Good day\r\n\r\nThe fees')
  expect(textField(form, 'message')).toBe('Good day\n\nThe fees')
  expect(textFields(form, ['message', 'missing'])).toEqual({ message: 'Good day\n\nThe fees', missing: '' })
})
