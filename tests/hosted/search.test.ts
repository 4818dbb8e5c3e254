/** How long the site answers a search without asking the database again. */
import { setImmediate } from 'node:timers/promises'
import type * as Search from '@/lib/posts/search-queries'
import { startedProject } from './project'

const project = startedProject()
let search: typeof Search

beforeAll(async () => {
  search = await import('@/lib/posts/search-queries')
})

test('a search is kept for a minute from its own beginning, unless it failed or the posts changed', async () => {
  const begun = Date.parse('2026-11-21T08:00:59.000Z')
  const clock = jest.spyOn(Date, 'now')
  let changed = '2026-11-21T07:00:00.000Z'
  project.functions
    .set('live_post_counts', () => [{ category: null, posts: 1, changedAt: changed }])
    .set('search_posts', () => [])
  /** Whether a search so many seconds after the first reaches the database. */
  const isAsked = async (seconds: number) => {
    clock.mockReturnValue(begun + seconds * 1000)
    project.calls = []
    await search.searchPosts({ q: 'grace', language: null, category: null, page: 1 }, null).catch(() => {})
    // Until the answer is kept, or the failure is not.
    await setImmediate()
    return project.calls.some((call) => call.endsWith('/search_posts'))
  }
  expect([await isAsked(0), await isAsked(2), await isAsked(59)]).toEqual([true, false, false])
  expect([await isAsked(60), await isAsked(119), await isAsked(120)]).toEqual([true, false, true])
  changed = '2026-11-21T08:02:00.000Z'
  expect([await isAsked(121), await isAsked(122)]).toEqual([true, false])
  project.functions.delete('search_posts')
  expect([await isAsked(181), await isAsked(182)]).toEqual([true, true])
})
