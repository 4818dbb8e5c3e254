import { inLanguage, openDocument, pressPublish, publish, visit } from '../support/content-form'
import { expect, makeAccount, signIn, site, test } from '../support/test'

const backend = (signal: 'SIGSTOP' | 'SIGCONT') => process.kill(Number(process.env.BACKEND_PID), signal)

test('a draft appears on the real pages only through a private link', async ({ page, other: reader }) => {
  await openDocument(page, 'about')
  const story = page.getByLabel('Our Story, in paragraphs 1, English')
  await story.fill('A draft of our story.')
  await page.getByRole('button', { name: 'Save draft and create link' }).click()
  const link = page.getByRole('link', { name: 'Open preview (new tab)' })
  const address = new URL((await link.getAttribute('href'))!, site).href
  expect(await visit(page, '/about')).not.toContain('A draft of our story.')

  await reader.goto(address)
  await expect(reader.getByText('You are viewing drafts that are not published yet.')).toBeVisible()
  await reader.goto('/about')
  await expect(reader.getByText('A draft of our story.')).toBeVisible()
  await reader.goto('/af/about')
  await expect(reader.getByRole('complementary', { name: 'Voorskou' })).toBeVisible()

  await page.getByText('Revoke link').first().click()
  await expect(page.getByText('The link is revoked and no longer works.')).toBeVisible()
  await reader.goto('/about?lng=en')
  await expect(reader.getByText('The preview link has expired or was revoked.')).toBeVisible()
  await expect(reader.getByText('A draft of our story.')).toBeHidden()
  await reader.goto('/af/about')
  await reader.getByRole('button', { name: 'Beëindig voorskou' }).click()
  await expect(reader).toHaveURL('/af')
  await reader.goto('/about')
  await expect(reader.getByRole('complementary', { name: 'Preview' })).toBeHidden()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'This preview link no longer works' })).toBeVisible()
})

test('a missing translation is reported before publishing, but a draft is saved without it @wide', async ({
  page,
}) => {
  await openDocument(page, 'programme')
  await inLanguage(page, 'Title', 'Afrikaans').fill('')
  await page.getByRole('button', { name: 'Save draft', exact: true }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await pressPublish(page)
  const notice = page.getByRole('alert').filter({ hasText: 'This is still needed' })
  await expect(notice).toBeFocused()
  await notice.getByRole('link').first().click()
  await expect(inLanguage(page, 'Title', 'Afrikaans')).toBeFocused()
  await inLanguage(page, 'Title', 'Afrikaans').fill('Bybelse Berading in die Paarl')
  await publish(page)
  expect(await visit(page, '/af/biblical-counselling')).toContain('Bybelse Berading in die Paarl')
})

test('two admins edit one document, and neither loses anything', async ({ page, other }) => {
  await openDocument(page, 'replies')
  await openDocument(other, 'replies', await makeAccount('admin'))
  await inLanguage(other, 'Subject', 'English').fill('What the other one wrote')
  await publish(other)
  await inLanguage(page, 'Subject', 'Afrikaans').fill('Wat ek geskryf het')
  await pressPublish(page)
  await expect(
    page.getByRole('heading', { name: 'Somebody else has changed this in the meantime' }),
  ).toBeVisible()
  await page
    .getByRole('group', { name: 'Subject, English' })
    .getByRole('button', { name: 'Use theirs' })
    .click()
  await page
    .getByRole('group', { name: 'Subject, Afrikaans' })
    .getByRole('button', { name: 'Keep mine' })
    .click()
  await page.getByRole('button', { name: 'Put this into the form' }).click()
  await publish(page)
  await expect(inLanguage(page, 'Subject', 'English')).toHaveValue('What the other one wrote')
  await expect(inLanguage(page, 'Subject', 'Afrikaans')).toHaveValue('Wat ek geskryf het')
})

test('a version is compared and restored @wide', async ({ page }) => {
  await openDocument(page, 'study-week')
  const first = page.getByLabel('Who it is for 1, English')
  const original = await first.inputValue()
  await first.fill('The first version.')
  await publish(page)
  await first.fill('The second version.')
  await publish(page)
  expect(await visit(page, '/')).toContain('The second version.')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: 'Restore: version 1' }).click()
  await expect(first).toHaveValue('The first version.')
  await expect(page.getByText('Version 1 is in the form, not saved.')).toBeVisible()
  await publish(page)
  expect(await visit(page, '/')).toContain('The first version.')
  expect(original).not.toBe('The first version.')
})

test('the input survives the end of the session @wide', async ({ page, context }) => {
  const account = await makeAccount('admin')
  await openDocument(page, 'landing', account)
  await inLanguage(page, 'Title', 'English').fill('Typed before the session ended')
  const cookies = await context.cookies()
  await context.clearCookies()
  await pressPublish(page)
  await expect(page.getByText('You are no longer signed in.')).toBeVisible()
  await expect(inLanguage(page, 'Title', 'English')).toHaveValue('Typed before the session ended')
  await context.addCookies(cookies.filter(({ name }) => !name.startsWith('sb-')))
  await signIn(page, account)
  await publish(page)
  expect(await visit(page, '/landing')).toContain('Typed before the session ended')
})

test('while the database does not answer, the input stays and visitors still get pages @wide', async ({
  page,
  request,
}) => {
  await openDocument(page, 'helplines')
  await page.getByRole('button', { name: 'Add to Helplines' }).click()
  await page.getByLabel('Name').fill('A line that listens')
  backend('SIGSTOP')
  try {
    await page.getByRole('button', { name: 'Save draft', exact: true }).click()
    await expect(page.getByText('the server did not answer')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByLabel('Name')).toHaveValue('A line that listens')
    for (const path of ['/', '/about', '/landing']) expect((await request.get(path)).status(), path).toBe(200)
  } finally {
    backend('SIGCONT')
  }
  await page.getByRole('button', { name: 'Save draft', exact: true }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible({ timeout: 20_000 })
})

test('a level’s former address redirects to the current one @wide', async ({ page, request }) => {
  await openDocument(page, 'level-3')
  await page.getByLabel('Last part of the address').fill('specialised-counselling')
  await publish(page)
  expect((await request.get('/biblical-counselling/specialised-counselling')).status()).toBe(200)
  const former = await request.get('/biblical-counselling/level-3', { maxRedirects: 0 })
  expect(former.status()).toBe(308)
  expect(former.headers().location).toMatch(/\/biblical-counselling\/specialised-counselling$/)
  expect(await visit(page, '/sitemap.xml')).toContain('/biblical-counselling/specialised-counselling')
  const picture = await request.get('/share/af/biblical-counselling/level-3.png', { maxRedirects: 0 })
  expect(picture.status()).toBe(308)
  expect(picture.headers().location).toMatch(
    /\/share\/af\/biblical-counselling\/specialised-counselling\.png$/,
  )
})
