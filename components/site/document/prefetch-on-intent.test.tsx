/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { perRequestPages } from '@/lib/http/per-request'
import { PrefetchOnIntent, prefetchTarget } from './prefetch-on-intent'

/** The result of `prefetchTarget` for a link on a page. */
function link(attributes: string, page = '/blog') {
  document.body.innerHTML = `<a ${attributes}><span>Courses</span></a>`
  const at = new URL(page, 'http://localhost')
  const place = { href: at.href, origin: at.origin, pathname: at.pathname } as Location
  return prefetchTarget(document.querySelector('span'), place)
}

test.each([
  ['href="/courses"', '/courses'],
  ['href="/courses#compare"', '/courses'],
  ['href="/landing?level=2"', '/landing?level=2'],
  ['href="/"', '/'],
])('a page of the site is prefetched: %s', (attributes, address) => {
  expect(link(attributes)).toBe(address)
})

test.each([
  ['another site', 'href="https://example.org/courses"'],
  ['the page that is shown', 'href="/blog#newsletter"'],
  ['a new tab', 'href="/privacy-policy" target="_blank"'],
  ['the other language', 'href="/af/blog" hreflang="af"'],
  ['the other language without a mark', 'href="/af/courses"'],
  ['staff', 'href="/admin/leads"'],
  ['posts for staff', 'href="/blog/admin"'],
  ['a payment link', 'href="/pay/5f0c9a"'],
  ['a token', 'href="/newsletter/manage?token=a"'],
  ['a search', 'href="/blog/search?q=a"'],
  ['a download', 'href="/brochures/one.pdf"'],
  ['a feed', 'href="/feed.xml"'],
  ['a telephone', 'href="tel:+27210000000"'],
])('nothing is prefetched for %s', (_, attributes) => {
  expect(link(attributes)).toBeNull()
})

test('no page that is rendered per request is prefetched', () => {
  expect(perRequestPages.length).toBeGreaterThan(5)
  for (const page of perRequestPages) expect(link(`href="${page.replace(/:path[*+]/, '1')}"`)).toBeNull()
})

test('an Afrikaans page prefetches Afrikaans pages', () => {
  expect(link('href="/af/courses"', '/af')).toBe('/af/courses')
  expect(link('href="/courses"', '/af')).toBeNull()
  expect(link('href="/af/pay/5f0c9a"', '/af')).toBeNull()
})

describe('the component', () => {
  const asked: string[] = []
  const router = { prefetch: (address: string) => asked.push(address) } as unknown as AppRouterInstance
  const wait = () => act(() => jest.advanceTimersByTime(60))
  const over = (element: Element, pointerType = 'mouse') =>
    fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }))

  beforeEach(() => {
    jest.useFakeTimers()
    asked.length = 0
    document.body.innerHTML = '<a href="/courses">Courses</a><a href="/about">About</a>'
    render(
      <AppRouterContext.Provider value={router}>
        <PrefetchOnIntent />
      </AppRouterContext.Provider>,
    )
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
  })

  test('a mouse resting on a link prefetches its page, one passing over does not', () => {
    over(screen.getByText('Courses'))
    jest.advanceTimersByTime(40)
    over(screen.getByText('About'))
    wait()
    expect(asked).toEqual(['/about'])
  })

  test('so does the focus of the keyboard', () => {
    const link = screen.getByText('Courses')
    Object.assign(link, { matches: () => true })
    fireEvent.focusIn(link)
    wait()
    expect(asked).toEqual(['/courses'])
  })

  test('a touch does not, nor an immediate press: the page itself is loading', () => {
    over(screen.getByText('About'), 'touch')
    wait()
    over(screen.getByText('Courses'))
    fireEvent(screen.getByText('Courses'), new Event('pointerdown', { bubbles: true }))
    wait()
    expect(asked).toEqual([])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'not on a connection to be spared: %p',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      over(screen.getByText('Courses'))
      wait()
      expect(asked).toEqual([])
    },
  )
})
