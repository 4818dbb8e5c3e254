/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Arriving } from './arriving'

const title = <Arriving as="h1">Payments</Arriving>

test('a title that appears in an open page takes the focus if nothing has it', () => {
  render(title)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a field that has the focus keeps it', () => {
  render(
    <>
      {title}
      <input autoFocus />
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('on the first page of a visit nothing has the focus', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(title)
  await act(() => hydrateRoot(box, title))
  expect(screen.getByRole('heading')).toBeVisible()
  expect(document.body).toHaveFocus()
})
