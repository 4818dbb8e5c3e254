/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { renderInEnglish } from '@/tests/render-in-english'
import { ListKeys } from './list-keys'

const mockPush = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }))

/** Where a key pressed on an element leads. */
function pressed(key: string, on: Element = document.body, more: object = {}) {
  mockPush.mockClear()
  fireEvent.keyDown(on, { key, ...more })
  return mockPush.mock.calls[0]?.[0] as string | undefined
}

test('J and K go on and back, with Caps Lock too, but not while typing, in a dialog or with Ctrl', () => {
  renderInEnglish(
    <>
      <ListKeys previous="/admin/leads" next="/admin/mail" />
      <textarea />
      <dialog open>
        <button>Close</button>
      </dialog>
    </>,
  )
  expect(['j', 'K', 'x'].map((key) => pressed(key))).toEqual(['/admin/mail', '/admin/leads', undefined])
  const others = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Close' })]
  expect(others.map((place) => pressed('j', place))).toEqual([undefined, undefined])
  expect(pressed('k', document.body, { ctrlKey: true })).toBeUndefined()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(pressed('j')).toBeUndefined()
})
