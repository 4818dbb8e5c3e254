import { GOOD_PASSWORD, field } from '../support/fields'
import { type Page, expect, makeAccount, signIn, signInByForm, test } from '../support/test'

async function change(page: Page, present: string, password: string) {
  await field(page, 'Current password').fill(present)
  await field(page, 'New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('the account page names its owner, reports errors in a new password, and sets it', async ({
  page,
  other,
}) => {
  const account = await makeAccount('editor')
  await signIn(other, account, '/admin/account')
  await signIn(page, account, '/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(account.email)
  await expect(page.getByText('Editor', { exact: true })).toBeVisible()
  await expect(page.getByText('At least 12 characters.')).toBeVisible()
  const show = page.getByRole('button', { name: 'Show: New password' })
  await expect(field(page, 'New password')).toHaveAttribute('type', 'password')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 'New password')).toHaveAttribute('type', 'text')

  for (const [present, password, words, name] of [
    [account.password, 'a'.repeat(73), 'This password is too long.', 'New password'],
    [account.password, account.password, 'This is the password you have now.', 'New password'],
    ['not this one', GOOD_PASSWORD, 'This is not your current password.', 'Current password'],
  ] as const) {
    await change(page, present, password)
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(words))
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, 'Current password')).toHaveValue(present)
    await expect(field(page, 'New password')).toHaveValue(password)
  }
  await change(page, account.password, GOOD_PASSWORD)
  await expect(page.getByText('Your password is changed. Every other device is signed out.')).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await other.goto('/admin/account')
  await expect(other).toHaveURL(/\/admin\/login/)
  await signInByForm(other, { ...account, password: GOOD_PASSWORD }, '/admin/account')
})

test('changes the password without JavaScript @wide', async ({ plain: page }) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/account')
  await change(page, account.password, 'QWERTY123456')
  await expect(page.getByText('too easy to guess')).toBeVisible()
  await change(page, account.password, GOOD_PASSWORD)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
})
