import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { type Browser, type Cookie, type Locator, type Page, expect, test as base } from 'playwright/test'
import type { StaffRole } from '@/lib/staff/roles'
import { TRANSFER_MILLISECONDS, askProject } from '../../../scripts/project.mjs'

export { expect }
export type { Page }

/** The site under test, for example `http://localhost:3210`. */
export const site = process.env.SITE_URL!

/** A page with separate cookies, open while `hand` runs. */
async function inNewContext(
  browser: Browser,
  options: { javaScriptEnabled: boolean },
  hand: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, baseURL: site })
  await hand(await context.newPage())
  await context.close()
}

interface Fixtures {
  /** Allows an error: any other console error, exception or failed request of `page` fails the test. */
  readonly allowError: (pattern: RegExp) => void
  /** A signed-out page in another browser context. */
  readonly other: Page
  /** A page without scripts in another browser context. */
  readonly plain: Page
}

export const test = base.extend<Fixtures>({
  other: ({ browser }, use) => inNewContext(browser, { javaScriptEnabled: true }, use),
  plain: ({ browser }, use) => inNewContext(browser, { javaScriptEnabled: false }, use),
  allowError: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) errors.push(text)
      }
      context.on(
        'console',
        (message) =>
          message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
      )
      context.on('weberror', (error) => note(`exception: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        // The browser cancels requests made unnecessary by a navigation or a newer search.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request: ${request.url()}`)
      })
      await use((pattern) => allowed.push(pattern))
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Sends a request to the project of the site, as a visitor unless a key or a token says otherwise; returns its JSON. */
export async function askBackend(
  path: string,
  body?: unknown,
  {
    key = process.env.SUPABASE_PUBLISHABLE_KEY!,
    ...options
  }: { key?: string; method?: string; token?: string; headers?: Record<string, string> } = {},
) {
  const response = await askProject({ url: process.env.SUPABASE_URL!, key }, path, body, {
    patience: TRANSFER_MILLISECONDS,
    ...options,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text ? JSON.parse(text) : null
}

const asOwner = () => ({ key: process.env.SUPABASE_SECRET_KEY! })

/** Calls PostgREST with the secret key, bound by no policy; returns the rows. */
export const asServiceRole = (
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<never[]> =>
  askBackend(`/rest/v1/${path}`, body, { ...asOwner(), method, headers: { prefer: 'return=representation' } })

/** Calls a database function as the site does for a visitor at a network address. */
export const asVisitor = (client: string, name: string, body: object) =>
  askBackend(`/rest/v1/rpc/${name}`, body, { headers: { 'x-client-address': client } })

/** Creates an account, with or without a staff role; returns its e-mail address and password. */
export async function makeAccount(role: StaffRole | null) {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
  // Without an invitation, only the secret key admits an account.
  const admitted = { method: 'POST', body: { account_email: account.email } }
  const invitation_token = await asServiceRole('rpc/staff_admission', admitted)
  await askBackend('/auth/v1/signup', { ...account, data: { invitation_token } }, asOwner())
  if (role)
    await asServiceRole('rpc/staff_add', {
      method: 'POST',
      body: { account_email: account.email, account_role: role },
    })
  return account
}

const firstStaff = { email: process.env.STAFF_EMAIL!, password: process.env.STAFF_PASSWORD! }
type Account = typeof firstStaff
type SessionCookies = Pick<Cookie, 'name' | 'value'>[]
let firstSession: SessionCookies = []

/** Signs in through the form and waits for the page behind it. */
export async function signInByForm(page: Page, account: Account, path = '/admin/dashboard') {
  await page.goto(path)
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === path)
}

/** A new session's cookies, as the site sets them. */
async function beginSession(account: Account): Promise<SessionCookies> {
  const { hostname } = new URL(process.env.SUPABASE_URL!)
  const session = await askBackend('/auth/v1/token?grant_type=password', account)
  return createChunks(
    `sb-${hostname.split('.')[0]}-auth-token`,
    `base64-${stringToBase64URL(JSON.stringify(session))}`,
  )
}

/**
 * Signs a page in without the form, which is many times faster, and opens the path, if any. By default as the first
 * staff account, an admin, whose session the tests share: a test that ends a session needs another account.
 */
export async function signIn(page: Page, account?: Account, path?: string) {
  if (!account && firstSession.length === 0) firstSession = await beginSession(firstStaff)
  const session = account ? await beginSession(account) : firstSession
  await page
    .context()
    .addCookies(
      session.map(({ name, value }) => ({ name, value, url: site, httpOnly: true, sameSite: 'Lax' })),
    )
  if (!path) return
  await page.goto(path)
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/**
 * Moves the page's clock ahead by the enquiry form's minimum fill time. Two tests check the real clock: one waits,
 * one is too fast.
 */
export async function passMinimumFillTime(page: Page) {
  // The form reads the clock before it turns off the browser's own validation.
  await expect(page.locator('form[novalidate]').first()).toBeVisible()
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3000
  })
}

/**
 * Makes a form look robot-filled: just opened, with the hidden field filled. A browser may do either alone for a
 * person.
 */
export async function actAsRobot(page: Page, { isFast = true, isTrapped = true } = {}) {
  await page
    .locator('input[name=website]')
    .first()
    .evaluate(
      (field: HTMLInputElement, [fast, trapped]) => {
        if (trapped) field.value = 'https://example.org'
        const now = performance.now.bind(performance)
        const opened = now()
        performance.now = () => now() - opened + (fast ? 0 : 3000)
      },
      [isFast, isTrapped] as const,
    )
}

/** Waits until React has hydrated a control, which has no handlers before. */
export async function waitForHydration(control: Locator) {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
}
