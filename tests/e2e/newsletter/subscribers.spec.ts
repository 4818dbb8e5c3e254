import { selectRows, unique } from '../support/data'
import { forgetSubscribers, storeSubscriber } from '../support/issues'
import { mailTo } from '../support/mail'
import { expect, signIn, test } from '../support/test'

test.beforeEach(forgetSubscribers)

const stateOf = async (email: string) =>
  (await selectRows(`newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`))[0]?.state

test('subscribers are counted, searched, unsubscribed and marked as bounced', async ({ page }) => {
  const mark = unique()
  const one = `one_${mark}@example.org`
  const two = `two-${mark}@example.org`
  await storeSubscriber({ email: one })
  await storeSubscriber({ email: two, language: 'af', consent_language: 'af' })
  await storeSubscriber({
    state: 'pending',
    confirmed_at: null,
    consent_version: null,
    consent_language: null,
  })
  await signIn(page, undefined, '/admin/newsletter')
  await expect(page.getByRole('row', { name: /^Subscribed 1 1 2$/ })).toBeVisible()
  await page.getByRole('link', { name: 'All subscribers' }).click()
  const list = page.getByRole('list', { name: 'Addresses' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  // LIKE's single-character wildcard is searched literally.
  await page.getByLabel('Part of the address').fill(`_${mark.slice(0, 4).toUpperCase()}`)
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible()
  await expect(list).toContainText(one)
  const item = list.getByRole('listitem').filter({ hasText: one })
  await item.getByText('Evidence of consent').click()
  await expect(item).toContainText('Version 1 of the wording, in English')
  await expect(item).toContainText('/courses')
  await item.locator('summary').filter({ hasText: 'Unsubscribe' }).click()
  await page.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(page.getByText('The address is unsubscribed.')).toBeVisible()
  expect(await stateOf(one)).toBe('unsubscribed')
  expect((await mailTo(one, /unsubscribed/i)).subject).toBeTruthy()

  await page.getByRole('link', { name: 'Clear filters' }).click()
  await list.locator('summary').filter({ hasText: 'Mark as bounced' }).click()
  await page.getByRole('button', { name: 'Yes, mark as bounced' }).click()
  await expect(page.getByText('The address is marked as bounced.')).toBeVisible()
  expect(await stateOf(two)).toBe('refused')
  await page.getByRole('link', { name: /^Bounced/ }).click()
  await expect(list).toContainText(two)
  await expect(list.locator('summary').filter({ hasText: 'Unsubscribe' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Unconfirmed/ }).click()
  await list.getByText('Evidence of consent').click()
  await expect(list).toContainText('Imported: the address was not entered on the website.')
})
