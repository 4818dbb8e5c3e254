import type { Browser, Cookie } from 'playwright/test'
import { changes, visit } from './content-form'
import { mailTo } from './mail'
import { field } from './fields'
import { setUpSecondFactor } from './second-factor'
import { type Page, expect, signIn, site, waitForHydration } from './test'

export type Admin = { readonly email: string; readonly password: string }

/** Bank account numbers, told apart by their last digits. */
export const [FIRST, SECOND, THIRD, FOURTH] = [
  '62000010001',
  '62000020002',
  '62000030003',
  '62000040004',
] as const

/** The first staff account, an admin for 30 days. */
export const old: Admin = { email: process.env.STAFF_EMAIL!, password: process.env.STAFF_PASSWORD! }

/** Sessions past two-step verification, by e-mail address. */
const passed = new Map<string, Cookie[]>()

/** Replaces the page's session with an admin's. */
export async function become(page: Page, admin: Admin) {
  await page.context().clearCookies()
  const session = passed.get(admin.email)
  if (session) await page.context().addCookies(session)
  else await signIn(page, admin)
}

/** Opens the form of the bank details as an admin. */
export async function openBank(page: Page, admin: Admin) {
  await become(page, admin)
  await page.goto('/admin/site/bank')
  await waitForHydration(page.getByRole('button', { name: 'Propose change' }))
}

/** Sets up two-step verification from the page's link, and returns to the page. */
export async function setUpAsAsked(page: Page, { email, password }: Admin) {
  await expect(page.getByText('Please complete two-step verification again.')).toBeVisible()
  await page.getByRole('link', { name: 'Set up two-step verification' }).click()
  await setUpSecondFactor(page, password)
  await page.getByRole('link', { name: 'I have kept them: continue' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/admin/site/bank')
  passed.set(email, await page.context().cookies())
}

/** Removes two-step verification if `setUpAsAsked` set it up. */
export async function forgetFactor(browser: Browser, admin: Admin) {
  if (!passed.has(admin.email)) return
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await become(page, admin)
  await page.goto('/admin/two-step')
  await page.getByRole('link', { name: 'Remove two-step verification' }).click()
  await field(page, 'Current password').fill(admin.password)
  await page.getByRole('button', { name: 'Remove two-step verification' }).click()
  await expect(page.getByRole('link', { name: 'Set up an authenticator app' })).toBeVisible()
  passed.delete(admin.email)
  await context.close()
}

/** The account number field. */
export const number = (page: Page) => page.getByLabel('Account number (digits only)')

/** The notice of the last change, on every page for admins. */
export const note = (page: Page) => page.getByRole('region', { name: 'Bank details', exact: true })

/** The change awaiting a second admin. */
export const proposal = (page: Page) =>
  page.getByRole('region', { name: 'A change is waiting for confirmation' })

/** Enters an account and proposes it. */
export async function propose(page: Page, account: string) {
  await number(page).fill(account)
  await pressPropose(page)
}

/** Proposes the form's content after confirming the changes. */
export async function pressPropose(page: Page) {
  await page.getByRole('button', { name: 'Propose change' }).click()
  await changes(page).getByRole('button', { name: 'Yes, propose it' }).click()
}

/** Confirms the pending change. */
export async function confirm(page: Page) {
  await proposal(page).locator('summary').filter({ hasText: 'Confirm' }).click()
  await proposal(page).getByRole('button', { name: 'Yes, confirm the change' }).click()
}

/** Accounts in the payment instructions for visitors. */
export async function shown(page: Page) {
  const text = await visit(page, '/thank-you')
  return [FIRST, SECOND, THIRD, FOURTH].filter((account) => text.includes(account))
}

/** Expects a mail to each admin that names the account by its last digits. */
export async function expectMails(admins: readonly Admin[], subject: RegExp, account: string) {
  for (const { email } of admins)
    await expect
      .poll(async () => (await mailTo(email, subject)).text, { message: email })
      .toContain(`ends in ${account.slice(-4)}`)
}

/** Expects the words and the admin in the newest audit log entry of a kind. */
export async function expectEntry(page: Page, kind: string, words: string, { email }: Admin) {
  await page.goto(`/admin/audit?kind=${kind}`)
  const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)
  await expect(entry).toContainText(words)
  await expect(entry).toContainText(email)
}
