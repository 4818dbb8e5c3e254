/** What happens at a moment that the office has chosen, without anybody there. */
import {
  inLanguage,
  nextMinute,
  openDocument,
  publish,
  southAfricanTime,
  visit,
} from '../support/content-form'
import { forgetContent } from '../support/site-content'
import { type Page, expect, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const shows = async (page: Page, path: string, text: string) => (await visit(page, path)).includes(text)

test('a version that is scheduled is published by itself, and can be cancelled before', async ({ page }) => {
  test.setTimeout(180_000)
  await openDocument(page, 'landing')
  const intro = inLanguage(page, 'Introduction', 'English')
  await intro.fill('From the new year on, fees are different.')
  await page.locator('summary').filter({ hasText: 'Schedule' }).click()
  const moment = page.getByLabel('Date and time')
  await moment.fill('2020-01-01T00:00')
  await page.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('This time is past. Choose a later one.')).toBeVisible()
  await expect(intro).toHaveValue('From the new year on, fees are different.')
  const at = nextMinute()
  await moment.fill(southAfricanTime(at))
  await page.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('Scheduled. It is published by itself on')).toBeVisible()
  expect(await shows(page, '/landing', 'From the new year on')).toBe(false)
  await expect
    .poll(() => shows(page, '/landing', 'From the new year on'), { timeout: 100_000, intervals: [1000] })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
})

test('an announcement appears and ends by itself', async ({ page }) => {
  test.setTimeout(240_000)
  await openDocument(page, 'announcement')
  await page.getByRole('button', { name: 'Add: Announcement' }).click()
  await page.getByLabel('Text, English').fill('Enrolment closes on Friday.')
  await page.getByLabel('Text, Afrikaans').fill('Inskrywing sluit Vrydag.')
  const from = nextMinute()
  const until = new Date(from.getTime() + 60_000)
  await page.getByLabel('Shown from').fill(southAfricanTime(from))
  await page.getByLabel('Shown until').fill(southAfricanTime(until))
  await publish(page)
  expect(await visit(page, '/about')).not.toContain('Enrolment closes on Friday.')
  const shows = async (path: string, text: string) => (await visit(page, path)).includes(text)
  await expect
    .poll(() => shows('/about', 'Enrolment closes on Friday.'), { timeout: 100_000, intervals: [1000] })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(from.getTime())
  expect(await shows('/af/landing', 'Inskrywing sluit Vrydag.')).toBe(true)
  await expect
    .poll(() => shows('/about', 'Enrolment closes on Friday.'), { timeout: 100_000, intervals: [1000] })
    .toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
})
