import { expect, signIn } from '../support/test'
import { wideIf } from '../../scope'
import { adminListPath, revalidateAfterAll, revalidateSite, test } from '../support/posts'

test.afterAll(revalidateAfterAll)

const TABLE = `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${'|b|\n'.repeat(600)}`

test('a stored text that is too much to render shows a notice in its place, and lists and feeds stay whole', async ({
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

for (const [width, path, colorScheme, save, message] of [
  [1280, '', 'light', 'Update draft', 'Line 3: quotes or lists are nested more than 40 deep.'],
  [360, '/af', 'dark', 'Werk konsep by', 'Reël 3: aanhalings of lyste is meer as 40 vlakke diep in mekaar.'],
] as const) {
  test(`a text that is too much to render is refused on save, with its line: ${path || '/'}${wideIf(path === '')}`, async ({
    page,
    store,
  }) => {
    const post = await store({ status: 'draft' })
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await signIn(page, undefined, '/blog/admin')
    await page.goto(path + adminListPath(post))
    await page.getByRole('button', { name: new RegExp(`^(?:Edit|Wysig) ${post.title}$`) }).click()
    const field = page.getByLabel(/^(?:Content|Inhoud) \(Markdown\)$/)
    const text = `Begin.\n\n${'>'.repeat(50)}x`
    await field.fill(text)
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.locator('[id$="-error"]', { hasText: message })).toBeVisible()
    await expect(field).toHaveValue(text)
    await page.getByRole('button', { name: /^(?:Preview|Voorskou)$/ }).click()
    const preview = page.getByRole('region', { name: /^(?:Preview|Voorskou)$/ })
    await expect(preview.getByText(message)).toBeVisible()
    await page.getByRole('button', { name: /^(?:Edit|Skryf)$/ }).click()
    await field.fill('A text that can be shown.')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(field).toBeHidden()
  })
}
