import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/ports.mjs'
import { end } from '../../../scripts/process/child.mjs'
import { startServer } from '../support/servers/servers.mjs'
import { type Page, expect, signInByForm, test } from '../support/test'

/**
 * Idle sessions, an unreadable list and a project without mail, on a separate backend and server. No endpoint can set
 * when a session was last used, so the backend gets SQL.
 */
test.describe.configure({ mode: 'serial' })

const data = mkdtempSync(join(tmpdir(), 'idle-'))
const account = { email: 'idle@example.org', password: crypto.randomUUID() }
const env: NodeJS.ProcessEnv = {
  ...process.env,
  DATA_DIR: data,
  LOCAL_DATABASE_URL: undefined,
  LOCAL_MIGRATION_ROLE: undefined,
  SEED: 'none',
  STAFF_MAIL: 'off',
  DO_NOT_TRACK: '1',
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${crypto.randomUUID()}`,
  SUPABASE_SECRET_KEY: `sb_secret_${crypto.randomUUID()}`,
  LOCAL_JWT_SECRET: crypto.randomUUID() + crypto.randomUUID(),
}
let backend: ChildProcess
let server: ChildProcess
let page: Page

async function startBackend() {
  backend = spawn(process.execPath, ['tests/changed-backend.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await once(backend.stdout!, 'data')
  // The first response is slow, and the site gives up after two seconds.
  await call('/rest/v1/rpc/staff_accounts', {})
}

async function call(path: string, body: unknown) {
  const answer = await fetch(env.SUPABASE_URL + path, {
    method: 'POST',
    headers: { apikey: env.SUPABASE_SECRET_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
  return answer.json()
}

async function runSql(sql: string) {
  const done = once(backend, 'message')
  backend.send(sql)
  await done
}

/** Makes every session idle for an SQL interval. */
const idleFor = (time: string) =>
  runSql(`update private.staff_sessions set seen_at = seen_at - interval '${time}'`)

test.beforeAll(async ({ browser }) => {
  env.SUPABASE_PORT = String(await freePort())
  env.PORT = String(await freePort())
  env.SUPABASE_URL = `http://127.0.0.1:${env.SUPABASE_PORT}`
  env.SITE_URL = `http://localhost:${env.PORT}`
  await startBackend()
  const invitation_token = await call('/rest/v1/rpc/staff_admission', { account_email: account.email })
  await call('/auth/v1/signup', { ...account, data: { invitation_token } })
  await call('/rest/v1/rpc/staff_add', { account_email: account.email, account_role: 'admin' })
  server = await startServer(env)
  const context = await browser.newContext({ baseURL: env.SITE_URL })
  // Prerendered pages belong to the other backend: prefetching must not regenerate them here.
  await context.route(
    (url) => !/^\/(?:(?:af\/)?admin|blog\/admin|_next|theme\.js)/.test(url.pathname),
    (route) => route.fulfill({ status: 204 }),
  )
  page = await context.newPage()
})

test.afterAll(async () => {
  await page?.context().close()
  for (const child of [server, backend]) if (child) await end(child)
  rmSync(data, { recursive: true, force: true })
})

test('without mail, the page for a forgotten password says where to ask @wide', async () => {
  await page.goto('/admin/forgot-password')
  await expect(page.getByText('ask an administrator for a temporary password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'E-mail me a reset link' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
})

test('a session is valid after almost twelve hours, and use extends it @wide', async () => {
  await signInByForm(page, account, '/admin/account')
  await idleFor('11 hours 50 minutes')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await idleFor('11 hours 50 minutes')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('after twelve hours without use it ends with a reason, and signing in leads back @wide', async () => {
  await idleFor('12 hours 1 minute')
  await page.goto('/admin/account?from=here')
  await expect(page).toHaveURL(`${env.SITE_URL}/admin/login?next=%2Fadmin%2Faccount&notice=idle`)
  await expect(page.getByText('You were signed out after 12 hours of inactivity')).toBeVisible()
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('after the session’s end a change is refused with the reason, and the input stays @wide', async () => {
  await page.goto('/admin/account')
  await page.getByLabel('Current password', { exact: true }).fill(account.password)
  await page.getByLabel('New password', { exact: true }).fill('drie skape onder die brug')
  await idleFor('13 hours')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('You are no longer signed in.')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('drie skape onder die brug')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click(),
  ])
  await expect(tab.getByText('You were signed out after 12 hours of inactivity')).toBeVisible()
  await tab.getByLabel('E-mail address').fill(account.email)
  await tab.getByLabel('Password').fill(account.password)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await expect(tab.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
})

test('an unreadable list of posts says so, and is back after a reload @wide', async () => {
  await runSql('revoke execute on function public.staff_posts from authenticated')
  await page.goto('/blog/admin')
  await expect(page.getByText('Failed to fetch posts')).toBeVisible()
  await runSql('grant execute on function public.staff_posts to authenticated')
  await page.reload()
  await expect(page.getByText('There are no posts yet', { exact: false })).toBeVisible()
  await expect(page.getByText('Failed to fetch posts')).toHaveCount(0)
})

test('without the database the input stays, and nobody appears signed out @wide', async () => {
  const password = 'drie skape onder die brug'
  // A second session for the first to end.
  await call('/auth/v1/token?grant_type=password', { email: account.email, password })
  await page.goto('/admin/account')
  await end(backend)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('vier skape onder die brug')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('We cannot tell whether the password was changed')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('vier skape onder die brug')
  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByText('We cannot tell whether that worked')).toBeVisible()
})
