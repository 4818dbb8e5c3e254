import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

test('the media library requires a sign-in, and brochure uploads an admin', async ({ page, browser }) => {
  const stranger = await (await browser.newContext()).newPage()
  const refused = await stranger.request.get(`${site}/api/media`)
  expect([refused.status(), await refused.json()]).toEqual([401, { code: 'notAuthenticated' }])
  await stranger.goto(`${site}/admin/media?unused=1`)
  await expect(stranger).toHaveURL(/\/admin\/login\?next=/)

  const post = (target: Page, data: Buffer, headers: Record<string, string> = { origin: site }) =>
    target.request.post(`${site}/api/brochure-files?file`, { data, headers })
  const codeOf = async (answer: Awaited<ReturnType<typeof post>>) => [
    answer.status(),
    (await answer.json()).code,
  ]
  expect(await codeOf(await post(stranger, PDF))).toEqual([401, 'notAuthenticated'])
  const editor = await (await browser.newContext()).newPage()
  await signIn(editor, await makeAccount('editor'))
  expect(await codeOf(await post(editor, PDF))).toEqual([403, 'notAdmin'])

  await signIn(page)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: site },
    {},
  ]
  for (const headers of foreign) expect((await post(page, PDF, headers)).status()).toBe(403)
  expect(await codeOf(await post(page, Buffer.from('<html>%PDF-1.7')))).toEqual([415, 'wrongKind'])
  expect(await codeOf(await post(page, Buffer.alloc(16 * 1024 * 1024, PDF)))).toEqual([413, 'tooLarge'])
})

test('an uploaded brochure is stored once and served unchanged', async ({ page, request }) => {
  await signIn(page)
  const data = Buffer.concat([PDF, Buffer.from(crypto.randomUUID())])
  const send = () => page.request.post(`${site}/api/brochure-files?file`, { data, headers: { origin: site } })
  const [first, second] = [await send(), await send()]
  expect([first.status(), second.status()]).toEqual([201, 201])
  const { address } = (await first.json()) as { address: string }
  expect(address).toMatch(/^\/brochures\/own\/[\da-f-]{36}\.pdf$/)
  expect(await second.json()).toEqual({ address })
  const answer = await request.get(site + address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  })
  expect(data.equals(await answer.body())).toBe(true)
  for (const name of [`${crypto.randomUUID()}.pdf`, 'brochure.pdf', '..%2F..%2Fsecret.pdf'])
    expect((await request.get(`${site}/brochures/own/${name}`)).status()).toBe(404)
})

test('a brochure goes from its form to storage, is checked, and can be published', async ({
  page,
  allowError,
}) => {
  // The refusal of the one with a script.
  allowError(/status of 422/)
  await signIn(page)
  await page.goto('/admin/site')
  // By a link, after which the page is loaded again: only its own policy lets the browser reach storage.
  await page.getByRole('link', { name: 'Brochures', exact: true }).click()
  const form = page.getByRole('group', { name: /^Your own English brochure/ })
  const choose = async (name: string, buffer: Buffer) => {
    const stored = page.waitForRequest((request) => request.url().includes('/storage/v1/object/upload/sign/'))
    const dialog = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Upload a PDF' }).click()
    await (await dialog).setFiles({ name, mimeType: 'application/pdf', buffer })
    expect((await (await stored).response())?.status()).toBe(200)
  }
  await choose('script.pdf', Buffer.from('%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>'))
  await expect(form.getByRole('alert')).toContainText('script.pdf cannot be published')
  await choose('ours.pdf', Buffer.alloc(5 * 1024 * 1024, PDF))
  await expect(form.getByRole('link')).toHaveAttribute('href', /^\/brochures\/own\/[\da-f-]{36}\.pdf$/)
})
