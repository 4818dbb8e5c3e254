import { newEmail } from '../support/data'
import { invitationLink } from '../support/invitations'
import { GOOD_PASSWORD, field } from '../support/fields'
import { expect, makeAccount, signIn, test } from '../support/test'

test('a colleague is invited and accepts without JavaScript, in Afrikaans @wide', async ({ plain: page }) => {
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
  await page.context().clearCookies()
  await page.goto(link)
  await field(page, 'Nuwe wagwoord').fill('te kort')
  await page.getByRole('button', { name: 'Aanvaar uitnodiging' }).click()
  await expect(page.getByText('Hierdie wagwoord is te kort.')).toBeVisible()
  await field(page, 'Nuwe wagwoord').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Aanvaar uitnodiging' }).click()
  await page.waitForURL('/af/admin/dashboard')
})
