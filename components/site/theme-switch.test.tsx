/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { ThemeSwitch } from './theme-switch'

const { classList, dataset } = document.documentElement
let isSystemDark = false
let changeSystem: (() => void) | undefined

/** The system's preference, which a page may ask for and follow. */
const preference = {
  get matches() {
    return isSystemDark
  },
  addEventListener: (_: string, listener: () => void) => (changeSystem = listener),
}

/** Runs public/theme.js as a page does when it is loaded. */
function loadPage() {
  classList.remove('dark', 'light')
  window.matchMedia = () => preference as never
  window.eval(readFileSync('public/theme.js', 'utf8'))
}

beforeEach(() => {
  isSystemDark = false
  localStorage.clear()
})

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
])('a page is painted with %s stored and a system that is dark: %s as %s', (stored, dark, theme) => {
  if (stored) localStorage.setItem('theme', stored)
  isSystemDark = dark
  loadPage()
  expect([...classList].filter((name) => /dark|light/.test(name))).toEqual([theme])
})

test('the switch changes the theme of this page and of the next', () => {
  loadPage()
  render(<ThemeSwitch label="Switch" />)
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }))
  expect(classList.contains('dark')).toBe(true)
  expect(classList.contains('light')).toBe(false)
  loadPage()
  expect(classList.contains('dark')).toBe(true)
})

test('without a choice the page follows the system, with one it does not', () => {
  loadPage()
  isSystemDark = true
  changeSystem?.()
  expect(classList.contains('dark')).toBe(true)
  localStorage.setItem('theme', 'light')
  changeSystem?.()
  expect(classList.contains('dark')).toBe(false)
})

test('a choice in another tab counts here too', () => {
  loadPage()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(classList.contains('dark')).toBe(true)
})

test.each([
  ['accepted', 'accepted'],
  [null, 'open'],
  ['declined', 'open'],
])('with the cookie answer %s the banner is %s before the page is painted', (stored, state) => {
  if (stored) localStorage.setItem('cookie-consent', stored)
  loadPage()
  expect(dataset.consent).toBe(state)
})
