import { selectRows } from '../support/data'
import { findSubmission, newEnquiry } from '../support/leads'
import { mailTo } from '../support/mail'
import { asServiceRole, expect, signIn, site, test } from '../support/test'

test('held enquiries are announced to admins, released one by one or all, and deleted', async ({ page }) => {
  const people = Array.from({ length: 4 }, () => newEnquiry())
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: people.map((person) => ({ ...person, held: true })),
  })
  await signIn(page)
  await page.goto('/admin/leads')
  await expect(
    page.getByRole('main').getByText('4 enquiries are held because more than 300 came within an hour.'),
  ).toBeVisible()
  await page.goto('/admin/dashboard')
  const toDo = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
  await expect(toDo.filter({ hasText: '4 enquiries are held: release' })).toBeVisible()
  await expect(page.getByText('All done')).toHaveCount(0)
  await page.getByRole('link', { name: 'View held enquiries' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads/held`)
  await expect(page.getByRole('heading', { level: 1, name: 'Held enquiries' })).toBeVisible()
  const [first, second] = people
  await page.getByRole('button', { name: `Release Naomi ${first!.surname}’s enquiry` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Naomi ${first!.surname}’s enquiry was moved to Leads.`)).toBeVisible()
  await mailTo(first!.email, /Your enquiry/)
  const { lead_id } = (await findSubmission(first!.email))!
  expect(await selectRows(`lead_events?lead_id=eq.${lead_id}`)).toMatchObject([
    { kind: 'released', actor: process.env.STAFF_EMAIL },
  ])
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete Naomi ${second!.surname}’s enquiry` }).click()
  await expect(page.getByText(`Naomi ${second!.surname}’s enquiry was deleted.`)).toBeVisible()
  await page.getByRole('button', { name: 'Release all' }).click()
  await expect(page.getByText('2 enquiries were moved to Leads.')).toBeVisible()
  await expect(page.getByText('No enquiries are held.')).toBeVisible()
  expect(await selectRows('landing_form_submissions?held=is.true')).toEqual([])
  expect(await findSubmission(second!.email)).toBeUndefined()
  await page.goto('/admin/leads')
  await expect(page.getByText('came within an hour')).toHaveCount(0)
})
