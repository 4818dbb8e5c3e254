import { recordActionCalls, replay } from '../support/server-actions'
import { expect, passMinimumFillTime, signIn, test } from '../support/test'
import { selectRows } from '../support/data'
import { newEnquiry, storeEnquiries, fillEnquiryForm, sendEnquiry, findSubmission } from '../support/leads'

test('spam is quarantined; staff mark it as no spam or delete it', async ({ page, context }) => {
  const person = newEnquiry()
  await page.goto('/landing?utm_source=google')
  await fillEnquiryForm(page, person)
  await page
    .locator('input[name=website]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://example.org'))
  await sendEnquiry(page)
  expect(await findSubmission(person.email)).toBeUndefined()

  const fast = newEnquiry()
  await page.goto('/landing')
  await fillEnquiryForm(page, fast)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('Thank You!')).toBeVisible()

  await signIn(page)
  await page.goto('/admin/leads')
  await page.getByRole('link', { name: 'Suspected spam' }).click()
  const item = (surname: string) => page.getByRole('listitem').filter({ hasText: surname })
  await expect(item(person.surname)).toContainText('Filled in the hidden field (bot)')
  await expect(item(person.surname)).toContainText('google')
  await expect(item(fast.surname)).toContainText('Sent within three seconds')
  const calls = recordActionCalls(page)
  await page.getByRole('button', { name: `Not spam: the enquiry of Naomi ${person.surname}` }).click()
  await expect(page.getByText(`The enquiry of Naomi ${person.surname} was moved to Leads.`)).toBeVisible()
  await expect(item(person.surname)).toHaveCount(0)
  expect(await replay(context.request, calls[0]!)).toContain('"gone"')

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: `Delete the enquiry of Naomi ${fast.surname}` }).click()
  await expect(item(fast.surname)).toHaveCount(1)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete the enquiry of Naomi ${fast.surname}` }).click()
  await expect(page.getByText(`The enquiry of Naomi ${fast.surname} was deleted.`)).toBeVisible()
  await expect(item(fast.surname)).toHaveCount(0)
  expect(await selectRows(`landing_form_submissions?email=eq.${fast.email}`)).toEqual([])

  const lead = await findSubmission(person.email)
  expect(lead).toMatchObject({ utm_source: 'google' })
  await page.goto(`/admin/leads/${lead!.lead_id}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('marked an enquiry as not spam')
})

test('an enquiry over the limit is quarantined, and its sender is told that the others have arrived', async ({
  page,
}) => {
  const person = newEnquiry()
  await storeEnquiries(...Array.from({ length: 5 }, () => person))
  await page.goto('/landing')
  await fillEnquiryForm(page, person)
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('We have received several enquiries from this e-mail address')).toBeVisible()
  expect(
    await selectRows(`landing_form_submissions?email=eq.${person.email}&spam_reason=not.is.null`),
  ).toMatchObject([{ spam_reason: 'limit' }])
})
