import { expect, test } from '../support/test'
import { newEnquiry, fillEnquiryForm, sendEnquiry, findSubmission } from '../support/leads'

test('the campaign behind a visit to the home page is stored with the enquiry', async ({ page }) => {
  const person = newEnquiry()
  await page.goto('/?utm_source=Google&utm_medium=cpc&utm_campaign=lente&x=1', {
    referer: 'https://www.google.com/search?q=somebody',
  })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arrival'))).not.toBeNull()
  await page.goto('/about')
  await page.goto('/landing')
  await fillEnquiryForm(page, person)
  await sendEnquiry(page)
  expect(await findSubmission(person.email)).toMatchObject({
    page: '/',
    referrer: 'https://www.google.com/search',
    utm_source: 'Google',
    utm_medium: 'cpc',
    utm_campaign: 'lente',
    utm_term: null,
    traffic_source: 'google',
    source: 'landing-page',
    language: 'en',
  })
})
