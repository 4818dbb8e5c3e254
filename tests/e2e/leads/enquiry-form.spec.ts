import {
  type Page,
  actAsRobot,
  asServiceRole,
  passMinimumFillTime,
  expect,
  site,
  test,
} from '../support/test'

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
const storedSpam = (email: string) =>
  asServiceRole(`landing_form_submissions?email=eq.${encodeURIComponent(email)}&spam_reason=not.is.null`)
const send = (page: Page) => page.getByRole('button', { name: 'Ask for information' }).click()

/** The least time in which a person fills the form, in milliseconds. */
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
  // This test waits for the real clock; the others move the page's clock.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(ready + LEAST)
  await send(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  await expect(
    page.getByText("We'll be in touch shortly with more information about our program."),
  ).toBeVisible()
  expect(await stored(visitor.email)).toMatchObject([
    { first_name: 'Annelie', surname: 'Voorbeeld', phone: '+27821234567', source: 'landing-page' },
  ])
  await expect(page.getByText('Thank You!')).toBeHidden({ timeout: 7000 })
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('validation errors are shown at their fields before anything is sent', async ({ page }) => {
  await page.goto('/landing')
  await send(page)
  await expect(page.getByText(/^Please fill in your /)).toHaveCount(4)
  await expect(page.getByLabel('First name')).toBeFocused()
  await fill(page, { first: 'A', last: 'B', email: 'nobody@nowhere', phone: '12' })
  await send(page)
  await expect(page.getByText('Please enter a valid e-mail address, such as name@example.org.')).toBeVisible()
  await expect(page.getByText('Please enter a valid phone number, such as +27 82 123 4567.')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@nowhere')
})

test('an invalid phone number is rejected by the server, and the input stays', async ({ page }) => {
  const visitor = { ...person(), phone: '+27 00 000 0000' }
  await page.goto('/landing')
  await fill(page, visitor)
  await passMinimumFillTime(page)
  await send(page)
  await expect(page.getByText('Please enter a valid phone number, such as +27 82 123 4567.')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue('Voorbeeld')
  expect(await stored(visitor.email)).toEqual([])
})

test('the whole form is disabled while it is sent @wide', async ({ page }) => {
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

for (const [what, signs] of [
  ['comes at once', { isTrapped: false }],
  ['fills the hidden field', { isFast: false }],
] as const)
  test(`an enquiry that ${what} is stored as any other`, async ({ page }) => {
    const visitor = person()
    await page.goto('/landing')
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await fill(page, visitor)
    await actAsRobot(page, signs)
    await send(page)
    await expect(page.getByText('Thank You!')).toBeVisible()
    expect(await stored(visitor.email)).toMatchObject([{ phone: '+27821234567' }])
  })

test('an enquiry that does both is acknowledged and kept as suspected spam', async ({ page }) => {
  const robot = person()
  await page.goto('/landing')
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await fill(page, robot)
  await actAsRobot(page)
  await send(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(await stored(robot.email)).toEqual([])
  expect(await storedSpam(robot.email)).toMatchObject([{ spam_reason: 'trap', phone: '+27821234567' }])
})

test('fields that a password manager fills without an event are what is checked and sent', async ({
  page,
}) => {
  const { first, last, email, phone } = person()
  await page.goto('/landing')
  await send(page)
  await expect(page.getByText(/^Please fill in your /)).toHaveCount(4)
  await page.locator('form[novalidate]').evaluate(
    (form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value
    },
    { firstName: first, surname: last, email, phone },
  )
  await send(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(await stored(email)).toMatchObject([{ first_name: first, surname: last, phone: '+27821234567' }])
})

test('it works without JavaScript, and the input stays beside the error', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const visitor = person()
  await page.goto(`${site}/landing`)
  await fill(page, { ...visitor, phone: '+27 00 000 0000' })
  await send(page)
  await expect(page.getByText('Please enter a valid phone number, such as +27 82 123 4567.')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(visitor.email)
  await page.getByLabel('Phone number').fill('+264 81 123 4567')
  await send(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(await stored(visitor.email)).toMatchObject([{ phone: '+264811234567' }])
  await context.close()
})

test('the sender of a sixth enquiry within the hour is told that the others have arrived', async ({
  page,
}) => {
  const visitor = person()
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: Array.from({ length: 5 }, () => ({
      first_name: 'A',
      surname: 'B',
      email: visitor.email,
      phone: '+27821234567',
    })),
  })
  await page.goto('/landing')
  await fill(page, visitor)
  await passMinimumFillTime(page)
  await send(page)
  await expect(page.getByText('We have received several enquiries from this e-mail address')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(visitor.email)
})

test('a lost connection shows an error and keeps the input, which is then sent by itself', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED|Failed to fetch|landing/)
  await page.goto('/landing')
  await fill(page, person())
  await passMinimumFillTime(page)
  await page.route('**/landing', (route) => route.abort('failed'), { times: 1 })
  await send(page)
  await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Annelie')
  await expect(page.getByText('Thank You!')).toBeVisible()
})

test('Get Started Now scrolls to the top @wide', async ({ page }) => {
  await page.goto('/landing')
  const button = page.getByRole('link', { name: 'Get Started Now' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('on a phone it scrolls to the first field, which the cookie banner does not cover @wide', async ({
  page,
}) => {
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
