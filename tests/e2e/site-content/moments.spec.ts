/** Scheduled changes of content. */
import { axeViolations, horizontalOverflow } from '../support/axe'
import {
  changes,
  inLanguage,
  nextMinute,
  openDocument,
  pressPublish,
  publish,
  schedule,
  southAfricanTime,
  visit,
} from '../support/content-form'
import { forgetContent, publishByFile } from '../support/site-content'
import { type Page, expect, signIn, site, test, waitForHydration } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const HOUR = 3_600_000

const shows = async (page: Page, path: string, text: string) => (await visit(page, path)).includes(text)

test('a scheduled version is published automatically, and can be cancelled before @wide', async ({
  page,
}) => {
  await openDocument(page, 'landing')
  const intro = inLanguage(page, 'Introduction', 'English')
  await intro.fill('From the new year on, fees are different.')
  await schedule(page, '2020-01-01T00:00')
  await expect(page.getByText('This time is past. Choose a later one.')).toBeVisible()
  await expect(page.getByLabel('Date and time')).toBeFocused()
  await expect(intro).toHaveValue('From the new year on, fees are different.')
  await schedule(page, '2099-01-01T00:00')
  await expect(page.getByText('Scheduled. It will be published automatically on')).toBeVisible()
  await expect(intro).not.toHaveValue('From the new year on, fees are different.')
  await page.locator('summary').filter({ hasText: 'Cancel scheduled version' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('It is no longer scheduled.')).toBeVisible()
  await expect(intro).toHaveValue('From the new year on, fees are different.')

  // The field has no seconds.
  const at = nextMinute()
  await schedule(page, southAfricanTime(at))
  await expect(page.getByText('Scheduled. It will be published automatically on')).toBeVisible()
  expect(await shows(page, '/landing', 'From the new year on')).toBe(false)
  await expect
    .poll(() => shows(page, '/landing', 'From the new year on'), { timeout: 100_000, intervals: [1000] })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())

  // The open form must not silently undo the version published since.
  await inLanguage(page, 'Title', 'English').fill('Typed before the new year')
  await pressPublish(page)
  const both = page.getByRole('region', { name: 'Somebody else has changed this in the meantime' })
  await expect(both.getByRole('group', { name: 'Introduction, English' })).toBeVisible()
})

test('a scheduled fee is a separate version, takes in later changes, and has a preview as of its day @wide', async ({
  page,
  other: reader,
}) => {
  const amount = (text: string) => text.replace(' ', '\u00a0')
  await openDocument(page, 'fees')
  const [fee, days] = [page.getByLabel('Monthly fee'), page.getByLabel('Cancellation period')]
  const before = await fee.inputValue()
  await fee.fill('2150')
  await schedule(page, '2099-01-01T00:00')
  await expect(page.getByText('Scheduled. It will be published automatically on')).toBeVisible({
    timeout: 25_000,
  })
  await expect(fee).toHaveValue(before)

  await page.goto('/admin/site/fees')
  await waitForHydration(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(fee).toHaveValue(before)
  await days.fill('31')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const terms = changes(page).getByRole('term')
  await expect(terms).toHaveText([/Cancellation period/, /Monthly fee/])
  await expect(changes(page)).toContainText('A version is scheduled for 1 Jan 2099')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await horizontalOverflow(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await changes(page).getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await publish(page)
  const told = page.getByRole('status').filter({ hasText: 'Published.' })
  await expect(told.getByRole('term')).toHaveText([/Cancellation period/])
  expect(await shows(page, '/thank-you', amount('R2 150'))).toBe(false)
  await page.getByRole('button', { name: 'Save draft and create link' }).click()
  await expect(page.getByText('There is nothing to save')).toBeVisible()

  await page.getByRole('link', { name: 'Open scheduled version' }).click()
  await expect(fee).toHaveValue(amount('2 150'))
  await expect(days).toHaveValue('31')
  await waitForHydration(page.getByRole('button', { name: 'Schedule', exact: true }))
  await fee.fill('2200')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(changes(page).getByRole('term')).toHaveText([/Monthly fee/])
  await expect(changes(page).getByLabel('Date and time')).toHaveValue('2099-01-01T00:00')
  await changes(page).getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('Scheduled. It will be published automatically on')).toBeVisible({
    timeout: 25_000,
  })
  await expect(fee).toHaveValue(amount('2 200'))

  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('link', { name: 'Open preview (new tab)' })
  await reader.goto(new URL((await link.getAttribute('href'))!, site).href)
  await expect(reader.getByText('You are viewing the website as it will be on 1 January 2099.')).toBeVisible()
  await reader.goto('/thank-you')
  await expect(reader.getByRole('main')).toContainText('R2 200')
  expect(await shows(page, '/thank-you', amount('R2 200'))).toBe(false)
})

test('an announcement is above every page of its language', async ({ page }) => {
  await openDocument(page, 'announcement')
  await page.getByRole('button', { name: 'Add: Announcement' }).click()
  await inLanguage(page, 'Text', 'English').fill('Enrolment closes on Friday.')
  await inLanguage(page, 'Text', 'Afrikaans').fill('Inskrywing sluit Vrydag.')
  // Without a start it appears at once.
  await page.getByLabel('Shown until').fill(southAfricanTime(new Date(Date.now() + HOUR)))
  await publish(page)
  expect(await shows(page, '/about', 'Enrolment closes on Friday.')).toBe(true)
  expect(await shows(page, '/af/landing', 'Inskrywing sluit Vrydag.')).toBe(true)
})

test('an announcement appears and ends automatically @wide', async ({ page }) => {
  await signIn(page)
  const text = { en: 'Only for a moment.', af: 'Net vir ’n oomblik.' }
  // Leaves time to publish, even on a busy machine.
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
