import { axeViolations } from '../support/axe'
import { forgetSubscribers, openStep, storeSending, storeSubscriber } from '../support/issues'
import { asServiceRole, expect, signIn, test } from '../support/test'

test.beforeEach(forgetSubscribers)

test('sending is paused, resumed and cancelled, and progress updates automatically @wide', async ({
  page,
}) => {
  const email = await storeSubscriber()
  const id = await storeSending(email)
  await signIn(page, undefined, `/admin/newsletter/${id}`)
  const count = (name: string) =>
    page.getByRole('region', { name: 'Progress' }).locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(count('Waiting')).toHaveText('1')
  const preview = await page.request.get(
    (await page.getByRole('link', { name: 'Preview: English' }).getAttribute('href'))!,
  )
  expect(await preview.text()).toContain('As it was sent.')
  expect(await axeViolations(page)).toEqual([])
  await asServiceRole(`mail_messages?issue_id=eq.${id}`, {
    method: 'PATCH',
    body: { state: 'failed', settled_at: new Date().toISOString() },
  })
  await expect(count('Failed')).toHaveText('1')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Paused')).toBeHidden()
  // Nothing is left to send, so it has ended.
  await page.reload()
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
})

test('an issue that failed says why, and is sent again', async ({ page }) => {
  const id = await storeSending(await storeSubscriber())
  await asServiceRole(`newsletter_issues?id=eq.${id}`, {
    method: 'PATCH',
    body: { state: 'failed', problem: 'disk full' },
  })
  await signIn(page, undefined, `/admin/newsletter/${id}`)
  await expect(page.getByText('“disk full”')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('“disk full”')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('an issue is cancelled before all of it is sent', async ({ page }) => {
  const id = await storeSending(await storeSubscriber())
  await signIn(page, undefined, `/admin/newsletter/${id}`)
  await openStep(page, 'Cancel the rest')
  await page.getByRole('button', { name: 'Yes, cancel the rest' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  await page.getByRole('link', { name: 'All issues' }).click()
  await expect(page.locator(`li:has(a[href$="${id}"])`)).toContainText('0 sent, 0 failed, 1 cancelled')
})
