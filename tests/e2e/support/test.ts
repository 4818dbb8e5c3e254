import { type Cookie, type Locator, type Page, expect, test as base } from 'playwright/test'

export { expect }
export type { Page }

/** The site under test, for example `http://localhost:3210`. */
export const site = process.env.SITE_URL!

/** A journey fails on any console error, uncaught exception or failed request that it did not announce with `allowError`. */
export const test = base.extend<{ allowError: (pattern: RegExp) => void }>({
  allowError: [
    async ({ context }, use) => {
      const announced: RegExp[] = []
      const faults: string[] = []
      const note = (text: string) => {
        if (!announced.some((pattern) => pattern.test(text))) faults.push(text)
      }
      context.on(
        'console',
        (message) =>
          message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
      )
      context.on('weberror', (error) => note(`exception: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        // The browser itself ends what a new page or a newer search makes superfluous.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request: ${request.url()}`)
      })
      await use((pattern) => announced.push(pattern))
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Calls the embedded backend with the secret key, as its owner would; returns the rows. */
export async function asServiceRole(
  path: string,
  init: { method?: string; body?: unknown } = {},
): Promise<never[]> {
  const response = await fetch(`${process.env.SUPABASE_URL}/rest/v1/${path}`, {
    method: init.method ?? 'GET',
    headers: {
      apikey: process.env.SUPABASE_SECRET_KEY!,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: init.body === undefined ? undefined : JSON.stringify(init.body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Makes an account, staff with a role or a stranger without; returns its e-mail address and password. */
export async function makeAccount(role: 'admin' | 'editor' | null) {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
  const response = await fetch(`${process.env.SUPABASE_URL}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_SECRET_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`signup: ${response.status}`)
  if (role)
    await asServiceRole('rpc/staff_add', {
      method: 'POST',
      body: { account_email: account.email, account_role: role },
    })
  return account
}

const firstStaff = { email: process.env.STAFF_EMAIL!, password: process.env.STAFF_PASSWORD! }
let firstSession: Cookie[] = []

/** Signs in through the form and waits for the page behind it. */
async function signInByForm(page: Page, account: typeof firstStaff, path: string) {
  await page.goto(path)
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === path)
}

/**
 * Leads a signed-in browser to a page. An account given signs in through the form. Without one it is the first staff
 * account, an admin, whose session the journeys share: a journey that ends a session makes an account of its own.
 */
export async function signIn(page: Page, account?: typeof firstStaff, path = '/admin/dashboard') {
  if (account) return signInByForm(page, account, path)
  if (firstSession.length > 0) {
    await page.context().addCookies(firstSession)
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === path)
    return
  }
  await signInByForm(page, firstStaff, path)
  firstSession = (await page.context().cookies()).filter(({ name }) => name.startsWith('sb-'))
}

/**
 * Lets as much time pass for the landing form as a person needs at the very least; it takes anything faster for a robot.
 * The page's clock jumps ahead, the one that the form reads; that it is read at all two journeys of the landing page
 * show, one that waits in earnest and one that is too fast.
 */
export async function passMinimumFillTime(page: Page) {
  // The form has looked at the clock before it takes the checks over from the browser.
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3000
  })
}

/** Waits until the page's scripts have taken over a control: before that a key on it does nothing. */
export async function waitForHydration(control: Locator) {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
}
