import { expect, signIn } from '../support/test'
import { revalidateAfterAll, revalidateSite, test } from '../support/posts'

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
