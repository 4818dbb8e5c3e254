import { axeViolations } from '../support/axe'
import { field } from '../support/password'
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

test('a changed role takes effect at the next request @wide', async ({ page }) => {
  const account = await makeAccount('admin')
  await signIn(page, account, '/admin/dashboard')
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

test('staff see where they are signed in, and end one session or all others @wide', async ({
  page,
  browser,
}) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/account')
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  const sessions = part.getByRole('listitem')
  // The other one is that of the sign-up, which no browser has used.
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('Chrome on Linux')
  await expect(sessions.first()).toContainText('This device')
  await part.getByRole('button', { name: 'End session: Unknown browser' }).click()
  await expect(part.getByText('The session is ended.')).toBeVisible()
  await expect(part.getByText('You are signed in on no other device.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(part.getByRole('button')).toHaveCount(0)

  const elsewhere = await Promise.all(
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
    ].map((userAgent) => browser.newContext({ baseURL: site, userAgent })),
  )
  const others = await Promise.all(elsewhere.map((context) => context.newPage()))
  for (const other of others) await signIn(other, account, '/blog/admin')
  const [phone, office] = others as [Page, Page]
  await page.reload()
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('This device')
  expect(await axeViolations(page)).toEqual([])
  await part.getByRole('button', { name: 'End session: Firefox on Windows' }).click()
  await expect(sessions).toHaveCount(3)
  await office.reload()
  await expect(office).toHaveURL(/\/admin\/login/)
  await phone.reload()
  await expect(phone).toHaveURL(/\/blog\/admin/)

  await expect(part.getByText('Safari on iPhone')).toBeVisible()
  await part.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(part.getByText('All other sessions are ended.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await phone.reload()
  await expect(phone).toHaveURL(/\/admin\/login/)
  await page.reload()
  await expect(part.getByText('This device')).toBeVisible()
  for (const context of elsewhere) await context.close()
})
