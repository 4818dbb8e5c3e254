import { type Page, actAsRobot, asServiceRole, asVisitor, expect, test } from '../support/test'
import { wideIf } from '../../scope'

test.describe('the newsletter', () => {
  const someone = () => `${crypto.randomUUID()}@example.org`
  const rows = (email: string) =>
    asServiceRole(`newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`)
  const field = (page: Page) =>
    page.getByLabel(/E-mail address for the newsletter|E-posadres vir die nuusbrief/)
  const send = (page: Page) => page.getByRole('button', { name: /^(Subscribe|Teken in)$/ }).click()
  const thanks = (page: Page) =>
    page.getByRole('status').filter({ hasText: /link to confirm is on the way|skakel om te bevestig op pad/ })

  test('a validation error appears at the field before anything is sent, and the input stays @wide', async ({
    page,
  }) => {
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await send(page)
    await expect(page.getByText('Please fill in your e-mail address, such as')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(page.getByText('Please fill in your e-mail address, such as')).toBeInViewport({ ratio: 1 })
    await field(page).fill('nobody@nowhere')
    await send(page)
    await expect(field(page)).toHaveAccessibleDescription(/Please enter a valid e-mail address/)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toHaveValue('nobody@nowhere')
    expect(sent).toEqual([])
  })

  test('suspected spam is refused openly, and accepted when a person resends it @wide', async ({ page }) => {
    const email = someone()
    await page.goto('/terms')
    await field(page).fill(email)
    await actAsRobot(page)
    await send(page)
    await expect(page.getByText('We could not save your address')).toBeVisible()
    expect(await rows(email)).toEqual([])
    await actAsRobot(page, { isFast: false })
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await rows(email)).toHaveLength(1)
  })

  for (const path of ['/af/blog/luister-voor-jy-raad-gee', '/blog/search?q=a'])
    test(`it works without JavaScript at ${path}, with the answer in place of the form${wideIf(!path.startsWith('/af'))}`, async ({
      plain: page,
    }) => {
      const email = someone()
      await page.goto(path)
      await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
      await field(page).fill('nobody@nowhere')
      await send(page)
      await expect(
        page.getByText(/Please enter a valid e-mail address|Vul asseblief ’n geldige e-posadres in/),
      ).toBeInViewport()
      await expect(field(page)).toHaveValue('nobody@nowhere')
      await field(page).fill(email)
      await send(page)
      await expect(thanks(page)).toBeInViewport()
      expect(await rows(email)).toMatchObject([{ language: path.startsWith('/af') ? 'af' : 'en' }])
    })

  test('a lost connection shows an error and keeps the input @wide', async ({ page, allowError }) => {
    allowError(/ERR_FAILED|Failed to fetch|about/)
    const email = someone()
    await page.goto('/about')
    await field(page).fill(email)
    await page.route('**/about', (route) => route.abort('failed'), { times: 1 })
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'We could not save your address.' })).toBeVisible()
    await expect(field(page)).toHaveValue(email)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await rows(email)).toHaveLength(1)
  })

  test('too many addresses from one client are refused, and the input stays @wide', async ({ page }) => {
    const email = someone()
    const client = '203.0.113.20'
    for (let number = 1; number <= 20; number++)
      await asVisitor(client, 'subscribe_to_newsletter', {
        address: someone(),
        page_language: 'en',
        consent: 1,
      })
    await page.setExtraHTTPHeaders({ 'x-test-address': client })
    await page.goto('/contact')
    await field(page).fill(email)
    await send(page)
    await expect(page.getByText('Many people are subscribing at the moment.')).toBeVisible()
    await expect(field(page)).toHaveValue(email)
    await page.setExtraHTTPHeaders({ 'x-test-address': '203.0.113.21' })
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })
})
