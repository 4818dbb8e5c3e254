import { randomUUID } from 'node:crypto'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

const ID: string = randomUUID()
const draft = { at: '2026-11-21T08:42:00.000Z', base: { id: ID, version: 'new' }, input: { title: 'Mine' } }

/** What the server answers to a draft; `origin` is where the browser says that the request comes from. */
async function sent(page: Page, body: unknown, { id = ID, origin = site } = {}): Promise<number> {
  const headers = { origin, 'content-type': 'application/json' }
  const data = typeof body === 'string' ? body : JSON.stringify(body)
  return (await page.request.post(`${site}/api/drafts/${id}`, { headers, data })).status()
}

test('a draft is taken from its writer alone, and only as the editor sends it', async ({ page }) => {
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
