import { axeViolations, horizontalOverflow } from '../support/axe'
import { asServiceRole, askBackend, expect, makeAccount, signIn, test } from '../support/test'

const DAY = 24 * 60 * 60 * 1000

/** Backdates an account's start as an admin by `days`. */
async function becameAdmin(account: { email: string; password: string }, days: number) {
  const { user } = await askBackend('/auth/v1/token?grant_type=password', account)
  await asServiceRole(`staff?user_id=eq.${user.id}`, {
    method: 'PATCH',
    body: { role_since: new Date(Date.now() - days * DAY).toISOString() },
  })
}

test('an admin is reminded on the dashboard, and after the grace period led to the setup from every page', async ({
  page,
}) => {
  const account = await makeAccount('admin')
  await signIn(page, account, '/admin/dashboard')
  const reminder = page
    .getByRole('list', { name: 'To do today' })
    .getByRole('listitem')
    .filter({ hasText: 'Two-step verification' })
  await expect(reminder).toContainText(/Set this up before \d+ \w+ \d{4}\./)
  await reminder.getByRole('link', { name: 'Set up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible()

  await becameAdmin(account, 8)
  for (const path of ['/admin/dashboard', '/admin/leads', '/blog/admin', '/admin/account']) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/admin/two-step')
    await expect(
      page.getByText('Administrators and the office must use two-step verification.'),
    ).toBeVisible()
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toEqual([])
  }
  expect(await axeViolations(page)).toEqual([])
})
