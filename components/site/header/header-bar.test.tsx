/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { HeaderBar } from './header-bar'

test('the header is solid once the page is scrolled more than 20 pixels, and clear again above', () => {
  render(<HeaderBar>menu</HeaderBar>)
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  }
  scrollTo(20)
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-solid')
  scrollTo(21)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid')
  scrollTo(0)
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-solid')
})
