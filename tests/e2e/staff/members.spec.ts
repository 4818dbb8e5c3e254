import { field } from '../support/fields'
import { setUpSecondFactor } from '../support/second-factor'
import { type Page, expect, makeAccount, signIn, test } from '../support/test'

/** Opens the page of a member from the menu. */
async function openMember(page: Page, email: string) {
  await page.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
}

/** The section on two-step verification of a member's page. */
const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })

test('an admin sees all members, and ends a colleague’s session', async ({ page, other }) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(other, editor, '/blog/admin')
  await signIn(page, admin)
  await page.goto('/admin/staff')
  const row = page.getByRole('row').filter({ hasText: editor.email })
  for (const text of ['Editor', 'Not set up']) await expect(row).toContainText(text)
  await expect(row.getByRole('cell').last()).toHaveText('Open sessions: 2')
  const own = page.getByRole('row').filter({ hasText: admin.email })
  await expect(own).toContainText('This is you')
  await expect(own).toContainText(/required from \d/)

  await openMember(page, editor.email)
  await page.getByRole('button', { name: 'End session: Chrome on Linux' }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  // The session of the sign-up.
  await page.getByRole('button', { name: 'End session: Unknown browser' }).click()
  await expect(page.getByText('Not signed in on any device at the moment.')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/admin\/login/)
})

test('an admin resets a colleague’s two-step verification by password, but never their own @wide', async ({
  page,
  other,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(other, editor, '/admin/two-step')
  await setUpSecondFactor(other, editor.password)

  await signIn(page, admin, '/admin/account')
  await openMember(page, admin.email)
  await expect(page.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset two-step verification' })).toHaveCount(0)

  await openMember(page, editor.email)
  const reset = page.getByRole('button', { name: 'Reset two-step verification' })
  const confirmation = twoStep(page).getByLabel('Type the e-mail address to confirm')
  const password = field(page, 'Current password')
  await password.fill(admin.password)
  await confirmation.fill(admin.email)
  await reset.click()
  await expect(confirmation).toHaveAccessibleDescription(/This is not the address of this member/)
  await expect(password).toHaveValue(admin.password)
  await confirmation.fill(editor.email)
  await password.fill('not this one')
  await reset.click()
  await expect(password).toHaveAccessibleDescription(/This is not your current password/)
  await password.fill(admin.password)
  await reset.click()
  await expect(page.getByText(`Two-step verification for ${editor.email} is reset`)).toBeVisible()
  await expect(reset).toHaveCount(0)
  await page.goto('/admin/audit?kind=second-factor-removed')
  const entry = page.getByRole('row').filter({ hasText: editor.email })
  await expect(entry).toContainText(admin.email)

  await other.goto('/admin/account')
  await expect(other).toHaveURL(/\/admin\/login/)
  await signIn(other, editor, '/admin/account')
  await expect(other.getByText('Two-step verification was reset for your account')).toBeVisible()
})

test('an admin resets two-step verification and ends all sessions without JavaScript, too @wide', async ({
  page,
  plain: other,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(page, editor, '/admin/two-step')
  await setUpSecondFactor(page, editor.password)
  await signIn(other, admin, '/admin/account')
  await openMember(other, editor.email)
  await twoStep(other).getByLabel('Type the e-mail address to confirm').fill(editor.email)
  const reset = other.getByRole('button', { name: 'Reset two-step verification' })
  await reset.click()
  await expect(
    other.getByText(
      'This is not your current password. Type it again, or sign out and choose a new one with “Forgotten your password?”.',
    ),
  ).toBeVisible()
  await expect(twoStep(other).getByLabel('Type the e-mail address to confirm')).toHaveValue(editor.email)
  await field(other, 'Current password').fill(admin.password)
  await reset.click()
  await expect(other.getByText(`Two-step verification for ${editor.email} is reset`)).toBeVisible()
  await page.goto('/admin/account')
  await expect(page).toHaveURL(/\/admin\/login/)

  for (let times = 0; times < 2; times++) await signIn(page, editor, '/admin/account')
  await openMember(other, editor.email)
  await other.getByRole('button', { name: 'End all sessions' }).click()
  await expect(other.getByText('All sessions are ended.')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
})
