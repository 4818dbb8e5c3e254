import { join } from 'node:path'
import { newestMail, tokenIn } from '../../../scripts/mailbox.mjs'
import { horizontalOverflow, axeViolations } from '../support/axe'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

const GOOD = 'drie skape onder die brug'
const mailFolder = () => join(process.env.DATA_DIR!, 'mail')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Fills the form of the account page and sends it. */
async function change(page: Page, present: string, password: string) {
  await field(page, 'Present password').fill(present)
  await field(page, 'New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

async function askForLink(page: Page, email: string) {
  await page.goto('/admin/forgot-password')
  await field(page, 'E-mail address').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
}

/** The address in the newest mail to an account, once it has come. */
async function mailedLink(email: string): Promise<string> {
  await expect.poll(async () => tokenIn(await newestMail(mailFolder(), email))).toBeTruthy()
  return /href="([^"]*\/admin\/new-password[^"]*)"/.exec((await newestMail(mailFolder(), email))!)![1]!
}

async function choose(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test.describe('the own account', () => {
  test('says who I am and what I may', async ({ page }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(account.email)
    await expect(page.getByText('Editor', { exact: true })).toBeVisible()
    await expect(page.getByText('At least 12 characters.')).toBeVisible()
  })

  test('names what is wrong with a new password at its field, and keeps what was typed', async ({ page }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    for (const [present, password, words, name] of [
      [account.password, 'eleven char', 'This password is too short.', 'New password'],
      [account.password, 'a'.repeat(73), 'This password is too long.', 'New password'],
      [account.password, `my name ${account.email.split('@')[0]}`, 'contains the name', 'New password'],
      [account.password, account.password, 'This is the password you have now.', 'New password'],
      [account.password, 'QWERTY123456', 'one of the most used passwords', 'New password'],
      ['not this one', GOOD, 'This is not your present password.', 'Present password'],
      ['', GOOD, 'This is not your present password.', 'Present password'],
    ] as const) {
      await change(page, present, password)
      await expect(page.getByText(words)).toBeVisible()
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(words))
      await expect(field(page, 'Present password')).toHaveValue(present)
      await expect(field(page, 'New password')).toHaveValue(password)
    }
  })

  test('shows a password to whoever wants to look at it', async ({ page }) => {
    await signIn(page, await makeAccount('editor'), '/admin/account')
    const show = page.getByRole('button', { name: 'Show: New password' })
    await expect(field(page, 'New password')).toHaveAttribute('type', 'password')
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(field(page, 'New password')).toHaveAttribute('type', 'text')
  })

  test('changes the password: other devices are signed out, this one stays, the old one is dead', async ({
    page,
    browser,
  }) => {
    const account = await makeAccount('admin')
    const elsewhere = await browser.newContext({ baseURL: site })
    const other = await elsewhere.newPage()
    await signIn(other, account)
    await signIn(page, account, '/admin/account')
    await change(page, account.password, GOOD)
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
    await signIn(other, { ...account, password: GOOD })
    await elsewhere.close()
  })

  test('makes whoever guesses at the present password wait', async ({ page }) => {
    await signIn(page, await makeAccount('editor'), '/admin/account')
    for (let tries = 1; tries <= 6; tries++) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await change(page, `guess ${tries}`, GOOD)
      await answered
      await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
    }
    await expect(page.getByText('Too many attempts.')).toBeVisible()
  })

  test('with a session that ended meanwhile says so, and keeps what was typed', async ({ page, context }) => {
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await context.clearCookies()
    await change(page, account.password, GOOD)
    await expect(page.getByText('You are no longer signed in.')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fadmin%2Faccount',
    )
    await expect(field(page, 'New password')).toHaveValue(GOOD)
  })

  test('changes the password without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    const account = await makeAccount('editor')
    await signIn(page, account, '/admin/account')
    await change(page, account.password, 'QWERTY123456')
    await expect(page.getByText('one of the most used passwords')).toBeVisible()
    await change(page, account.password, GOOD)
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await context.close()
  })

  test('signs out everywhere', async ({ page, browser }) => {
    const account = await makeAccount('editor')
    const elsewhere = await browser.newContext({ baseURL: site })
    const other = await elsewhere.newPage()
    await signIn(other, account, '/blog/admin')
    await signIn(page, account, '/admin/account')
    await page.getByRole('button', { name: 'Sign out on every device' }).click()
    await expect(page.getByText('You are signed out on every device.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/admin\/login/)
    await elsewhere.close()
  })
})

test('a token that is still good is worth nothing once its session was signed out', async ({
  page,
  context,
}) => {
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

test('a wrong password is named without JavaScript too, and the site goes on', async ({
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

test('a changed role counts at the next request', async ({ page }) => {
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

test.describe('a forgotten password', () => {
  test('is replaced through a mailed link, which works once and ends all sessions', async ({
    page,
    browser,
  }) => {
    const account = await makeAccount('admin')
    const elsewhere = await browser.newContext({ baseURL: site })
    const other = await elsewhere.newPage()
    await signIn(other, account)
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await page.waitForURL('/admin/forgot-password')
    await field(page, 'E-mail address').fill(account.email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByText('If there is an account with this address')).toBeVisible()
    const link = await mailedLink(account.email)
    expect(link.startsWith(`${site}/admin/new-password?`)).toBe(true)

    // Programs that check mail open each link.
    await fetch(link)
    await page.goto(link)
    for (const [password, words] of [
      ['eleven char', 'This password is too short.'],
      ['qwerty123456', 'one of the most used passwords'],
      // Only the link tells whose password it is: these two are found after it was used.
      [`my name ${account.email.split('@')[0]}`, 'contains the name'],
      [account.password, 'This is the password you have now.'],
    ] as const) {
      await choose(page, password)
      await expect(page.getByText(words)).toBeVisible()
      await expect(field(page, 'New password')).toHaveValue(password)
    }
    await choose(page, GOOD)
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await other.goto('/admin/dashboard')
    await expect(other).toHaveURL(/\/admin\/login/)
    await signIn(page, { ...account, password: GOOD })

    await other.goto(link)
    await choose(other, 'another good password')
    await expect(other.getByText('This link does not work any more')).toBeVisible()
    await other.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(other.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
    await elsewhere.close()
  })

  test('lets in whoever was locked out by wrong passwords', async ({ page }) => {
    const account = await makeAccount('editor')
    await page.goto('/admin/login')
    await field(page, 'E-mail address').fill(account.email)
    for (let tries = 1; tries <= 5; tries++) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await field(page, 'Password').fill(`wrong ${tries}`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await answered
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    }
    await askForLink(page, account.email)
    await page.goto(await mailedLink(account.email))
    await choose(page, GOOD)
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await signIn(page, { ...account, password: GOOD }, '/blog/admin')
  })

  test('gets the same answer for an address that nobody has, in the same time, and no mail', async ({
    page,
  }) => {
    const known = (await makeAccount('editor')).email
    const unknown = `${crypto.randomUUID()}@example.org`
    const answers: { text: string; time: number }[] = []
    for (const email of [known, unknown]) {
      await page.goto('/admin/forgot-password')
      await field(page, 'E-mail address').fill(email)
      const begun = Date.now()
      await page.getByRole('button', { name: 'Mail me a link' }).click()
      await expect(page.getByText('If there is an account with this address')).toBeVisible()
      answers.push({ time: Date.now() - begun, text: await page.getByRole('main').innerText() })
    }
    expect(answers[1]!.text).toBe(answers[0]!.text)
    for (const { time } of answers) expect(time).toBeGreaterThan(900)
    await mailedLink(known)
    expect(await newestMail(mailFolder(), unknown)).toBeUndefined()
  })

  test('is not asked for without an address, nor without end', async ({ page }) => {
    await askForLink(page, 'nobody')
    await expect(page.getByText('This is not a complete e-mail address.')).toBeVisible()
    await expect(field(page, 'E-mail address')).toHaveValue('nobody')
    const email = `${crypto.randomUUID()}@example.org`
    for (let times = 1; times <= 5; times++) {
      await askForLink(page, email)
      await expect(page.getByText('If there is an account with this address')).toBeVisible()
    }
    await askForLink(page, email)
    await expect(page.getByText('Too many attempts.')).toBeVisible()
    await expect(field(page, 'E-mail address')).toHaveValue(email)
  })

  test('is replaced without JavaScript, in Afrikaans', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    const account = await makeAccount('editor')
    await page.goto('/af/admin/forgot-password')
    await field(page, 'E-posadres').fill(account.email)
    await page.getByRole('button', { name: 'Stuur vir my ’n skakel' }).click()
    await expect(page.getByText('As daar ’n rekening met hierdie adres is')).toBeVisible()
    await page.goto((await mailedLink(account.email)).replace('/admin/', '/af/admin/'))
    await field(page, 'Nuwe wagwoord').fill(account.password)
    await page.getByRole('button', { name: 'Stel nuwe wagwoord' }).click()
    await expect(page.getByText('Dit is die wagwoord wat jy nou het.')).toBeVisible()
    await field(page, 'Nuwe wagwoord').fill(GOOD)
    await page.getByRole('button', { name: 'Stel nuwe wagwoord' }).click()
    await expect(page.getByText('Jou nuwe wagwoord geld nou')).toBeVisible()
    await context.close()
  })

  test('an address without a link, or with the refusal of a hosted project, leads to a new link', async ({
    page,
  }) => {
    for (const query of ['', '?error=access_denied&error_code=otp_expired', '?token_hash=']) {
      await page.goto(`/admin/new-password${query}`)
      await expect(page.getByText('This link does not work any more')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    }
    await page.goto('/admin/new-password?code=of-another-browser')
    await choose(page, GOOD)
    await expect(page.getByText('was opened in another browser')).toBeVisible()
    await expect(field(page, 'New password')).toHaveValue(GOOD)
  })
})

test('the pages are sound for axe in both languages and themes, and fit a narrow phone', async ({ page }) => {
  await signIn(page, await makeAccount('editor'), '/admin/account')
  for (const path of ['/admin/account', '/admin/forgot-password', '/admin/new-password?token_hash=x'])
    for (const [language, width] of [
      ['', 320],
      ['/af', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(language + path)
      await page.getByRole('button', { name: /Change password|Verander|Mail me|Stuur|Set|Stel/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
        expect(await axeViolations(page), `${language}${path}, ${colorScheme}`).toEqual([])
        expect(await horizontalOverflow(page), `${language}${path}`).toEqual([])
      }
    }
})
