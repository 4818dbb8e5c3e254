import { axeViolations, horizontalOverflow } from '../support/axe'
import { GOOD_PASSWORD, field } from '../support/fields'
import { asServiceRole, expect, makeAccount, test } from '../support/test'

/** An account with a password chosen by another person. */
async function newColleague() {
  const account = await makeAccount('editor')
  await asServiceRole('rpc/staff_first_password', { method: 'POST', body: { account_email: account.email } })
  return account
}

test('a first password must be replaced before any page opens', async ({ page }) => {
  const account = await newColleague()
  await page.goto('/blog/admin')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  for (const path of ['/admin/dashboard', '/admin/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/first-password/)
  }
  await page.goto('/admin/first-password?next=/blog/admin')
  for (const [password, words] of [
    ['too short', 'This password is too short.'],
    [account.password, 'This is the password you have now.'],
  ] as const) {
    await field(page, 'New password').fill(password)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await field(page, 'New password').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/blog/admin')
  await page.goto('/admin/first-password')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('the page for it is accessible in both languages, and offers to sign out @wide', async ({ page }) => {
  const account = await newColleague()
  await page.goto('/af/admin/login')
  await page.getByLabel('E-posadres').fill(account.email)
  await page.getByLabel('Wagwoord').fill(account.password)
  await page.getByRole('button', { name: 'Meld aan' }).click()
  await expect(page.getByRole('heading', { name: 'Kies jou eie wagwoord' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Meld af' }).click()
  await expect(page).toHaveURL(/\/af\/admin\/login$/)
})
