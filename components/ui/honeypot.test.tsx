/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { ELAPSED_FIELD } from '@/lib/forms/form-data'
import { Honeypot } from './honeypot'

test('the form is sent with the time since its page opened, however late the form appeared', () => {
  jest.spyOn(performance, 'now').mockReturnValue(61_000.4)
  const { container } = render(
    <form>
      <Honeypot label="Website" />
    </form>,
  )
  const form = container.querySelector('form')!
  const formData = new FormData(form)
  // jsdom does not fire the event with which browsers let scripts add form data.
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  expect(formData.get(ELAPSED_FIELD)).toBe('61000')
  expect(formData.get('website')).toBe('')
})
