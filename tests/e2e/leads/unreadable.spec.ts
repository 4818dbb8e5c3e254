import { newEnquiry, storeEnquiries } from '../support/leads'
import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

test('an unreadable section says so, and the others are shown @wide', async ({ page }) => {
  const [id] = await storeEnquiries(newEnquiry())
  // An unparsable row, first in every list.
  const broken = { first_at: 'infinity', last_at: '2199-01-01T00:00:00Z', status: 'contacted' }
  await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: broken })
  try {
    await signIn(page, await makeAccount('admin'), '/admin/dashboard')
    const sentence = 'This part could not be loaded.'
    await expect(page.getByRole('region', { name: 'Recent Leads' })).toContainText(sentence)
    await expect(page.getByText(sentence)).toHaveCount(1)
    await expect(page.getByText('Total Leads')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Leads per day' }).getByRole('img')).toBeVisible()
    for (const path of ['/admin/leads', `/admin/leads/${id}`]) {
      await page.goto(path)
      await expect(page.getByText('The leads could not be loaded.')).toBeVisible()
    }
    await page.goto('/af/admin/leads')
    await expect(page.getByLabel('Naam, e-pos, telefoon')).toBeVisible()
  } finally {
    await asServiceRole(`leads?id=eq.${id}`, { method: 'DELETE' })
  }
})
