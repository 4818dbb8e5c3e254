/** The office sends a new payment request, and goes through the list. */
import { newEmail, unique } from '../support/data'
import { linksIn, mailTo } from '../support/mail'
import { askForPayment, factOf } from '../support/payments'
import { expect, signIn, site, test, waitForHydration } from '../support/test'

test('a request is created and sent in one step; the list says when it was sent and opened @wide', async ({
  page,
  browser,
}) => {
  const [email, surname] = [newEmail(), unique()]
  await signIn(page, undefined, '/admin/payments/new')
  const send = page.getByRole('button', { name: 'Create and send by e-mail' })
  await waitForHydration(send)
  await page.getByLabel('First name').fill('Lindiwe')
  await page.getByLabel('Surname').fill(surname)
  await page.getByLabel('Language', { exact: true }).selectOption('English')
  await page.getByLabel('Level', { exact: true }).selectOption('Level 1')
  await send.click()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Please fill in/)
  await page.getByLabel('E-mail address').fill(email)
  await send.click()
  const said = page.getByRole('status').filter({ hasText: 'The payment request is on its way.' })
  await expect(said).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}$/)
  const { html } = await mailTo(email, /due on/)
  const link = linksIn(html).find((href) => href.includes('/pay/'))!

  await page.goto(`/admin/payments?q=${surname}`)
  const row = page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1)
  await expect(row).toContainText('not opened yet')
  // Staff who look at the page do not count.
  await page.goto(link)
  await expect(factOf(page, 'Outstanding')).toHaveText('R2\u00a0500')
  await page.goto(`/admin/payments?q=${surname}`)
  await expect(row).toContainText('not opened yet')
  const student = await browser.newPage()
  await student.goto(link)
  await student.close()
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText(/opened \d/, { timeout: 1000 })
  }).toPass()
})

test('a link is created in one step, and payments of the list follow each other @wide', async ({ page }) => {
  const mark = unique()
  await askForPayment({ surname: mark, due_on: '2098-01-01' })
  await askForPayment({ surname: mark, due_on: '2098-01-02' })
  await signIn(page, undefined, '/admin/payments/new')
  const create = page.getByRole('button', { name: 'Create for WhatsApp' })
  await waitForHydration(create)
  await page.getByLabel('First name').fill('Lindiwe')
  await page.getByLabel('Surname').fill(mark)
  await page.getByLabel('Phone number').fill('082 123 4567')
  await page.getByLabel('Language', { exact: true }).selectOption('English')
  await page.getByLabel('Level', { exact: true }).selectOption('Level 1')
  await page.getByLabel('Due date').fill('2098-01-03')
  await create.click()
  const said = page.getByRole('status').filter({ hasText: 'The link is ready.' })
  await expect(said.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/27821234567\?text=.*pay/,
  )

  await page.goto(`/admin/payments?q=${mark}`)
  await page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`\\?q=${mark}$`))
  await expect(page.getByRole('link', { name: 'Previous payment' })).toHaveCount(0)
  for (const step of ['Next payment', 'Next payment', 'Previous payment']) {
    const from = page.url()
    await page.getByRole('link', { name: step }).click()
    await expect(page).not.toHaveURL(from)
  }
  await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(page).toHaveURL(`${site}/admin/payments?q=${mark}`)
})
