import { spreadsheetTime } from '@/lib/dates'
import { expect, makeAccount, signIn, test } from '../support/test'
import { exported } from '../support/export'
import { openFilters } from '../support/fields'

test('an admin reads and filters the audit log, and exports it as CSV', async ({ page }) => {
  const admin = await makeAccount('admin')
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill(admin.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await signIn(page, admin, '/admin/account')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await openFilters(page)
  await page.getByLabel('Person').selectOption({ label: admin.email })
  await expect(page).toHaveURL(/person=/)
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Signed in')
  await expect(rows.nth(1)).toContainText(admin.email)
  await expect(rows.nth(2)).toContainText('Sign-in failed')
  await expect(rows.nth(3)).toContainText('Role assigned')
  await page.getByLabel('What').selectOption('Sign-in failed')
  await expect(page.getByText('1 entry')).toBeVisible()
  // Closes the filters, which cover the end of a short list.
  await page.keyboard.press('Escape')
  const { rows: table } = await exported(page, 'Export')
  // In office time, two hours from that of the log.
  const now = spreadsheetTime(new Date().toISOString())
  expect(now.getTime() - (table[1]?.[0] as Date).getTime()).toBeLessThan(10 * 60_000)
  expect(table[1]?.slice(2, 5)).toEqual(['sign-in-failed', null, admin.email])
  await page.goto('/admin/audit?kind=audit-exported')
  await expect(rows.nth(1)).toContainText(admin.email)
})
