import { axeViolations, horizontalOverflow } from '../support/axe'
import { sample } from '../../scope'
import { GOOD_PASSWORD, field } from '../support/password'
import { type Page, expect, makeAccount, signIn, signInByForm, site, test } from '../support/test'

/** Fills the form of the account page and sends it. */
async function change(page: Page, present: string, password: string) {
  await field(page, 'Current password').fill(present)
  await field(page, 'New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test.describe('own account', () => {
  test('shows the e-mail address and the role', async ({ page }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(account.email)
    await expect(page.getByText('Editor', { exact: true })).toBeVisible()
    await expect(page.getByText('At least 12 characters.')).toBeVisible()
  })

  test('shows what is wrong with a new password at its field, and keeps the input @wide', async ({
    page,
  }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    for (const [present, password, words, name] of [
      [account.password, 'eleven char', 'This password is too short.', 'New password'],
      [account.password, 'a'.repeat(73), 'This password is too long.', 'New password'],
      [account.password, `my name ${account.email.split('@')[0]}`, 'contains the name', 'New password'],
      [account.password, account.password, 'This is the password you have now.', 'New password'],
      [account.password, 'QWERTY123456', 'too easy to guess', 'New password'],
      ['not this one', GOOD_PASSWORD, 'This is not your current password.', 'Current password'],
      ['', GOOD_PASSWORD, 'This is not your current password.', 'Current password'],
    ] as const) {
      await change(page, present, password)
      await expect(page.getByText(words)).toBeVisible()
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(words))
      await expect(field(page, 'Current password')).toHaveValue(present)
      await expect(field(page, 'New password')).toHaveValue(password)
    }
  })

  test('can show the password @wide', async ({ page }) => {
    await signIn(page, await makeAccount('editor'), '/admin/account')
    const show = page.getByRole('button', { name: 'Show: New password' })
    await expect(field(page, 'New password')).toHaveAttribute('type', 'password')
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(field(page, 'New password')).toHaveAttribute('type', 'text')
  })

  test('changes the password: other devices are signed out, this one is not, the old password is invalid @wide', async ({
    page,
    browser,
  }) => {
    const account = await makeAccount('admin')
    const elsewhere = await browser.newContext({ baseURL: site })
    const other = await elsewhere.newPage()
    await signIn(other, account, '/admin/account')
    await signIn(page, account, '/admin/account')
    await change(page, account.password, GOOD_PASSWORD)
    await expect(page.getByText('Your password is changed. Every other device is signed out.')).toBeVisible()
    await expect(field(page, 'New password')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await other.goto('/admin/dashboard')
    await expect(other).toHaveURL(/\/admin\/login/)
    await field(other, 'E-mail address').fill(account.email)
    await field(other, 'Password').fill(account.password)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('Invalid credentials')).toBeVisible()
    await signInByForm(other, { ...account, password: GOOD_PASSWORD })
    await elsewhere.close()
  })

  test('limits wrong guesses of the present password @wide', async ({ page }) => {
    await signIn(page, await makeAccount('editor'), '/admin/account')
    for (let tries = 1; tries <= 6; tries++) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await change(page, `guess ${tries}`, GOOD_PASSWORD)
      await answered
      await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
    }
    await expect(page.getByText('Too many attempts.')).toBeVisible()
  })

  test('reports a session that has ended meanwhile, and keeps the input', async ({ page, context }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await context.clearCookies()
    await change(page, account.password, GOOD_PASSWORD)
    await expect(page.getByText('You are no longer signed in.')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fadmin%2Faccount',
    )
    await expect(field(page, 'New password')).toHaveValue(GOOD_PASSWORD)
  })

  test('changes the password without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await change(page, account.password, 'QWERTY123456')
    await expect(page.getByText('too easy to guess')).toBeVisible()
    await change(page, account.password, GOOD_PASSWORD)
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await context.close()
  })
})

test('the account pages have no accessibility violations in both languages and themes, and fit a narrow phone', async ({
  page,
}) => {
  await signIn(page, await makeAccount('editor'), '/admin/account')
  const paths = ['/admin/account', '/admin/forgot-password', '/admin/new-password?token_hash=x']
  const screens = [
    ['', 320],
    ['/af', 1280],
  ] as const
  for (const [index, path] of paths.entries())
    for (const [screen, [language, width]] of screens.entries()) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(language + path)
      await page
        .getByRole('button', { name: /Change password|Verander|E-mail me|Stuur|Set|Stoor/ })
        .first()
        .click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      for (const colorScheme of sample(['light', 'dark'] as const, index + screen)) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
        expect(await axeViolations(page), `${language}${path}, ${colorScheme}`).toEqual([])
        expect(await horizontalOverflow(page), `${language}${path}`).toEqual([])
      }
    }
})

test('the staff bar is one row at 1280 px in both languages, and its account sign says whose it is @wide', async ({
  page,
}) => {
  const admin = await makeAccount('admin')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, admin)
  for (const [path, account] of [
    ['/admin/dashboard', 'My account'],
    ['/af/admin/dashboard', 'My rekening'],
  ] as const) {
    await page.goto(path)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: account })).toHaveAccessibleDescription(
      new RegExp(admin.email),
    )
    expect((await bar.boundingBox())!.height).toBeLessThan(80)
  }
})
