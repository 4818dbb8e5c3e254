import { axeViolations } from '../support/axe'
import { field } from '../support/fields'
import { appCode } from '../support/second-factor'
import { type Page, expect, makeAccount, signIn, test } from '../support/test'

type Account = Awaited<ReturnType<typeof makeAccount>>

/** Gives the page a device that creates passkeys and signs without asking. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { forget: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }) }
}

/** Adds a passkey, from the list of methods on. */
async function addPasskey(page: Page, account: Account, name: string) {
  await page.goto('/admin/two-step')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await field(page, 'Name').fill(name)
  await field(page, 'Current password').fill(account.password)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
}

/** An editor with a passkey on the page's device, signed in and asked for it. */
async function askedForPasskey(page: Page): Promise<Account & { codes: string[] }> {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/two-step')
  await addPasskey(page, account, 'Laptop')
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const codes = await page.getByRole('listitem').allInnerTexts()
  await page.context().clearCookies()
  await signIn(page, account, '/admin/enter-code')
  return { ...account, codes }
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click()

test('an editor adds a passkey and signs in with it', async ({ page }) => {
  await addDevice(page)
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/account')
  await page.getByRole('link', { name: 'Set up' }).click()
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Give the passkey a name/)
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('  Office   laptop ')
  await field(page, 'Current password').fill('not this one')
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    /This is not your current password/,
  )
  expect(await axeViolations(page)).toEqual([])
  await field(page, 'Current password').fill(account.password)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'I have kept them: continue' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Office laptop' })
  await expect(item).toContainText('Never used to sign in.')
  expect(await axeViolations(page)).toEqual([])

  // The same device again.
  await addPasskey(page, account, 'Again')
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Again')

  await page.context().clearCookies()
  await signIn(page, account, '/admin/enter-code')
  await page.goto('/blog/admin?status=draft')
  await usePasskey(page)
  await expect(page).toHaveURL((url) => url.pathname === '/blog/admin' && url.search === '?status=draft')

  await page.goto('/admin/two-step')
  await expect(item).toContainText(/Last used \d/)
})

test('removing a passkey needs the password, and removing the last ends two-step verification @wide', async ({
  page,
  other: asked,
}) => {
  await addDevice(page)
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/two-step')
  await addPasskey(page, account, 'Laptop')
  await page.getByRole('link', { name: 'I have kept them: continue' }).click()
  await signIn(asked, account, '/admin/enter-code')
  await page.getByRole('link', { name: 'Remove: Laptop' }).click()
  await expect(page.getByText('“Laptop” stops working.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    /This is not your current password/,
  )
  await field(page, 'Current password').fill(account.password)
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  // It was the last method.
  await expect(page.getByRole('link', { name: 'Set up an authenticator app' })).toBeVisible()
  await usePasskey(asked)
  await expect(
    asked.getByText('Your account does not have this passkey. It may have been removed.'),
  ).toBeVisible()
})

test('a cancelled, replayed or foreign passkey signature is refused @wide', async ({ page }) => {
  const device = await addDevice(page)
  // The last signature, replayed in place of a later one.
  let kept: { body: string; type: string } | undefined
  let replays = false
  await page.route('**/admin/enter-code*', (route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    if (!body.includes('authenticatorData')) return route.continue()
    if (replays && kept)
      return route.continue({
        postData: kept.body,
        headers: { ...request.headers(), 'content-type': kept.type },
      })
    kept = { body, type: request.headers()['content-type']! }
    return route.continue()
  })

  const account = await askedForPasskey(page)
  await usePasskey(page)
  await expect(page).toHaveURL((url) => url.pathname === '/admin/dashboard')

  replays = true
  await page.context().clearCookies()
  await signIn(page, account, '/admin/enter-code')
  await usePasskey(page)
  await expect(page.getByText('This passkey could not be checked.')).toBeVisible()
  await page.goto('/blog/admin')
  await expect(page).toHaveURL((url) => url.pathname === '/admin/enter-code')

  await page.context().clearCookies()
  await askedForPasskey(page)
  await usePasskey(page)
  await expect(page.getByText('Your account does not have this passkey.')).toBeVisible()

  await device.forget()
  await usePasskey(page)
  await expect(page.getByText('That was cancelled, or took too long.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled()
})

test('without JavaScript the page says so, and a recovery code works @wide', async ({ page, plain }) => {
  await addDevice(page)
  const { codes, ...account } = await askedForPasskey(page)
  expect(await axeViolations(page)).toEqual([])
  await signIn(plain, account, '/admin/enter-code')
  await expect(plain.getByRole('alert')).toHaveText('Passkeys need JavaScript, which is off in this browser.')
  await expect(plain.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await plain.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await field(plain, 'Recovery code').fill(codes[0]!)
  await plain.getByRole('button', { name: 'Continue' }).click()
  await expect(plain).toHaveURL(/\/admin\/dashboard$/)
})

test('in Afrikaans an app is added beside a passkey, and either works @wide', async ({ page }) => {
  await addDevice(page)
  const account = await makeAccount('editor')
  await signIn(page, account, '/af/admin/two-step')
  await page.getByRole('link', { name: 'Voeg ’n wagwoordsleutel by' }).click()
  await field(page, 'Naam').fill('Foon')
  await field(page, 'Huidige wagwoord').fill(account.password)
  await page.getByRole('button', { name: 'Voeg die wagwoordsleutel by' }).click()
  await page.getByRole('link', { name: 'Ek het hulle bewaar: gaan voort' }).click()
  await page.getByRole('link', { name: 'Stel ’n verifikasie-app op' }).click()
  await field(page, 'Huidige wagwoord').fill(account.password)
  await page.getByRole('button', { name: 'Stel op' }).click()
  const key = await page.locator('code').innerText()
  await field(page, 'Kode').fill(appCode(key))
  await page.getByRole('button', { name: 'Skakel aan' }).click()
  // The account keeps its recovery codes.
  await expect(page.getByRole('link', { name: 'Verwyder die verifikasie-app' })).toBeVisible()
  await expect(page.getByText('10 herstelkodes is oor.')).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, account, '/af/admin/enter-code')
  await expect(page.getByRole('button', { name: 'Gebruik ’n wagwoordsleutel' })).toBeVisible()
  await field(page, 'Kode').fill(appCode(key, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Gaan voort' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/af/admin/dashboard')
})
