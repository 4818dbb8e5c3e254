import { newestMail } from '../../../scripts/local/mailbox.mjs'
import { mailFolder, mailedLink } from '../support/mail'
import { GOOD_PASSWORD, field } from '../support/fields'
import { type Page, expect, makeAccount, signIn, signInByForm, site, test } from '../support/test'

async function choose(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test.describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once and ends all sessions', async ({ page, other }) => {
    const account = await makeAccount('admin')
    await signIn(other, account, '/admin/account')
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await page.waitForURL('/admin/forgot-password')
    await field(page, 'E-mail address').fill(account.email)
    await page.getByRole('button', { name: 'E-mail me a reset link' }).click()
    await expect(page.getByText('If there is an account with this address')).toBeVisible()
    const link = await mailedLink(account.email)
    expect(link.startsWith(`${site}/admin/new-password?`)).toBe(true)

    // Mail scanners open each link.
    await fetch(link)
    await page.goto(link)
    for (const [password, words] of [
      ['eleven char', 'This password is too short.'],
      ['qwerty123456', 'too easy to guess'],
      // Only the link identifies the account: these two errors appear after its use.
      [`my name ${account.email.split('@')[0]}`, 'contains the name'],
      [account.password, 'This is the password you have now.'],
    ] as const) {
      await choose(page, password)
      await expect(page.getByText(words)).toBeVisible()
      await expect(field(page, 'New password')).toHaveValue(password)
    }
    await choose(page, GOOD_PASSWORD)
    await expect(page.getByText('Your new password is saved')).toBeVisible()
    await other.goto('/admin/dashboard')
    await expect(other).toHaveURL(/\/admin\/login/)
    await signInByForm(page, { ...account, password: GOOD_PASSWORD })

    await other.goto(link)
    await choose(other, 'another good password')
    await expect(other.getByText('This link no longer works')).toBeVisible()
    await other.getByRole('link', { name: 'Request a new link' }).click()
    await expect(other.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  })

  test('gives an unknown address the same answer in the same time, and no mail @wide', async ({ page }) => {
    const known = (await makeAccount('editor')).email
    const unknown = `${crypto.randomUUID()}@example.org`
    const answers: { text: string; time: number }[] = []
    for (const email of [known, unknown]) {
      await page.goto('/admin/forgot-password')
      await field(page, 'E-mail address').fill(email)
      const begun = Date.now()
      await page.getByRole('button', { name: 'E-mail me a reset link' }).click()
      await expect(page.getByText('If there is an account with this address')).toBeVisible()
      const time = Date.now() - begun
      await expect(page.getByRole('button', { name: 'E-mail me a reset link' })).toBeVisible()
      answers.push({ time, text: await page.getByRole('main').innerText() })
    }
    expect(answers[1]!.text).toBe(answers[0]!.text)
    for (const { time } of answers) expect(time).toBeGreaterThan(900)
    await mailedLink(known)
    expect(await newestMail(mailFolder(), unknown)).toBeUndefined()
  })

  test('is replaced without JavaScript, in Afrikaans @wide', async ({ plain: page }) => {
    const account = await makeAccount('editor')
    await page.goto('/af/admin/forgot-password')
    await field(page, 'E-posadres').fill(account.email)
    await page.getByRole('button', { name: 'Stuur vir my ’n skakel' }).click()
    await expect(page.getByText('As daar ’n rekening met hierdie adres is')).toBeVisible()
    await page.goto((await mailedLink(account.email)).replace('/admin/', '/af/admin/'))
    await field(page, 'Nuwe wagwoord').fill(account.password)
    await page.getByRole('button', { name: 'Stoor nuwe wagwoord' }).click()
    await expect(page.getByText('Dit is die wagwoord wat jy nou het.')).toBeVisible()
    await field(page, 'Nuwe wagwoord').fill(GOOD_PASSWORD)
    await page.getByRole('button', { name: 'Stoor nuwe wagwoord' }).click()
    await expect(page.getByText('Jou nuwe wagwoord is gestoor')).toBeVisible()
  })

  test('an incomplete or refused link leads to a new one @wide', async ({ page }) => {
    for (const query of ['', '?error=access_denied&error_code=otp_expired', '?token_hash=']) {
      await page.goto(`/admin/new-password${query}`)
      await expect(page.getByText('This link no longer works')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
    }
    await page.goto('/admin/new-password?code=of-another-browser')
    await choose(page, GOOD_PASSWORD)
    await expect(page.getByText('was opened in another browser')).toBeVisible()
    await expect(field(page, 'New password')).toHaveValue(GOOD_PASSWORD)
  })
})
