import { fillEnquiryForm, findSubmission, newEnquiry, sendEnquiry } from '../support/leads'
import { expect, signIn, test } from '../support/test'

test('an enquiry from a level’s page is sent for that level, and staff see it @wide', async ({ page }) => {
  const person = newEnquiry()
  await page.goto('/biblical-counselling/level-2')
  await page.getByRole('main').getByRole('link', { name: 'Ask for information' }).first().click()
  await expect(page).toHaveURL('/landing?level=2')
  await expect(page.getByText('You are asking about Level 2: Advanced Biblical Counselling')).toBeVisible()
  await fillEnquiryForm(page, person)
  await sendEnquiry(page)
  const thanks = page.getByRole('status').filter({ hasText: 'Thank You!' })
  await expect(thanks).toBeInViewport()
  await expect(thanks.getByRole('link', { name: 'English brochure' })).toHaveAttribute('href', /-en\.pdf/)
  await expect(thanks.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute('href', /wa\.me/)
  // The confirmation outlasts the form's return.
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByText(/^We received your details at \d{2}:\d{2}\.$/)).toBeVisible()
  const submission = await findSubmission(person.email)
  expect(submission).toMatchObject({ interest: 2 })
  await signIn(page)
  await page.goto(`/admin/leads/${submission!.lead_id}`)
  const term = page.getByText('Interested in', { exact: true })
  await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText('Level 2')
})

test('the home page ends with the form, which loads when a visitor comes near', async ({ page }) => {
  const person = newEnquiry()
  await page.goto('/')
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await page.getByRole('heading', { name: 'Ask for information' }).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('First name')).toBeVisible()
  await fillEnquiryForm(page, person)
  await sendEnquiry(page)
  expect(await findSubmission(person.email)).toMatchObject({ page: '/' })
})
