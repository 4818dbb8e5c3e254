import { expect, signIn, test } from '../support/test'
import { beginPost, saveStatus } from '../support/editor'
import { unique } from '../support/data'

test('the Back button asks once: "stay" keeps text and picture, "leave" goes back one page', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await signIn(page, undefined, '/admin/dashboard')
  await page.getByRole('link', { name: 'Posts' }).click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Going back')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hill.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture.') })
  await expect(page.getByRole('region', { name: 'hill.txt' })).toBeVisible()
  const address = page.url()
  const asked: string[] = []
  let answer: 'accept' | 'dismiss' = 'dismiss'
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog[answer]()
  })
  for (const times of [1, 2]) {
    await page.evaluate(() => window.history.back())
    await expect.poll(() => asked).toHaveLength(times)
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Going back')
    await expect(page.getByRole('region', { name: 'hill.txt' })).toBeVisible()
    // Browsers let a page block Back once per key or click.
    await page.keyboard.press('End')
  }
  expect(asked[0]).toMatch(/^What you typed is not saved/)
  answer = 'accept'
  await page.goBack()
  await page.waitForURL('**/admin/dashboard')
  expect(asked).toHaveLength(3)

  await page.goForward()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Going back')
})

test('after saving, the Back button does not ask and goes back one page @wide', async ({ page }) => {
  await signIn(page, undefined, '/admin/dashboard')
  await page.getByRole('link', { name: 'Posts' }).click()
  await beginPost(page, `Back after saving ${unique()}`)
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at \d\d:\d\d\.$/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/blog\/admin$/)
  await page.goBack()
  await page.waitForURL('**/admin/dashboard')
})

test('leaving with unsaved changes asks for confirmation: link, sign-out, cancel, close, tab @wide', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Not yet')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'tab' : dialog.message())
    return dialog.dismiss()
  })
  // The page behind the form is hidden; scripts and assistive tools may still press there.
  await page.getByRole('link', { name: 'Today', includeHidden: true }).first().dispatchEvent('click')
  await page.getByRole('button', { name: 'Sign out', includeHidden: true }).first().dispatchEvent('click')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Close the form' }).click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toHaveLength(5)
  expect(asked[0]).toMatch(/^What you typed is not saved/)
  expect(asked[1]).toBe(asked[0])
  expect(asked[2]).toMatch(/discard what you typed/)
  expect(asked[3]).toBe(asked[2])
  expect(asked[4]).toBe('tab')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Not yet')
})
