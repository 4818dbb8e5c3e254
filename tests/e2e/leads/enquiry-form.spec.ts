import { type Page, asServiceRole, passMinimumFillTime, expect, test } from '../support/test'
import { fillEnquiryForm, newEnquiry } from '../support/leads'

const person = () => ({
  first: 'Annelie',
  last: 'Voorbeeld',
  email: `${crypto.randomUUID()}@example.org`,
  phone: '082 123 4567',
})

async function fill(page: Page, { first, last, email, phone }: ReturnType<typeof person>) {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Surname').fill(last)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Phone number').fill(phone)
}

const stored = (email: string) =>
  asServiceRole(`landing_form_submissions?email=eq.${encodeURIComponent(email)}&spam_reason=is.null`)
const send = (page: Page) => page.getByRole('button', { name: 'Ask for information' }).click()

/** Minimum fill time in milliseconds. */
const LEAST = 3000

test('an enquiry is sent and acknowledged, and the form is back after five seconds', async ({ page }) => {
  const visitor = person()
  await page.goto('/landing')
  await expect(page.getByRole('heading', { name: 'Start Your Journey Today' })).toBeVisible()
  await expect(
    page.getByText('By submitting, you agree to receive information about our programs'),
  ).toBeVisible()
  await expect(page.getByPlaceholder('+27 XX XXX XXXX')).toBeVisible()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  const ready = await page.evaluate(() => performance.now())
  await fill(page, visitor)
  // This test waits in real time; others move the clock.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(ready + LEAST)
  await send(page)
  await expect(page.locator(':focus')).toContainText('Thank You!')
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  await expect(
    page.getByText("We'll be in touch shortly with more information about our program."),
  ).toBeVisible()
  expect(await stored(visitor.email)).toMatchObject([
    { first_name: 'Annelie', surname: 'Voorbeeld', phone: '+27821234567', source: 'landing-page' },
  ])
  await expect(page.getByText('Thank You!')).toBeHidden({ timeout: 7000 })
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('the whole form is disabled while it is being sent @wide', async ({ page }) => {
  await page.goto('/landing')
  await fill(page, person())
  await passMinimumFillTime(page)
  let disabled: boolean[] = []
  await page.route('**/landing', async (route) => {
    disabled = await page
      .locator('form')
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => input.matches(':disabled')))
    await route.continue()
  })
  await send(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(disabled).toEqual([true, true, true, true])
})

test('without JavaScript the address is the attribution, and errors keep the input', async ({
  plain: page,
}) => {
  const visitor = newEnquiry({ phone: '+27 00 000 0000' })
  const ask = page.getByRole('button', { name: 'Vra inligting' })
  await page.goto('/af/landing?utm_source=facebook&utm_campaign=lente')
  await fillEnquiryForm(page, visitor)
  await ask.click()
  await expect(page.getByText(/^Vul asseblief ’n geldige telefoonnommer in/)).toBeVisible()
  await expect(page.getByLabel('E-posadres', { exact: true })).toHaveValue(visitor.email)
  await page.getByLabel('Telefoonnommer').fill('+264 81 123 4567')
  await ask.click()
  await expect(page.getByText('Dankie!')).toBeVisible()
  expect(await stored(visitor.email)).toMatchObject([
    {
      phone: '+264811234567',
      language: 'af',
      page: '/af/landing',
      utm_source: 'facebook',
      utm_campaign: 'lente',
    },
  ])
})

test('on a phone it scrolls to the first field, clear of the cookie banner @wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/landing')
  await page.getByRole('link', { name: 'Get Started Now' }).click()
  const field = page.getByLabel('First name')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  const { y, height } = (await field.boundingBox())!
  const banner = (await page.getByRole('region', { name: 'Cookies' }).boundingBox())!
  expect(y + height).toBeLessThanOrEqual(banner.y)
})
