/** Responses of the enquiry form: visible and focused. */
import { selectRows } from '../support/data'
import { NETWORK_ERRORS, cutOff, fillEnquiryForm, newEnquiry } from '../support/leads'
import { expect, passMinimumFillTime, test } from '../support/test'

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} every response is visible and focused @wide`, async ({
    page,
    allowError,
  }) => {
    allowError(NETWORK_ERRORS)
    await page.setViewportSize({ width, height })
    const [person, other] = [newEnquiry(), newEnquiry()]
    const button = page.getByRole('button', { name: 'Ask for information' })
    async function press() {
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await button.click()
    }
    /** Expects the focused element entirely on the screen, above the cookie banner. */
    async function expectSeen(text: string) {
      const element = page.locator(':focus')
      await expect(element).toContainText(text)
      await expect(element).toBeInViewport({ ratio: 1 })
      const { y, height: tall } = (await element.boundingBox())!
      const banner = (await page.getByRole('region', { name: 'Cookies' }).boundingBox())!
      expect(y + tall).toBeLessThanOrEqual(banner.y)
    }
    await page.goto('/landing', { waitUntil: 'networkidle' })
    await press()
    const field = page.getByLabel('First name')
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })

    await fillEnquiryForm(page, person)
    await passMinimumFillTime(page)
    await page.waitForLoadState('networkidle')
    await press()
    await expectSeen('Thank You!')
    await expect(page).toHaveURL('/landing')
    await expect(page.getByText('Thank You!')).toBeHidden({ timeout: 7000 })
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)

    await fillEnquiryForm(page, other)
    await cutOff(page)
    await press()
    await expectSeen('Failed to submit form. Please try again.')
    expect(await selectRows(`landing_form_submissions?email=eq.${person.email}`)).toHaveLength(1)
  })
}
