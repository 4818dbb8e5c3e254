/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInEnglish } from '@/tests/render-in-english'
import type { PictureCode } from '@/lib/images/upload-rules'
import { PictureCard } from './picture-card'

const file = new File(['x'], 'hill.jpg')

test.each<[PictureCode, boolean]>([
  ['notAuthenticated', true],
  ['busy', true],
  ['failed', true],
  ['tooLarge', false],
  ['wrongKind', false],
  ['broken', false],
])('a picture refused as %s can be sent again: %s, as the message says', async (code, again) => {
  const retry = jest.fn()
  renderInEnglish(<PictureCard upload={{ key: 1, file, sent: 1, code, retry, remove: () => {} }} />)
  expect(/kept/.test(screen.getByRole('alert').textContent!)).toBe(again)
  const button = screen.queryByRole('button', { name: 'Try again' })
  expect(button !== null).toBe(again)
  if (button) await userEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(again ? 1 : 0)
})
