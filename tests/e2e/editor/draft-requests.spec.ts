import { randomUUID } from 'node:crypto'
import { contentField, createPost, openPost } from '../support/editor'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

const ID: string = randomUUID()
const draft = { at: '2026-11-21T08:42:00.000Z', base: { id: ID, version: 'new' }, input: { title: 'Mine' } }

/** The response status to a draft. */
async function sent(page: Page, body: unknown, { id = ID, origin = site } = {}): Promise<number> {
  const headers = { origin, 'content-type': 'application/json' }
  const data = typeof body === 'string' ? body : JSON.stringify(body)
  return (await page.request.post(`${site}/api/drafts/${id}`, { headers, data })).status()
}

test('a draft is accepted only from its writer and in the editor’s format', async ({ page }) => {
  expect(await sent(page, draft)).toBe(401)
  await signIn(page, await makeAccount(null))
  expect(await sent(page, draft)).toBe(401)

  await page.context().clearCookies()
  await signIn(page, await makeAccount('editor'))
  const refused = [
    [await sent(page, draft, { origin: 'https://elsewhere.example' }), 403],
    [await sent(page, { ...draft, input: { title: 'x'.repeat(500_000) } }), 413],
    [await sent(page, draft, { id: randomUUID() }), 422],
    [await sent(page, { ...draft, base: { id: ID, version: 0 } }), 422],
    [await sent(page, { ...draft, input: { title: 'NUL \0' } }), 422],
    [await sent(page, '{'), 422],
    [await sent(page, null, { id: 'x' }), 404],
  ]
  expect(refused.map(([status]) => status)).toEqual(refused.map(([, status]) => status))
  expect(await asServiceRole(`post_drafts?post_id=eq.${ID}`)).toEqual([])

  expect(await sent(page, draft)).toBe(200)
  expect(await asServiceRole(`post_drafts?post_id=eq.${ID}`)).toMatchObject([{ version: 'new' }])
  expect(await sent(page, null)).toBe(200)
  expect(await asServiceRole(`post_drafts?post_id=eq.${ID}`)).toEqual([])
})

for (const moment of ['stored', 'deleted'])
  test(`a post opened while its draft is still being ${moment} offers no draft @wide`, async ({ page }) => {
    const post = await createPost()
    await signIn(page, await makeAccount('editor'), '/blog/admin')
    await openPost(page, post)
    // Slows the line, so that reopening a saved post overtakes the draft's request.
    const slowDown = () =>
      page.route('**/api/drafts/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000))
        await route.continue()
      })
    if (moment === 'stored') await slowDown()
    const sent = page[moment === 'stored' ? 'waitForRequest' : 'waitForResponse'](/\/api\/drafts\//)
    await contentField(page).fill('As it is now.')
    await sent
    if (moment === 'deleted') await slowDown()
    await page.getByRole('button', { name: /publish$/i }).click()
    await expect(page.getByText('The post was saved.')).toBeVisible()
    await openPost(page, { ...post, content: 'As it is now.' })
    await expect(contentField(page)).toBeEnabled()
    await expect(page.getByText(/unsaved changes/)).toHaveCount(0)
  })
