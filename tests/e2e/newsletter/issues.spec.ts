import { axeViolations } from '../support/axe'
import { unique } from '../support/data'
import {
  beginIssue,
  forgetSubscribers,
  openStep,
  part,
  shownIssue,
  storeSubscriber,
  write,
} from '../support/issues'
import { newestMail } from '../../../scripts/local/mailbox.mjs'
import { mailFolder, mailTo } from '../support/mail'
import { expect, makeAccount, signIn, site, test } from '../support/test'

test.beforeEach(forgetSubscribers)

test('an issue in both languages is previewed, tested, and sent to confirmed subscribers', async ({
  page,
}) => {
  const [english, afrikaans, pending, left] = [
    await storeSubscriber(),
    await storeSubscriber({ language: 'af' }),
    await storeSubscriber({ state: 'pending', confirmed_at: null }),
    await storeSubscriber({ state: 'unsubscribed', ended_at: new Date().toISOString() }),
  ]
  const admin = await makeAccount('admin')
  await signIn(page, admin)
  await beginIssue(page)
  const mark = unique()
  await write(page, 'English', `News ${mark}`, 'Enrolment is **open**.')
  await write(page, 'Afrikaans', `Nuus ${mark}`, 'Inskrywing is **oop**.')
  const choice = part(page, 'English').getByRole('checkbox').first()
  const title = (await part(page, 'English').getByRole('listitem').first().textContent())!
  await choice.check()
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The issue is saved.')).toBeVisible()
  await expect(page.getByText('There are changes that are not saved.')).toBeHidden()
  await expect(page.getByRole('heading', { name: `News ${mark}`, level: 1 })).toBeVisible()

  const address = await page.getByRole('link', { name: 'Preview: English' }).getAttribute('href')
  const preview = await page.context().newPage()
  await preview.goto(site + address)
  await expect(preview.locator('strong', { hasText: 'open' })).toBeVisible()
  await expect(preview.getByRole('link', { name: title })).toBeVisible()
  expect(await axeViolations(preview)).toEqual([])
  await preview.close()

  await page.getByRole('button', { name: 'Send me a test: Afrikaans' }).click()
  await expect(page.getByText(`A test was sent to ${admin.email}.`)).toBeVisible()
  expect((await mailTo(admin.email)).subject).toBe(`Nuus ${mark}`)

  await openStep(page, 'Send now')
  await expect(page.getByText('1 subscriber gets it in English.').first()).toBeVisible()
  await part(page, 'Afrikaans').getByLabel('Subject').fill('')
  await expect(
    page.getByText('There is no text in Afrikaans: its 1 subscriber gets nothing.').first(),
  ).toBeVisible()
  await part(page, 'Afrikaans').getByLabel('Subject').fill(`Nuus ${mark}`)
  await page.getByRole('button', { name: 'Yes, send it now' }).click()
  await expect(page.locator(':focus')).toContainText('Progress')
  expect((await mailTo(english, /^News/)).subject).toBe(`News ${mark}`)
  expect((await mailTo(afrikaans, /^Nuus/)).html).toContain('oop')
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await shownIssue(page)).state).toBe('sent')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  for (const nobody of [pending, left])
    expect(await newestMail(mailFolder(), nobody, /^News/)).toBeUndefined()
  await page.getByRole('link', { name: 'All issues' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `News ${mark}` })).toContainText(
    '2 sent, 0 failed',
  )
})

test('a draft is scheduled in South African time, and withdrawn for changes @wide', async ({ page }) => {
  await storeSubscriber()
  await signIn(page)
  await beginIssue(page)
  const subject = `Later ${unique()}`
  await write(page, 'English', subject, 'In a while.')
  await openStep(page, 'Schedule')
  await page.getByLabel('Date and time').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Schedule the issue' }).click()
  await expect(page.getByText('This time is past.')).toBeVisible()
  await expect(page.getByLabel('Date and time')).toHaveValue('2020-01-01T08:00')
  await expect(part(page, 'English').getByLabel('Subject')).toHaveValue(subject)
  await page.getByLabel('Date and time').fill('2099-05-04T08:30')
  await page.getByRole('button', { name: 'Schedule the issue' }).click()
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('4 May 2099')
  const { state, send_at } = await shownIssue(page)
  expect(state).toBe('scheduled')
  expect(new Date(String(send_at)).toISOString()).toBe('2099-05-04T06:30:00.000Z')
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await expect(part(page, 'English').getByLabel('Subject')).toHaveValue(subject)
  await openStep(page, 'Delete draft')
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()
  await expect(page.getByText(subject)).toBeHidden()
})

test('a draft saved by a colleague meanwhile is not overwritten, and the input stays @wide', async ({
  page,
}) => {
  await signIn(page)
  await beginIssue(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await write(other, 'English', 'Theirs', 'Their words.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('The issue is saved.')).toBeVisible()
  await write(page, 'English', 'Mine', 'My words.')
  await part(page, 'English').getByLabel('Subject').press('Enter')
  await expect(page.getByText('Somebody else saved this issue while you were writing.')).toBeVisible()
  await expect(part(page, 'English').getByLabel('Introduction')).toHaveValue('My words.')
  await part(page, 'English').getByLabel('Subject').press('Enter')
  await expect(page.getByText('Somebody else saved this issue while you were writing.')).toBeVisible()
  expect(await shownIssue(page)).toMatchObject({ parts: { en: { subject: 'Theirs' } } })
  await expect(page.getByRole('link', { name: 'Open their version in a new tab' })).toBeVisible()
  await page.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(page.getByText('The issue is saved.')).toBeVisible()
  expect(await shownIssue(page)).toMatchObject({ parts: { en: { subject: 'Mine' } } })
})
