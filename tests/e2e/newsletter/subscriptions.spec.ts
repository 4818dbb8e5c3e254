import { axeViolations, horizontalOverflow } from '../support/axe'
import { linksIn, mailTo } from '../support/mail'
import { type Page, asServiceRole, expect, site, test } from '../support/test'
import { sample } from '../../scope'

const someone = () => `${crypto.randomUUID()}@example.org`

const stateOf = async (email: string) =>
  ((await asServiceRole(`newsletter_subscriptions?email=eq.${email}`)) as object[])[0]

/** Enters an address in a page's form; returns the link to confirm. */
async function enter(page: Page, email: string, path = '/blog') {
  await page.goto(path)
  await page.getByLabel(/E-mail address for the newsletter|E-posadres vir die nuusbrief/).fill(email)
  await page.getByRole('button', { name: /^(Subscribe|Teken in)$/ }).click()
  await expect(
    page.getByText(/a link to confirm is on the way|’n skakel om te bevestig op pad/),
  ).toBeVisible()
  const mail = await mailTo(email, /Confirm your subscription|Bevestig jou intekening/)
  return linksIn(mail.html).find((href) => href.includes('/newsletter/confirm?'))!
}

/** Subscribes an address; returns the link to manage it. */
async function subscribe(page: Page, email: string, path?: string) {
  await page.goto(await enter(page, email, path))
  await page.getByRole('button', { name: /^(Confirm|Bevestig)$/ }).click()
  await expect(page.getByText(/is subscribed to our newsletter|is op ons nuusbrief ingeteken/)).toBeVisible()
  const welcome = await mailTo(email, /You are subscribed|Jy is op ons nuusbrief/)
  return linksIn(welcome.html).find((href) => href.includes('/newsletter/manage?'))!
}

test('from the Afrikaans form to the goodbye: a button confirms, a button ends it', async ({ page }) => {
  const email = someone()
  const confirm = await enter(page, email, '/af/courses')
  expect(new URL(confirm).pathname).toMatch(/^\/af\//)
  // Mail scanners open links.
  for (let opened = 0; opened < 2; opened++) expect((await page.goto(confirm))?.status()).toBe(200)
  expect(await stateOf(email)).toMatchObject({
    state: 'pending',
    language: 'af',
    consent_version: 1,
    consent_language: 'af',
    page: '/af/courses',
  })
  await page.getByRole('button', { name: /^(Confirm|Bevestig)$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused()
  expect(await stateOf(email)).toMatchObject({ state: 'confirmed' })
  const welcome = await mailTo(email, /You are subscribed|Jy is op ons nuusbrief/)
  expect(Object.fromEntries(welcome.headers.map(({ key, value }) => [key, value]))).toMatchObject({
    'x-auto-response-suppress': 'All',
    'list-id': expect.any(String),
    'list-unsubscribe': expect.stringContaining('/api/newsletter/unsubscribe?token='),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const manage = linksIn(welcome.html).find((href) => href.includes('/newsletter/manage?'))!
  await page.goto(manage)
  expect(await stateOf(email)).toMatchObject({ state: 'confirmed' })
  await page.getByRole('button', { name: /^(Unsubscribe|Teken uit)$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused()
  expect(await stateOf(email)).toMatchObject({ state: 'unsubscribed' })
  const last = await mailTo(email, /Jy is uitgeteken/)
  // A goodbye has no links to manage or unsubscribe.
  expect(last.html).not.toContain('token=')
  expect(last.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  await page.goto(confirm)
  await expect(page.getByText(/no longer works|werk nie meer nie/)).toBeVisible()
})

test('the page changes the language, and later messages are in it @wide', async ({ page }) => {
  const email = someone()
  await page.goto(await subscribe(page, email))
  await page.getByRole('button', { name: 'Send it in Afrikaans' }).click()
  await expect(page.getByText('The language of your newsletter was changed.')).toBeVisible()
  await expect(page.getByText(`We send the newsletter to ${email}, in Afrikaans.`)).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  expect((await mailTo(email, /uitgeteken/)).text).toContain('Jy ontvang nie meer nuusbriewe van ons nie.')
})

test('a mail program unsubscribes by one request without cookie or origin, not by opening the address', async ({
  page,
  request,
}) => {
  const email = someone()
  const { searchParams } = new URL(await subscribe(page, email))
  const address = `${site}/api/newsletter/unsubscribe?token=${encodeURIComponent(searchParams.get('token')!)}`
  const opened = await request.get(address, { maxRedirects: 0 })
  expect([opened.status(), opened.headers().location]).toEqual([
    303,
    `/newsletter/manage?token=${encodeURIComponent(searchParams.get('token')!)}`,
  ])
  expect(await stateOf(email)).toMatchObject({ state: 'confirmed' })
  for (let pressed = 0; pressed < 2; pressed++) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
  }
  expect(await stateOf(email)).toMatchObject({ state: 'unsubscribed' })
})

test('an invalid link says so, and reveals no addresses', async ({ page, request }) => {
  for (const token of ['', 'nonsense', `00000000-0000-4000-8000-000000000000_${'0'.repeat(64)}`])
    for (const path of ['/newsletter/confirm', '/newsletter/manage']) {
      const answer = await page.goto(`${path}?token=${encodeURIComponent(token)}`)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
      await expect(page.getByText('This link no longer works, or is not complete.')).toBeVisible()
    }
  expect((await request.post('/api/newsletter/unsubscribe?token=nonsense')).status()).toBe(404)
})

test('it works without JavaScript, in every width and theme @wide', async ({
  plain: page,
  page: withScripts,
}) => {
  const email = someone()
  await page.goto(await enter(withScripts, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${email} is subscribed to our newsletter.`).first()).toBeVisible()
  const welcome = await mailTo(email, /You are subscribed/)
  const manage = linksIn(welcome.html).find((href) => href.includes('/newsletter/manage?'))!
  const screens = [
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
    [360, 'dark'],
  ] as const
  for (const [width, colorScheme] of sample(screens, 0)) {
    await withScripts.setViewportSize({ width, height: 900 })
    await withScripts.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await withScripts.goto(manage)
    expect(await axeViolations(withScripts)).toEqual([])
    expect(await horizontalOverflow(withScripts)).toEqual([])
  }
  await page.goto(manage)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} is unsubscribed.`)).toBeVisible()
  expect(await stateOf(email)).toMatchObject({ state: 'unsubscribed' })
})
