import { axeViolations, horizontalOverflow } from '../support/axe'
import { newEmail } from '../support/data'
import { invitationLink, invite } from '../support/invitations'
import { GOOD_PASSWORD, field } from '../support/password'
import { expect, makeAccount, signIn, site, test } from '../support/test'

test('without JavaScript, in Afrikaans, somebody is invited and accepts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  const admin = await makeAccount('admin')
  const email = newEmail()
  await signIn(page, admin, '/af/admin/staff')
  await page.getByLabel('E-posadres').fill(admin.email)
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('Administrateur')
  await page.getByRole('button', { name: 'Stuur uitnodiging' }).click()
  await expect(page.getByText('behoort reeds aan ’n personeellid')).toBeVisible()
  await expect(page.getByLabel('E-posadres')).toHaveValue(admin.email)
  await expect(page.getByRole('combobox', { name: 'Rol' })).toHaveValue('admin')
  await page.getByLabel('E-posadres').fill(email)
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('Redakteur')
  await page.getByRole('button', { name: 'Stuur uitnodiging' }).click()
  await expect(page.getByText(`’n Uitnodiging is op pad na ${email}.`)).toBeVisible()
  const link = await invitationLink(email, /nooi jou na/)
  await context.clearCookies()
  await page.goto(link)
  await field(page, 'Nuwe wagwoord').fill('te kort')
  await page.getByRole('button', { name: 'Aanvaar uitnodiging' }).click()
  await expect(page.getByText('Hierdie wagwoord is te kort.')).toBeVisible()
  await field(page, 'Nuwe wagwoord').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Aanvaar uitnodiging' }).click()
  await page.waitForURL('/af/admin/dashboard')
  await context.close()
})

test('the pages of invitations are accessible in both languages and fit a narrow phone @wide', async ({
  page,
  browser,
}) => {
  await signIn(page, await makeAccount('admin'), '/admin/staff')
  const email = `${'long-name-'.repeat(5)}${newEmail()}`
  await invite(page, email)
  await expect(page.getByText('is on its way to')).toBeVisible()
  const link = await invitationLink(email)
  const elsewhere = await browser.newContext({ baseURL: site })
  const guest = await elsewhere.newPage()
  for (const [one, address, width, colorScheme] of [
    [page, '/admin/staff', 320, 'dark'],
    [page, '/af/admin/staff', 1280, 'light'],
    [guest, link, 320, 'light'],
    [guest, link.replace('/admin/', '/af/admin/'), 768, 'dark'],
    [guest, '/af/admin/invitation', 320, 'dark'],
  ] as const) {
    await one.setViewportSize({ width, height: 800 })
    await one.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await one.goto(address)
    expect.soft(await axeViolations(one), `${address} ${width}`).toEqual([])
    expect.soft(await horizontalOverflow(one), address).toEqual([])
  }
  await elsewhere.close()
})
