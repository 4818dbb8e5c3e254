import { subscriptionCounts } from './subscriber-queries'

jest.mock('@/lib/supabase/server', () => ({ serverClient: jest.fn() }))
jest.mock('@/lib/supabase/called', () => ({
  called: async (_name: string, _given: unknown, rows: { parse: (rows: unknown) => unknown }) =>
    rows.parse([
      { language: 'en', state: 'confirmed', subscriptions: 2 },
      { language: 'xx', state: 'confirmed', subscriptions: 3 },
    ]),
}))

test('subscriptions in a language that the site no longer has are counted with the English ones', async () => {
  expect((await subscriptionCounts()).en.confirmed).toBe(5)
})
