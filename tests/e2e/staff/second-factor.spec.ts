import { axeViolations } from '../support/axe'
import { mailedLink } from '../support/mail'
import { GOOD_PASSWORD, field } from '../support/fields'
import { appCode, setUpSecondFactor } from '../support/second-factor'
import {
  type Page,
  asServiceRole,
  expect,
  makeAccount,
  signIn,
  signInByForm,
  site,
  test,
} from '../support/test'

const DAY = 24 * 60 * 60 * 1000

/** Signs in with the password, up to the page for the code. */
async function enterPassword(page: Page, account: { email: string; password: string }, path: string) {
  await page.goto(path)
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/enter-code')
}

test('an editor sets it up, then signs in with a code or a recovery code', async ({
  page,
  browser,
  other,
}) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/account')
  await page.getByRole('link', { name: 'Set up', exact: true }).click()
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
  await field(page, 'Current password').fill('not this one')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    /This is not your current password/,
  )
  await page.getByRole('link', { name: 'Back to two-step verification' }).click()
  const { key, codes } = await setUpSecondFactor(page, account.password)
  expect(codes).toHaveLength(10)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'I have kept them: continue' }).click()
  await expect(page.getByRole('link', { name: 'Remove the authenticator app' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your account' }).click()
  await expect(page.getByText(/^On since .* 10 recovery codes are left\.$/)).toBeVisible()

  await enterPassword(other, account, '/blog/admin?status=draft')
  // No staff page opens before.
  await other.goto('/admin/account')
  await expect(other).toHaveURL(/\/admin\/enter-code\?next=%2Fadmin%2Faccount$/)
  await other.goto('/blog/admin?status=draft')
  const code = field(other, 'Code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  const submit = other.getByRole('button', { name: 'Continue' })
  for (const [typed, words] of [
    ['123', 'Enter all six digits of the code.'],
    [appCode(key, Date.now() - DAY), 'That code is not right. Enter the newest one.'],
  ] as const) {
    await code.fill(typed)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(words)
    await expect(code).toBeFocused()
  }
  expect(await axeViolations(other)).toEqual([])
  // The next time step: within the clock drift, and unused.
  const next = appCode(key, Date.now() + 30_000)
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await submit.click()
  await expect(other).toHaveURL((url) => url.pathname === '/blog/admin' && url.search === '?status=draft')

  const third = await browser.newContext({ baseURL: site })
  const last = await third.newPage()
  await enterPassword(last, account, '/admin/account')
  await field(last, 'Code').fill(next)
  await last.getByRole('button', { name: 'Continue' }).click()
  await expect(field(last, 'Code')).toHaveAccessibleDescription(
    'This code has been used. Wait for the next one.',
  )
  await last.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await field(last, 'Recovery code').fill(codes[4]!)
  await last.getByRole('button', { name: 'Continue' }).click()
  await expect(last.getByText(/9 recovery codes are left/)).toBeVisible()
  await third.close()
})

test('after five wrong codes the next one is refused for a while @wide', async ({ page, other }) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/two-step')
  const { key } = await setUpSecondFactor(page, account.password)
  await enterPassword(other, account, '/blog/admin')
  const code = field(other, 'Code')
  for (let guess = 0; guess < 5; guess++) {
    await code.fill(appCode(key, Date.now() - (guess + 2) * DAY))
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await expect(code).toHaveAccessibleDescription('That code is not right. Enter the newest one.')
  }
  await code.fill(appCode(key, Date.now() + 30_000))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('Too many wrong codes. Please wait 15 minutes, then try again.')).toBeVisible()
})

test('new recovery codes replace the old, and after removal the password suffices @wide', async ({
  page,
}) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/two-step')
  const { codes } = await setUpSecondFactor(page, account.password)
  await page.goto('/admin/two-step')
  await page.getByRole('link', { name: 'Create new recovery codes' }).click()
  await field(page, 'Current password').fill(account.password)
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const renewed = await page.getByRole('listitem').allInnerTexts()
  expect(renewed).toHaveLength(10)
  expect(renewed).not.toContain(codes[0])
  await page.goto('/admin/two-step')
  await page.getByRole('link', { name: 'Remove two-step verification' }).click()
  const remove = page.getByRole('button', { name: 'Remove two-step verification' })
  await remove.click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    /This is not your current password/,
  )
  await field(page, 'Current password').fill(account.password)
  await remove.click()
  await expect(page.getByRole('link', { name: 'Set up an authenticator app' })).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, account, '/admin/account')
  await expect(page.getByRole('link', { name: 'Set up', exact: true })).toBeVisible()
})

test('a mailed new password does not bypass it, and its owner is told of a reset @wide', async ({ page }) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/two-step')
  await setUpSecondFactor(page, account.password)
  await page.context().clearCookies()
  await page.goto('/admin/forgot-password')
  await field(page, 'E-mail address').fill(account.email)
  await page.getByRole('button', { name: 'E-mail me a reset link' }).click()
  await page.goto(await mailedLink(account.email))
  await field(page, 'New password').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  await enterPassword(page, { ...account, password: GOOD_PASSWORD }, '/admin/dashboard')
  await expect(field(page, 'Code')).toBeVisible()

  await asServiceRole('rpc/staff_reset_factor', { method: 'POST', body: { account_email: account.email } })
  await signInByForm(page, { ...account, password: GOOD_PASSWORD })
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: 'Two-step verification was reset for your account on' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Set up' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/admin/two-step')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser cancels scripts that the page preloads.
  test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))
  test('all steps work @wide', async ({ page }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/two-step')
    await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
    await field(page, 'Current password').fill(account.password)
    await page.getByRole('button', { name: 'Set up' }).click()
    const key = await page.locator('code').innerText()
    await field(page, 'Code').fill('000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Enter all six digits of the code.')).toBeVisible()
    await field(page, 'Code').fill(appCode(key))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    const codes = await page.getByRole('listitem').allInnerTexts()
    await page.context().clearCookies()
    await enterPassword(page, account, '/blog/admin')
    await page.getByRole('link', { name: 'Use a recovery code instead' }).click()
    await field(page, 'Recovery code').fill(codes[0]!)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/blog/admin')
  })
})
