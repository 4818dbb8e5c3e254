import { expect, signIn } from '../support/test'
import { adminListPath, revalidateAfterAll, revalidateSite, test } from '../support/posts'

test.afterAll(revalidateAfterAll)

const TABLE = `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${'|b|\n'.repeat(600)}`

test('a stored text too complex to render becomes a notice; lists and feeds stay complete', async ({
  page,
  request,
  store,
}) => {
  const [quotes, table, good] = [
    await store({ content: `${'>'.repeat(2000)}x` }),
    await store({ content: TABLE, language: 'af', excerpt: '’n Tabel.' }),
    await store({ content: 'A *good* text.' }),
  ]
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  for (const [post, notice] of [
    [quotes, 'This article cannot be shown at the moment.'],
    [table, 'Hierdie artikel kan nie op die oomblik gewys word nie.'],
  ] as const) {
    await page.goto(`/blog/${post.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await expect(page.getByText(notice)).toBeVisible()
  }
  for (const feed of ['/feed.xml', '/atom.xml', '/feed.json']) {
    const answer = await request.get(feed)
    expect(answer.status(), feed).toBe(200)
    const text = await answer.text()
    expect(text).toContain(quotes.title)
    expect(text).toContain('This article cannot be shown at the moment.')
    expect(text).toContain(good.title)
  }
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: quotes.title })).toBeVisible()
})

test('a text too complex to render is refused on save, with its line @wide', async ({ page, store }) => {
  const message = 'Reël 3: aanhalings of lyste is meer as 40 vlakke diep in mekaar. Gebruik minder vlakke.'
  const post = await store({ status: 'draft' })
  await signIn(page, undefined, '/blog/admin')
  await page.goto(`/af${adminListPath(post)}`)
  await page.getByRole('button', { name: `Wysig ${post.title}` }).click()
  const field = page.getByLabel('Inhoud (Markdown)')
  const save = page.getByRole('button', { name: 'Werk konsep by', exact: true })
  const text = `Begin.\n\n${'>'.repeat(50)}x`
  await field.fill(text)
  await save.click()
  await expect(page.locator('[id$="-error"]', { hasText: message })).toBeVisible()
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Voorskou' }).click()
  await expect(page.getByRole('region', { name: 'Voorskou' }).getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Skryf' }).click()
  await field.fill('A text that can be shown.')
  await save.click()
  await expect(field).toBeHidden()
})
