/** The pages of the office about payments, as an admin uses them. */
import { type Page, expect, signIn, waitForHydration } from './test'

/** Opens a step: the button that shows a question or a form. */
export const openStep = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click()

/** Opens the page of a payment as the first admin, once its forms answer. */
export async function openPayment(page: Page, id: string) {
  await signIn(page, undefined, `/admin/payments/${id}`)
  await waitForHydration(page.getByRole('button', { name: 'Print' }))
}

/** Opens a step of the present page and presses the button in it. */
export async function decide(page: Page, step: string, button: string) {
  await openStep(page, step)
  await page.getByRole('button', { name: button }).click()
}

/** Makes the link on the page of a payment, and gives it. */
export async function makeLink(page: Page): Promise<string> {
  await waitForHydration(page.getByRole('button', { name: 'Print' }))
  await decide(page, 'Create a link', 'Yes, create a link')
  await expect(page.getByText('The link is ready.')).toBeVisible()
  return page.getByText(/^https?:\S+\/pay\/\S+$/).innerText()
}

/** The form in which money of a kind is recorded. */
export const moneyForm = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, includeHidden: true }) })

/** Records a bank transfer on the present page. */
export async function transfer(page: Page, amount: string) {
  const form = moneyForm(page, 'Record the transfer')
  if (!(await form.isVisible())) await openStep(page, 'Record a bank transfer')
  await form.getByLabel('Amount in rand').fill(amount)
  await form.getByRole('button', { name: 'Record the transfer' }).click()
}

/** The rows of the transactions, without the head. */
export const entryRows = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row')
