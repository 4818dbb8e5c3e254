import { type Page, asServiceRole, expect, signIn } from '../support/test'
import { adminListPath, revalidateAfterAll, test } from '../support/posts'
import { unique } from '../support/data'
import { filtersOf, openFilters } from '../support/fields'

test.afterAll(revalidateAfterAll)

const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Edit|Restore) / }) })

test('search, filters, order and page of the list are in its URL', async ({ page, store }) => {
  const mark = unique()
  await Promise.all([
    store({ title: `Ébb ${mark}`, language: 'af', category: 'faith', published_at: '2001-01-01' }),
    store({ title: `Aarde ${mark}`, status: 'draft', language: 'af', created_at: '2003-01-01' }),
    store({ title: `Coming ${mark}`, category: 'faith', published_at: '2101-01-01' }),
    store({ title: 'Other', excerpt: `With ${mark} in it`, published_at: '2002-01-01' }),
  ])
  await signIn(page, undefined, '/blog/admin')
  const titles = rows(page).getByRole('heading')
  await page.getByLabel('Search the posts').fill(mark.toUpperCase())
  await expect(page).toHaveURL(`/blog/admin?q=${mark.toUpperCase()}`)
  await expect(titles).toHaveText([`Coming ${mark}`, `Aarde ${mark}`, 'Other', `Ébb ${mark}`])
  await expect(page.getByText('4 posts')).toBeVisible()

  await openFilters(page)
  await page.getByLabel('Sort by', { exact: true }).focus()
  await page.getByLabel('Sort by', { exact: true }).selectOption('Title')
  await expect(titles).toHaveText([`Aarde ${mark}`, `Coming ${mark}`, `Ébb ${mark}`, 'Other'])
  await expect(page.getByLabel('Sort by', { exact: true })).toBeFocused()
  await page.getByLabel('Status', { exact: true }).selectOption('Scheduled')
  await expect(titles).toHaveText([`Coming ${mark}`])
  await page.getByLabel('Status', { exact: true }).selectOption('Published')
  await expect(titles).toHaveText([`Ébb ${mark}`, 'Other'])
  await page.getByLabel('Language', { exact: true }).selectOption('Afrikaans')
  await expect(titles).toHaveText([`Ébb ${mark}`])
  await page.getByLabel('Category', { exact: true }).selectOption('Ministry')
  await expect(page.getByText('No posts match')).toBeVisible()
  await expect(page).toHaveURL(
    `/blog/admin?q=${mark.toUpperCase()}&status=published&language=af&category=ministry&sort=title`,
  )
  await page.reload()
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('ministry')
  await page.goBack()
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('')
  await expect(titles).toHaveText([`Ébb ${mark}`])
  await page.getByRole('link', { name: 'Clear filters' }).click()
  // The status is the tab.
  await expect(page).toHaveURL('/blog/admin?status=published')
  await expect(page.getByLabel('Search the posts')).toHaveValue('')
  await expect(page.getByLabel('Sort by', { exact: true })).toHaveValue('newest')
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('')
})

test('the list has pages of 20; a page past the end shows the first @wide', async ({ page, store }) => {
  const mark = unique()
  await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      store({ title: `Many ${mark} ${index}`, status: 'draft', created_at: '2001-01-01' }),
    ),
  )
  await signIn(page, undefined, '/blog/admin')
  await page.goto(`/blog/admin?q=${mark}`)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`/blog/admin?q=${mark}&page=2`)
  await expect(rows(page)).toHaveCount(1)
  // The last page disappears with its only post.
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Delete / }).click()
  await expect(page).toHaveURL(`/blog/admin?q=${mark}`)
  await expect(rows(page)).toHaveCount(20)
})

test('the filters work without JavaScript, and invalid URL parameters are ignored @wide', async ({
  plain: page,
  store,
}) => {
  const post = await store({ status: 'draft', language: 'af', created_at: '2001-01-01' })
  await signIn(page, undefined, '/blog/admin')
  await page.getByLabel('Search the posts').fill(post.title)
  await filtersOf(page).click()
  await page.getByLabel('Language', { exact: true }).selectOption('Afrikaans')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Status: draft')
  await page.goto('/blog/admin?status=nonsense&page=-3&sort=%00&q=%00&language=de&view=x')
  const all = await asServiceRole('blog_posts?select=id&deleted_at=is.null&limit=20')
  await expect(rows(page)).toHaveCount(all.length)
})

test('a deleted post is hidden from visitors and restored by Undo or from the bin', async ({
  page,
  request,
  store,
}) => {
  const post = await store({ category: 'ministry', published_at: '2002-02-02' })
  const status = async () => (await request.get(`/blog/${post.slug}`)).status()
  await signIn(page, undefined, '/blog/admin')
  await page.goto(adminListPath(post))
  expect(await status()).toBe(200)

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this post?')
    return dialog.accept()
  })
  await page.getByRole('button', { name: `Delete ${post.title}` }).click()
  await expect(page.getByText('The post was deleted.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  expect(await status()).toBe(404)
  // The message has the focus, Undo is the next stop.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The post was restored.')).toBeVisible()
  await expect(rows(page)).toContainText('Status: published')
  expect(await status()).toBe(200)

  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete ${post.title}` }).click()
  await expect(page.getByText('The post was deleted.')).toBeVisible()
  await page.getByRole('link', { name: 'Bin' }).click()
  await expect(page).toHaveURL('/blog/admin?view=bin')
  const binned = rows(page).filter({ hasText: post.title })
  await expect(binned).toContainText(/Deleted .+\. 30 days left\./)
  await binned.getByRole('button', { name: `Restore ${post.title}` }).click()
  await expect(page.getByText('The post was restored.')).toBeVisible()
  await expect(binned).toHaveCount(0)
  expect(await status()).toBe(200)
  expect(await (await request.get('/blog/category/ministry')).text()).toContain(post.title)
})

test('a post that cannot be restored says why @wide', async ({ page, context, store }) => {
  const deleted = { deleted_at: new Date().toISOString() }
  const [taken, gone, late] = [await store(deleted), await store(deleted), await store(deleted)]
  const old = await store({ deleted_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
  await store({ slug: taken.slug, published_at: '2002-02-02' })
  await signIn(page, undefined, '/blog/admin')
  await page.goto('/blog/admin?view=bin')
  await expect(rows(page).filter({ hasText: old.title })).toHaveCount(0)
  const restore = (post: { title: string }) =>
    page.getByRole('button', { name: `Restore ${post.title}` }).click()
  await restore(taken)
  await expect(page.getByText('Another post has taken this address in the meantime.')).toBeVisible()
  await asServiceRole(`blog_posts?id=eq.${gone.id}`, { method: 'DELETE' })
  await restore(gone)
  await expect(page.getByText('This post is permanently deleted.')).toBeVisible()
  await context.clearCookies()
  await restore(late)
  await expect(page.getByText('Not authenticated. Your session has expired.')).toBeVisible()
  await expect(rows(page).filter({ hasText: late.title })).toHaveCount(1)
})

test('deleting a post that a colleague has just deleted succeeds @wide', async ({ page, context, store }) => {
  const post = await store({ status: 'draft' })
  await signIn(page, undefined, '/blog/admin')
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto(adminListPath(post))
  for (const each of [page, other]) {
    each.once('dialog', (dialog) => dialog.accept())
    await each.getByRole('button', { name: `Delete ${post.title}` }).click()
    await expect(each.getByText('The post was deleted.')).toBeVisible()
  }
})
