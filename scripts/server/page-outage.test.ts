/** What the memory serves while Next fails to make a page again. */
import { ask, remembered, site, startServerForEachTest } from '@/tests/site-server'

startServerForEachTest()

test('an old page is served on while Next fails to make it again', async () => {
  site.lifetime = 30
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  site.extra = { status: '503', 'Cache-Control': 'no-store' }
  expect(await ask(path)).toMatchObject({ status: 200, headers: { 'x-nextjs-cache': 'STALE' } })
  expect(site.passed).toEqual([path])
})

describe('while the database is down, a stale page', () => {
  test('is served as it was, and one visitor at a time waits until that has failed again', async () => {
    const path = await remembered()
    const known = await ask(path)
    await site.cache.revalidateTag('_N_T_/layout')
    site.text = '<span data-cache="no-store"></span>'
    const ticks = performance.now()
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => ticks + 10)
    for (const pause of [0, 2000]) {
      clock.mockImplementation(() => ticks + 10 + pause)
      site.passed = []
      for (let times = 0; times < 3; times++)
        expect(await ask(path)).toMatchObject({ status: 200, body: known.body })
      expect(site.passed).toEqual([path])
    }
    site.text = 'A new lamp.'
    clock.mockImplementation(() => ticks + 4000)
    expect(String((await ask(path)).body)).toContain('A new lamp.')
  })

  test('is served as it was, where all of it fails', async () => {
    const path = await remembered()
    const known = await ask(path)
    await site.cache.revalidateTag('_N_T_/layout')
    site.extra = { status: '500', 'Cache-Control': 'no-store' }
    for (let times = 0; times < 3; times++)
      expect(await ask(path)).toMatchObject({ status: 200, body: known.body })
    expect(site.passed).toEqual([path])
    // A further change is a reason to try at once.
    await site.cache.revalidateTag('_N_T_/layout')
    site.extra = {}
    site.text = 'A new lamp.'
    expect(String((await ask(path)).body)).toContain('A new lamp.')
  })
})
