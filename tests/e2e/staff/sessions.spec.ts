import { field } from '../support/password'
import { asServiceRole, expect, makeAccount, signIn, signInByForm, site, test } from '../support/test'

test('a valid token is rejected once its session has been signed out', async ({ page, context }) => {
  await signIn(page, await makeAccount('editor'), '/admin/account')
  const jar = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'))
  const packed = jar
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => decodeURIComponent(value))
    .join('')
    .replace('base64-', '')
  const { access_token: token } = JSON.parse(Buffer.from(packed, 'base64url').toString())
  const role = async () => {
    const answer = await fetch(`${process.env.SUPABASE_URL}/rest/v1/rpc/staff_session`, {
      method: 'POST',
      headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY!, authorization: `Bearer ${token}` },
    })
    return answer.json()
  }
  expect(await role()).toBe('editor')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await role()).not.toBe('editor')
})

test('the browser keeps a session no longer than the site does', async ({ page, context }) => {
  await signInByForm(page, await makeAccount('editor'))
  const session = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'))
  expect(session.length).toBeGreaterThan(0)
  for (const { expires } of session) {
    const hours = (expires - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(12)
    expect(hours).toBeLessThanOrEqual(13)
  }
})

test('a wrong password is reported without JavaScript, too, and the site goes on', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await field(page, 'E-mail address').fill(`${crypto.randomUUID()}@example.org`)
  await field(page, 'Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  expect((await request.get('/robots.txt')).status()).toBeLessThan(500)
  await context.close()
})

test('a changed role takes effect at the next request', async ({ page }) => {
  const account = await makeAccount('admin')
  await signIn(page, account)
  await expect(page.getByText('Recent Leads')).toBeVisible()
  await asServiceRole('rpc/staff_add', {
    method: 'POST',
    body: { account_email: account.email, account_role: 'editor' },
  })
  await page.reload()
  await expect(page.getByText('Recent Leads')).toHaveCount(0)
  await page.goto('/admin/account')
  await expect(page.getByText('Editor', { exact: true })).toBeVisible()
})
