/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { EmailAddress } from './email'

/** The pieces between which the browser may break. */
function pieces(address: string) {
  const { container } = render(<EmailAddress address={address} />)
  expect(container.textContent).toBe(address)
  return container.firstElementChild!.innerHTML.split('<wbr>')
}

test('an address breaks before the @', () => {
  expect(pieces('jan.smit@example.co.za')).toEqual(['jan.smit', '@example.co.za'])
})

test('a long name or host breaks after its dots too', () => {
  expect(pieces('maria.magdalena.van.der.merwe@example.com')).toEqual([
    ...['maria.', 'magdalena.', 'van.', 'der.', 'merwe'],
    '@example.com',
  ])
})

test('a phone number in its place stays a number', () => {
  expect(pieces('+27825550117')).toEqual(['+27825550117'])
})
