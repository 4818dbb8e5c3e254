/** The office's payment pages, as an admin uses them. */
import { type Page, expect, signIn, waitForHydration } from './test'

/** Opens a step's question or form. */
export const openStep = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click()

/** Opens a payment's page as the first admin, hydrated. */
export async function openPayment(page: Page, id: string) {
  await signIn(page, undefined, `/admin/payments/${id}`)
  await waitForHydration(page.getByRole('button', { name: 'Print' }))
}

/** Opens a step and presses the button in it. */
export async function decide(page: Page, step: string, button: string) {
  await openStep(page, step)
  await page.getByRole('button', { name: button }).click()
}

/** Creates a payment's link on its page and returns it. */
export async function makeLink(page: Page): Promise<string> {
  await waitForHydration(page.getByRole('button', { name: 'Print' }))
  await decide(page, 'Create a link', 'Yes, create a link')
  await expect(page.getByText('The link is ready.')).toBeVisible()
  return page.getByText(/^https?:\S+\/pay\/\S+$/).innerText()
}

/** The form for recording money, by its button. */
export const moneyForm = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, includeHidden: true }) })

/** Records a bank transfer on the current page. */
export async function transfer(page: Page, amount: string) {
  const form = moneyForm(page, 'Record the transfer')
  if (!(await form.isVisible())) await openStep(page, 'Record a bank transfer')
  await form.getByLabel('Amount in rand').fill(amount)
  await form.getByRole('button', { name: 'Record the transfer' }).click()
}

/** The transaction rows, without the head. */
export const entryRows = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row')
