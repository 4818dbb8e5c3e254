import { axeViolations, horizontalOverflow } from '../support/axe'
import { field } from '../support/password'
import { recordActionCalls, replay } from '../support/server-actions'
import { setUpSecondFactor } from '../support/second-factor'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

/** Opens the page of a member from the menu. */
async function openMember(page: Page, email: string) {
  await page.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
}

/** The part of a member's page about two-step verification. */
const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })

test('an admin sees all members, and ends the session of a colleague; an editor cannot', async ({
  page,
  browser,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  const elsewhere = await browser.newContext({ baseURL: site })
  const other = await elsewhere.newPage()
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
  const calls = recordActionCalls(page)
  await page.getByRole('button', { name: 'End session: Chrome on Linux' }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  // That of the sign-up.
  await page.getByRole('button', { name: 'End session: Unknown browser' }).click()
  await expect(page.getByText('Not signed in on any device at the moment.')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/admin\/login/)

  await signIn(other, editor, '/blog/admin')
  const [end] = calls as [(typeof calls)[0]]
  // The editor sends what the admin sent, for the sessions of the admin.
  const idOf = () => new URL(page.url()).pathname.split('/').at(-1)!
  const editorId = idOf()
  await openMember(page, admin.email)
  const adminId = idOf()
  const meant = (body: string) => body.replaceAll(editorId, adminId)
  expect(await replay(elsewhere.request, end, meant)).toContain('"notAdmin"')
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await elsewhere.clearCookies()
  expect(await replay(elsewhere.request, end)).toContain('"notAuthenticated"')
  await elsewhere.close()
})

test('an admin resets the two-step verification of a colleague, with the own password; never the own @wide', async ({
  page,
  browser,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  const elsewhere = await browser.newContext({ baseURL: site })
  const other = await elsewhere.newPage()
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
  await elsewhere.close()
})

test('without JavaScript, too, an admin resets two-step verification and ends all sessions @wide', async ({
  page,
  browser,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(page, editor, '/admin/two-step')
  await setUpSecondFactor(page, editor.password)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const other = await plain.newPage()
  await signIn(other, admin, '/admin/account')
  await openMember(other, editor.email)
  await twoStep(other).getByLabel('Type the e-mail address to confirm').fill(editor.email)
  const reset = other.getByRole('button', { name: 'Reset two-step verification' })
  await reset.click()
  await expect(other.getByText('This is not your current password.')).toBeVisible()
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
  await plain.close()
})

test('the pages of the members are accessible in both languages and fit a narrow phone @wide', async ({
  page,
  allowError,
}) => {
  allowError(/404/)
  await signIn(page)
  await page.goto('/admin/staff')
  await page.getByRole('link', { name: process.env.STAFF_EMAIL! }).click()
  await expect(page).toHaveURL(/\/admin\/staff\/./)
  const { pathname } = new URL(page.url())
  await page.goto(`/admin/staff/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Member of staff not found' })).toBeVisible()
  for (const [address, width, colorScheme] of [
    ['/admin/staff', 1280, 'light'],
    ['/af/admin/staff', 320, 'dark'],
    [pathname, 768, 'dark'],
    [`/af${pathname}`, 320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    expect.soft(await axeViolations(page), `${address} ${width}`).toEqual([])
    expect.soft(await horizontalOverflow(page), address).toEqual([])
  }
})
