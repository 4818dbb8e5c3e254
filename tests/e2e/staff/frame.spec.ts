/** The frame of the staff pages: the menu by role with counts, its foot, the drawer; nothing of the public pages. */
import { wideIf } from '../../scope'
import { axeViolations, horizontalOverflow } from '../support/axe'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, expect, makeAccount, signIn, test } from '../support/test'

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(Staff menu|Personeelkieslys)$/ })
const entries = async (page: Page) =>
  (await menuOf(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d[\d\s]*$/, ''))

test('the menu has what the role may open, and marks the page', async ({ page }) => {
  await signIn(page, await makeAccount('editor'), '/admin/dashboard')
  await expect.poll(() => entries(page)).toEqual(['Today', 'Posts', 'Bin', 'Media'])
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  await expect
    .poll(() => entries(page))
    .toEqual([
      ...['Today', 'Leads', 'New', 'Due', 'Held', 'Spam', 'Students', 'Documents', 'Payments'],
      ...['Plans', 'Proofs', 'Money owed', 'Cash book', 'Notifications'],
      ...[
        'Monthly report',
        'Posts',
        'Bin',
        'Media',
        'Newsletter',
        'Subscribers',
        'Content',
        'Checklist',
        'Import',
      ],
      ...['Staff', 'Mail', 'Privacy', 'Audit log', 'System'],
    ])
  const marked = menuOf(page).locator('[aria-current=page]')
  for (const name of [
    'Spam',
    'Documents',
    'Plans',
    'Notifications',
    'Bin',
    'Subscribers',
    'Checklist',
    'Privacy',
  ]) {
    await menuOf(page).getByRole('link', { name }).click()
    await expect(marked).toHaveText(new RegExp(`^${name}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

for (const path of ['/admin/dashboard', '/af/admin/dashboard'])
  test(`at 1280 by 850 an admin sees all of the menu, ${path}${wideIf(path.startsWith('/af'))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 850 })
    await signIn(page, await makeAccount('admin'), path)
    const last = menuOf(page).getByRole('link').last()
    const [{ y, height }, { y: foot }] = [
      (await last.boundingBox())!,
      (await page.getByRole('button', { name: /^(Help|Hulp)$/ }).boundingBox())!,
    ]
    expect(height).toBeGreaterThanOrEqual(24)
    expect(y + height).toBeLessThanOrEqual(foot)
    expect(await axeViolations(page)).toEqual([])
  })

test('an entry shows how much waits', async ({ page }) => {
  await signIn(page, await makeAccount('admin'), '/admin/account')
  const link = menuOf(page).getByRole('link', { name: /^New\b/ })
  const count = async () => Number((/\d[\d\s]*$/.exec(await link.innerText())?.[0] ?? '0').replace(/\s/g, ''))
  const before = await count()
  await storeEnquiries(newEnquiry())
  await page.reload()
  expect(await count()).toBe(before + 1)
  const answer = await page.request.get('/api/waiting')
  expect(await answer.json()).toMatchObject({ new: before + 1 })
})

test('the counts are for staff, an editor’s of drafts only', async ({ page, request }) => {
  const refused = await request.get('/api/waiting')
  expect([refused.status(), await refused.json()]).toEqual([401, { code: 'notAuthenticated' }])
  await storeEnquiries(newEnquiry())
  await signIn(page, await makeAccount('editor'))
  const counts = (await (await page.request.get('/api/waiting')).json()) as object
  expect(Object.keys(counts).filter((entry) => entry !== 'posts')).toEqual([])
})

test('no staff page has parts of the public pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
  await signIn(page)
  for (const path of [
    '/blog/admin',
    '/af/blog/admin',
    '/blog/admin?view=bin',
    '/admin/dashboard',
    '/admin/media',
  ]) {
    await page.goto(path)
    await expect(menuOf(page)).toBeVisible()
    for (const part of ['.site-header', '.cookie-banner', '.floating', 'footer'])
      await expect(page.locator(part), `${path} ${part}`).toHaveCount(0)
  }
  await page.goto('/blog/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Admin' })).toBeVisible()
})

test('the foot of the menu leads to the account and the site, changes language and theme, helps, signs out', async ({
  page,
}) => {
  const admin = await makeAccount('admin')
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, admin, '/admin/mail')
  const foot = page.getByRole('banner')
  await expect(foot.getByRole('link', { name: 'My account' })).toHaveAccessibleDescription(
    new RegExp(admin.email),
  )
  await expect(foot.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/')
  await foot.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  const help = page.getByRole('dialog', { name: 'Help' })
  await foot.getByRole('button', { name: 'Help', exact: true }).press('Enter')
  await expect(help).toContainText('You have full access')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await foot.getByRole('link', { name: /^AF/ }).click()
  await expect(page).toHaveURL('/af/admin/mail')
  await foot.getByRole('button', { name: 'Meld af' }).click()
  await expect(page).toHaveURL('/af/admin/login')
})

for (const width of [360, 1023]) {
  test(`at ${width} px the menu is a drawer${wideIf(width > 360)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await signIn(page, await makeAccount('admin'), '/admin/dashboard')
    await expect(menuOf(page)).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.click()
    await expect(menuOf(page)).toBeVisible()
    for (const target of await menuOf(page).getByRole('link').all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    expect(await axeViolations(page)).toEqual([])
    expect(await horizontalOverflow(page)).toEqual([])
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menuOf(page).getByRole('link', { name: 'Posts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Admin' })).toBeVisible()
    await expect(menuOf(page)).toBeHidden()
  })
}

test('without scripts the drawer, the help and signing out work', async ({ browser, page }) => {
  await signIn(page, await makeAccount('editor'))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 780 },
  })
  const plain = await context.newPage()
  await plain.goto('/admin/dashboard')
  await plain.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menuOf(plain)).toBeVisible()
  await plain.getByRole('button', { name: 'Help', exact: true }).click()
  await expect(plain.getByRole('dialog', { name: 'Help' })).toContainText('You write articles for the blog.')
  await plain.keyboard.press('Escape')
  await plain.getByRole('button', { name: 'Sign out' }).click()
  await expect(plain).toHaveURL('/admin/login')
  await context.close()
})

test('the first tab stop skips the menu', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/account')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
