import { asServiceRole, expect, signIn } from '../support/test'
import { adminListPath, revalidateSite, revalidateAfterAll, test } from '../support/posts'
import { contentField, openSettings, postsTitled } from '../support/editor'
import { unique } from '../support/data'

test.afterAll(revalidateAfterAll)

test('a scheduled post appears everywhere at its time, for the first visitor @wide', async ({
  page,
  request,
  store,
}) => {
  test.slow()
  await signIn(page, undefined, '/blog/admin')
  const before = await store({ published_at: new Date(Date.now() - 1000).toISOString() })
  const lists = ['/', '/af', '/blog', '/af/blog', '/blog/category/leadership', '/af/blog/category/leadership']
  lists.push(`/blog/${before.slug}`, '/feed.xml', '/atom.xml', '/feed.json')
  const text = async (path: string) => (await request.get(path)).text()
  // Leaves time for two rounds of requests before.
  await revalidateSite(page)
  const begun = Date.now()
  for (const path of lists) await text(path)
  const goesOut = Date.now() + 2 * (Date.now() - begun) + 10_000
  const post = await store({
    category: 'leadership',
    published_at: new Date(goesOut).toISOString(),
  })
  await revalidateSite(page)
  for (const path of lists) expect(await text(path), path).not.toContain(post.title)
  expect(await text('/sitemap.xml')).not.toContain(post.slug)
  const own = [`/blog/${post.slug}`, `/af/blog/${post.slug}`]
  for (const path of own) expect((await request.get(path)).status(), path).toBe(404)
  expect(await (await request.get(`/api/posts?q=${post.title.replace(' ', '+')}`)).json()).toMatchObject({
    total: 0,
  })
  await page.goto(`/blog/admin?status=scheduled&q=${post.title.replace(' ', '+')}`)
  const row = page.getByRole('listitem').filter({ hasText: post.title })
  await expect(row).toContainText(/Status: scheduled for /)
  expect(Date.now(), 'the pages above took too long to ask for').toBeLessThan(goesOut)

  await expect.poll(() => Date.now(), { timeout: 40_000, intervals: [100] }).toBeGreaterThan(goesOut)
  for (const path of lists) expect(await text(path), path).toContain(post.title)
  expect(await text('/sitemap.xml')).toContain(post.slug)
  for (const path of own) expect((await request.get(path)).status(), path).toBe(200)
  expect(await (await request.get(`/api/posts?q=${post.title.replace(' ', '+')}`)).json()).toMatchObject({
    total: 1,
  })
  await page.goto(adminListPath(post))
  await expect(row).not.toContainText('scheduled for')
  // Then pages are cached again.
  await expect
    .poll(async () => (await request.get('/blog')).headers()['x-nextjs-cache'], { timeout: 15_000 })
    .toBe('HIT')
})

test('a future post and its Afrikaans version are scheduled, not published, and moved together', async ({
  page,
}) => {
  const title = `Later ${unique()}`
  const [english, afrikaans] = [`${title} English`, `${title} Afrikaans`]
  const times = async () =>
    Promise.all(
      [english, afrikaans].map(async (each) => Date.parse((await postsTitled(each))[0]!.published_at!)),
    )
  const publishing = page.getByRole('button', { name: /publish/i })
  const notice = page.getByText('The post was saved.')
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(english)
  await contentField(page).fill('Text.')
  await openSettings(page, 'Publish')
  await page.getByLabel('Publish date').fill('2031-11-28T08:00')
  await expect(publishing).toHaveCount(0)
  await expect(page.getByText('Draft for 28 Nov 2031, 08:00')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(notice).toHaveText('The post was saved. It appears on 28 Nov 2031 at 08:00.')
  const row = page.getByRole('listitem').filter({ hasText: english })
  await expect(row).toContainText('Status: scheduled for 28 Nov 2031, 08:00')
  await expect(page.getByRole('button', { name: 'Send to subscribers' })).toBeVisible()

  await page.getByRole('button', { name: 'Create Afrikaans version' }).click()
  await expect(page.getByLabel('Publish date')).toHaveValue('2031-11-28T08:00')
  await page.getByLabel('Title', { exact: true }).fill(afrikaans)
  await expect(publishing).toHaveCount(0)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(notice).toContainText('Its translation has the same status and date.')

  await page.getByRole('button', { name: `Edit ${english}` }).click()
  await openSettings(page, 'Publish')
  await page.getByLabel('Publish date').fill('2031-12-01T09:30')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(notice).toHaveText(
    'The post was saved. It appears on 1 Dec 2031 at 09:30. Its translation has the same status and date.',
  )
  expect(await times()).toEqual(Array(2).fill(Date.parse('2031-12-01T07:30:00Z')))
  for (const each of [english, afrikaans])
    await asServiceRole(`blog_posts?title=eq.${encodeURIComponent(each)}`, { method: 'DELETE' })
})
