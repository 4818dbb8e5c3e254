/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import {
  PathParamsContext,
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { PageViews } from './page-views'

const COLLECTOR = 'https://views.example.org/api/event'

/** Navigates from page to page as Next's router does, and returns the result of `seen` after each. */
async function visit<Seen>(collector: string | undefined, addresses: readonly string[], seen: () => Seen) {
  const page = (address: string) => {
    window.history.replaceState(null, '', address)
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    return (
      <PathParamsContext value={{}}>
        <SearchParamsContext value={searchParams}>
          <PathnameContext value={pathname}>
            <PageViews collector={collector} />
          </PathnameContext>
        </SearchParamsContext>
      </PathParamsContext>
    )
  }
  const { rerender } = render(page(addresses[0]!))
  const all: Seen[] = []
  for (const address of addresses) {
    await act(async () => rerender(page(address)))
    all.push(seen())
  }
  return all
}

const TOURED = ['/', '/af/blog?q=stress', '/pay/5f0c_9a', '/admin/leads', '/about']

test('a collector gets each page once, without a query, and no staff or private page', async () => {
  const send = jest.fn((..._: Parameters<typeof fetch>) => Promise.reject(new Error('blocked')))
  Object.assign(globalThis, { fetch: send })
  const counts = await visit(COLLECTOR, TOURED, () => send.mock.calls.length)
  expect(counts).toEqual([1, 2, 2, 2, 3])
  expect(send.mock.calls.map(([to, sent]) => [to, JSON.parse(String(sent?.body))])).toEqual(
    ['/', '/af/blog', '/about'].map((path) => [
      COLLECTOR,
      { name: 'pageview', url: `http://localhost${path}`, domain: 'localhost' },
    ]),
  )
  expect(send.mock.calls[0]![1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'origin' })
  expect(document.scripts).toHaveLength(0)
})

test('Vercel gets each route, and the address in its reportable form', async () => {
  const views = () => window.vaq?.filter(([kind]) => kind === 'pageview').length ?? 0
  // Vercel's part loads separately.
  await visit(undefined, ['/'], () => undefined)
  await act(() => import('@vercel/analytics/next'))
  const before = views()
  const counts = await visit(undefined, ['/courses', '/about', '/af/blog'], views)
  expect(counts.map((count) => count - before)).toEqual([1, 2, 3])
  const [, clean] = window.vaq!.find(([kind]) => kind === 'beforeSend') as [string, (event: object) => object]
  expect(clean({ type: 'pageview', url: 'http://localhost/af/blog?q=a' })).toEqual({
    type: 'pageview',
    url: 'http://localhost/af/blog',
  })
  expect(clean({ type: 'pageview', url: 'http://localhost/pay/5f0c_9a' })).toBeNull()
})
