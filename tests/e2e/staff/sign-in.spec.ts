import { asServiceRole, expect, makeAccount, signIn, signInByForm, test } from '../support/test'

test('a wrong password gets the same words and time for any address, which stays', async ({ page }) => {
  await page.goto('/admin/login')
  const unknown = `${crypto.randomUUID()}@example.org`
  for (const email of [(await makeAccount('admin')).email, unknown]) {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('wrong')
    const begun = Date.now()
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
    // Comparing an existing account's password takes about a tenth of that.
    expect(Date.now() - begun).toBeGreaterThan(950)
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  }
})

test('a forged X-Forwarded-For header does not evade the lock @wide', async ({ page }) => {
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

test('signing in works without JavaScript, after a wrong password too', async ({ plain: page }) => {
  const account = await makeAccount('editor')
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await signInByForm(page, account)
})

test('signing out ends the session on the server; no page script could read its cookies', async ({
  page,
  context,
}) => {
  await signInByForm(page, await makeAccount('editor'))
  const jar = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'))
  expect(jar.length).toBeGreaterThan(0)
  for (const { expires, httpOnly } of jar) {
    // The site's idle limit, plus a token's hour.
    const hours = (expires - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(12)
    expect(hours).toBeLessThanOrEqual(13)
    expect(httpOnly).toBe(true)
  }
  const packed = jar
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => decodeURIComponent(value))
    .join('')
    .replace('base64-', '')
  const session = JSON.parse(Buffer.from(packed, 'base64url').toString())
  const ask = (path: string, headers: Record<string, string>, body = {}) =>
    fetch(`${process.env.SUPABASE_URL}${path}`, {
      method: 'POST',
      headers: {
        apikey: process.env.SUPABASE_PUBLISHABLE_KEY!,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const role = async () =>
    (await ask('/rest/v1/rpc/staff_session', { authorization: `Bearer ${session.access_token}` })).json()
  expect(await role()).toBe('editor')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await role()).not.toBe('editor')
  const { refresh_token } = session
  const refreshed = await ask('/auth/v1/token?grant_type=refresh_token', {}, { refresh_token })
  expect(refreshed.status).toBeGreaterThanOrEqual(400)
})

test('a removed staff member is signed out at the next request', async ({ page, allowError }) => {
  // From then on the editor's requests for its form are refused.
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
