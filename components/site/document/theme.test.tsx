/** @jest-environment jsdom */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { ThemeProvider } from 'next-themes'
import { FIRST_SCRIPT } from '@/lib/http/headers'
import { themeSettings } from './theme'

/** Sets the system's preference, dark or light. */
const system = (dark: boolean) => {
  window.matchMedia = (query) => ({ matches: query.includes('dark') && dark }) as MediaQueryList
}
system(false)

/** The script that next-themes renders for the settings of this site. */
const library = /<script[^>]*>([\s\S]+)<\/script>/.exec(
  renderToStaticMarkup(createElement(ThemeProvider, themeSettings)),
)![1]!

/** The classes that a script sets on a visitor's document. */
function classesAfter(script: string, stored: string | null, dark: boolean): string {
  document.documentElement.className = ''
  localStorage.clear()
  if (stored !== null) localStorage.setItem('theme', stored)
  system(dark)
  window.eval(script)
  return document.documentElement.className
}

const choices = [null, 'light', 'dark', 'system', '', 'none', 'two words']
test.each(choices.flatMap((choice) => [true, false].map((dark) => [choice, dark] as const)))(
  'the first script sets the theme as next-themes does: %j chosen, a dark system: %j',
  (choice, dark) => {
    expect(classesAfter(FIRST_SCRIPT, choice, dark)).toBe(classesAfter(library, choice, dark))
  },
)

test.each([
  [null, 'open'],
  ['accepted', 'accepted'],
  ['anything', 'open'],
])('with the cookie answer %j the document has %s', (answer, expected) => {
  localStorage.clear()
  if (answer !== null) localStorage.setItem('cookie-consent', answer)
  window.eval(FIRST_SCRIPT)
  expect(document.documentElement.dataset.consent).toBe(expected)
})

test('without storage, the cookie notice is shown', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  window.eval(FIRST_SCRIPT)
  expect(document.documentElement.dataset.consent).toBe('open')
  storage.mockRestore()
})

describe('painting', () => {
  const { dataset } = document.documentElement
  /** Runs the script with fonts that load when `arrive` is called, or never. */
  function runWithFonts() {
    let arrive = () => {}
    const loaded = new Promise<void>((resolve) => (arrive = resolve))
    const never = () => new Promise(() => {})
    const fonts = [
      { display: 'swap', unicodeRange: 'U+0-10FFFF', load: () => loaded },
      { display: 'auto', unicodeRange: 'U+0-10FFFF', load: never },
      { display: 'swap', unicodeRange: 'U+149', load: never },
    ]
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
    jest.useFakeTimers()
    window.eval(FIRST_SCRIPT)
    return arrive
  }
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'fonts')
  })

  test('waits for the two fonts, not for stand-ins or single letters', async () => {
    const arrive = runWithFonts()
    expect(dataset.fonts).toBe('wait')
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    expect(dataset.fonts).toBeUndefined()
  })

  test('waits 300 ms at most', () => {
    runWithFonts()
    jest.advanceTimersByTime(299)
    expect(dataset.fonts).toBe('wait')
    jest.advanceTimersByTime(1)
    expect(dataset.fonts).toBeUndefined()
  })
})

test('it can be inlined in a page', () => {
  expect(FIRST_SCRIPT).not.toMatch(/[<\r\0]/)
})
