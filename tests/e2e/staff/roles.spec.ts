import { mailTo } from '../support/mail'
import { expect, makeAccount, signIn, test } from '../support/test'

test('an admin changes a colleague’s role, and their own only by entering the address', async ({ page }) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(page, admin, '/admin/staff')
  await page.getByRole('link', { name: editor.email }).click()
  const part = page.getByRole('region', { name: 'Change role' })
  await part.getByLabel('Role').selectOption('Administrator')
  await part.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText(`The role of ${editor.email} is now: administrator.`)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Administrator')
  expect((await mailTo(editor.email)).subject).toBe('Your role is now: administrator')

  await page.goto('/admin/staff')
  await page.getByRole('link', { name: admin.email }).click()
  await part.getByLabel('Role').selectOption('Editor')
  await part.getByRole('button', { name: 'Change role' }).click()
  const confirmation = part.getByLabel('Type the e-mail address to confirm')
  await expect(confirmation).toHaveAccessibleDescription(/so nothing was changed/)
  await confirmation.fill(admin.email)
  await part.getByRole('button', { name: 'Change role' }).click()
  await page.waitForURL('/admin/dashboard')
  await page.goto('/admin/staff')
  await expect(page.getByRole('region', { name: 'Invite somebody' })).toHaveCount(0)
})
