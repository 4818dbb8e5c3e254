/** @jest-environment jsdom */
import type { PersonFile } from '@/lib/privacy/person-queries'
import { renderInEnglish } from '@/tests/render-in-english'
import { PersonRequests } from './person-requests'

jest.mock('@/lib/privacy/request-admin-actions', () => ({ recordRequest: jest.fn() }))

test('the Enter key in the note, which presses the first button, records no request', () => {
  const person = { address: 'a@b.co', language: 'en', openRequests: [] as PersonFile['openRequests'] }
  const { container } = renderInEnglish(
    <PersonRequests person={person as unknown as PersonFile} onChanged={() => undefined} />,
  )
  expect(container.querySelector<HTMLButtonElement>('form button')).toBeDisabled()
})
