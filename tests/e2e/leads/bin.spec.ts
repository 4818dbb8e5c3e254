import { newEnquiry, storeEnquiries } from '../support/leads'
import { selectRows } from '../support/data'
import { askForPayment } from '../support/payments'
import { expect, makeAccount, signIn, test } from '../support/test'

test('the office moves a lead to the bin and back, in Afrikaans', async ({ page }) => {
  const [person, payer] = [newEnquiry(), newEnquiry()]
  const [lead, paying] = await storeEnquiries(person, payer)
  await askForPayment({ lead_id: paying })
  await signIn(page, await makeAccount('office'), `/af/admin/leads/${lead}`)
  const put = async () => {
    await page.locator('summary').filter({ hasText: 'Skuif na die asblik' }).click()
    await page.getByRole('button', { name: 'Ja, skuif dit na die asblik' }).click()
  }
  await put()
  await expect(page.getByText(/^In die asblik sedert /)).toBeVisible()
  const main = page.getByRole('main')
  await page.goto(`/af/admin/leads?q=${encodeURIComponent(person.surname)}`)
  await expect(main.getByRole('link', { name: person.surname })).toHaveCount(0)
  await page.goto('/af/admin/leads?status=bin')
  await main.getByRole('link', { name: person.surname }).click()
  await page.getByRole('button', { name: 'Herstel', exact: true }).click()
  await expect(page.getByText(/^In die asblik sedert /)).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'Skuif na die asblik' })).toBeVisible()
  expect((await selectRows(`leads?id=eq.${lead}`))[0]).toMatchObject({ status: 'new', binned_at: null })

  await page.goto(`/af/admin/leads/${paying}`)
  await put()
  await expect(page.getByText(/ingeskryf/)).toBeVisible()
  expect((await selectRows(`leads?id=eq.${paying}`))[0]!.binned_at).toBeNull()
})
