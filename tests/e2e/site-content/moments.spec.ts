/** What happens at a moment that the office has chosen, without anybody there. */
import {
  inLanguage,
  nextMinute,
  openDocument,
  publish,
  southAfricanTime,
  visit,
} from '../support/content-form'
import { forgetContent, publishByFile } from '../support/site-content'
import { type Page, expect, signIn, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const HOUR = 3_600_000

const shows = async (page: Page, path: string, text: string) => (await visit(page, path)).includes(text)

test('a version that is scheduled is published by itself, and can be cancelled before', async ({ page }) => {
  test.setTimeout(180_000)
  await openDocument(page, 'landing')
  const intro = inLanguage(page, 'Introduction', 'English')
  await intro.fill('From the new year on, fees are different.')
  await page.getByText('Schedule', { exact: true }).click()
  const moment = page.getByLabel('Date and time')
  await moment.fill('2020-01-01T00:00')
  await page.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('This time is past. Choose a later one.')).toBeVisible()
  await expect(moment).toBeFocused()
  await expect(intro).toHaveValue('From the new year on, fees are different.')
  await moment.fill('2099-01-01T00:00')
  await page.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('Scheduled. It is published by itself on')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Cancel scheduled version' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('It is not scheduled any more.')).toBeVisible()
  await expect(intro).toHaveValue('From the new year on, fees are different.')

  // The field has no seconds.
  const at = nextMinute()
  await page.getByText('Schedule', { exact: true }).click()
  await moment.fill(southAfricanTime(at))
  await page.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('Scheduled. It is published by itself on')).toBeVisible()
  expect(await shows(page, '/landing', 'From the new year on')).toBe(false)
  await expect
    .poll(() => shows(page, '/landing', 'From the new year on'), { timeout: 100_000, intervals: [1000] })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
})

test('an announcement stands above every page of its language', async ({ page }) => {
  await openDocument(page, 'announcement')
  await page.getByRole('button', { name: 'Add: Announcement' }).click()
  await inLanguage(page, 'Text', 'English').fill('Enrolment closes on Friday.')
  await inLanguage(page, 'Text', 'Afrikaans').fill('Inskrywing sluit Vrydag.')
  await page.getByLabel('Shown from').fill(southAfricanTime(new Date(Date.now() - HOUR)))
  await page.getByLabel('Shown until').fill(southAfricanTime(new Date(Date.now() + HOUR)))
  await publish(page)
  expect(await shows(page, '/about', 'Enrolment closes on Friday.')).toBe(true)
  expect(await shows(page, '/af/landing', 'Inskrywing sluit Vrydag.')).toBe(true)
})

test('an announcement appears and ends by itself @wide', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  const text = { en: 'Only for a moment.', af: 'Net vir ’n oomblik.' }
  // Time to publish it before, on a busy machine, too.
  const from = Date.now() + 20_000
  const until = from + 10_000
  await publishByFile(page, {
    announcement: {
      message: { text, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
    },
  })
  expect(await shows(page, '/about', text.en)).toBe(false)
  await expect.poll(() => shows(page, '/about', text.en), { timeout: 40_000, intervals: [500] }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(from)
  await expect.poll(() => shows(page, '/about', text.en), { timeout: 40_000, intervals: [500] }).toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(until)
})
