/** @jest-environment jsdom */
import type { KeyboardEvent } from 'react'
import { toolOf, toolShortcut } from './shortcuts'

const press = (code: string, held: object) =>
  toolOf(new window.KeyboardEvent('keydown', { key: '#', code, ...held }) as unknown as KeyboardEvent)

afterEach(() => jest.restoreAllMocks())

test('a subheading has a key that the system does not take', () => {
  expect(toolShortcut('subheading')).toBe('Ctrl+Shift+3')
  expect(press('Digit3', { ctrlKey: true, shiftKey: true })).toBe('subheading')
  expect(press('Digit3', { ctrlKey: true, altKey: true })).toBeNull()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  expect(toolShortcut('subheading')).toBe('⌥⌘3')
  expect(press('Digit3', { metaKey: true, altKey: true })).toBe('subheading')
  expect(press('Digit3', { metaKey: true, shiftKey: true })).toBeNull()
  expect([toolShortcut('list'), press('Digit8', { metaKey: true, shiftKey: true })]).toEqual(['⇧⌘8', 'list'])
})
