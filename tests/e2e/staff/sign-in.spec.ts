import { asServiceRole, expect, makeAccount, signIn, signInByForm, site, test } from '../support/test'

test('a wrong password is reported in the same words and time whether there is an account or not, and the address stays', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const unknown = `${crypto.randomUUID()}@example.org`
  for (const email of [(await makeAccount('admin')).email, unknown]) {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('wrong')
    const begun = Date.now()
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
    // To compare a password takes about a tenth of it, which is done for accounts alone.
    expect(Date.now() - begun).toBeGreaterThan(950)
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  }
})

test('after five wrong passwords the account is locked for this network address, and for no other @wide', async ({
  page,
}) => {
  const account = await makeAccount('admin')
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill(account.email)
  for (let tries = 1; tries <= 5; tries++) {
    await page.getByLabel('Password').fill(`wrong ${tries}`)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.getByRole('button', { name: 'Sign in' }).click(),
    ])
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  }
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Too many attempts.')).toBeVisible()
  await expect(page.getByText('To sign in sooner')).toBeVisible()
  await page.setExtraHTTPHeaders({ 'x-test-address': '198.51.100.7' })
  await signInByForm(page, account)
})

test('wrong passwords of strangers at the same address do not lock a device on which somebody has signed in before', async ({
  page,
  browser,
}) => {
  const account = await makeAccount('admin')
  await signInByForm(page, account)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const stranger = await (await browser.newContext({ baseURL: site })).newPage()
  await stranger.goto('/admin/login')
  await stranger.getByLabel('E-mail address').fill(account.email)
  for (let tries = 1; tries <= 6; tries++) {
    await stranger.getByLabel('Password').fill(`wrong ${tries}`)
    const answered = stranger.waitForResponse((answer) => answer.request().method() === 'POST')
    await stranger.getByRole('button', { name: 'Sign in' }).click()
    await answered
    await expect(stranger.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  }
  await expect(stranger.getByText('Too many attempts.')).toBeVisible()
  await signInByForm(page, account)
})

test('a forged X-Forwarded-For header does not evade the lock', async ({ page }) => {
  const account = await makeAccount('editor')
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill('wrong')
  for (let tries = 1; tries <= 6; tries++) {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${tries}` })
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    await expect(page.getByText(tries <= 5 ? 'Invalid credentials' : 'Too many attempts.')).toBeVisible()
  }
})

test('a user without a staff role is told so and sees no staff page', async ({ page }) => {
  const account = await makeAccount(null)
  await page.goto('/admin/dashboard')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This account is not a staff account.')).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('signing in works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  await signInByForm(await context.newPage(), await makeAccount('editor'))
  await context.close()
})

test('the dashboard counts a new lead at once and shows the newest first @wide', async ({ page }) => {
  const admin = await makeAccount('admin')
  const before = (await asServiceRole('leads?merged_into=is.null&select=id')).length
  const lead = {
    first_name: 'Nuwe',
    surname: crypto.randomUUID().slice(0, 8),
    email: `${crypto.randomUUID()}@example.org`,
    phone: `+2783${String(Date.now() % 1e7).padStart(7, '0')}`,
  }
  await asServiceRole('landing_form_submissions', { method: 'POST', body: lead })
  await signIn(page, admin, '/admin/dashboard')
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  await expect(tile('Total Leads')).toHaveText(String(before + 1))
  const recent = page.getByRole('table', { name: 'Recent Leads' })
  await expect(recent.getByRole('row').nth(1)).toContainText(`Nuwe ${lead.surname}`)
})

test('signing out ends the session on the server', async ({ page, context }) => {
  await signInByForm(page, await makeAccount('editor'))
  const cookies = await context.cookies()
  const jar = cookies
    .filter(({ name }) => name.startsWith('sb-'))
    .sort((a, b) => a.name.localeCompare(b.name))
  const packed = jar
    .map(({ value }) => decodeURIComponent(value))
    .join('')
    .replace('base64-', '')
  const session = JSON.parse(Buffer.from(packed, 'base64url').toString())
  expect(jar.every(({ httpOnly }) => httpOnly)).toBe(true)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
  const refresh = await fetch(`${process.env.SUPABASE_URL}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  })
  expect(refresh.status).toBeGreaterThanOrEqual(400)
})

test('a removed staff member is signed out at the next request', async ({ page, allowError }) => {
  // What the editor reads for its form is refused from then on.
  allowError(/401/)
  const account = await makeAccount('editor')
  await signIn(page, account, '/blog/admin')
  await asServiceRole('rpc/staff_remove', { method: 'POST', body: { account_email: account.email } })
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Too late')
  await page.getByLabel('Content (Markdown)').fill('Too late')
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Not authenticated')).toBeVisible()
  await page.goto('/blog/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})
