import { type Page, expect, signIn, test } from '../support/test'
import { contentField, beginPost, postsTitled, saveStatus } from '../support/editor'
import { unique } from '../support/data'

/** Lets the next save of a text through, but drops the response. */
async function loseAnswer(page: Page, part: string) {
  await page.route('**/blog/admin**', async (route) => {
    if (!route.request().postData()?.includes(part)) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
    await page.unrouteAll()
  })
}

test('Ctrl+S saves and keeps the form open; text typed during the save counts as unsaved @wide', async ({
  page,
}) => {
  const title = `Going on ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill('One.')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/blog/admin**', async (route) => {
    if (route.request().postData()?.includes(title)) await held
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await contentField(page).press('Control+End')
  await page.keyboard.type(' Two.')
  release()
  await expect(saveStatus(page)).toContainText(/Saved at \d\d:\d\d\. There are unsaved changes\./)
  await expect(contentField(page)).toHaveValue('One. Two.')
  expect((await postsTitled(title)).map((row) => row.content)).toEqual(['One.'])
  await page.unrouteAll()

  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at \d\d:\d\d\.$/)
  await expect(contentField(page)).toBeFocused()
  expect((await postsTitled(title)).map((row) => row.content)).toEqual(['One. Two.'])
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Status: draft')
})

test('a double click on Save draft stores one post', async ({ page }) => {
  const title = `Once ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill('Text.')
  await page
    .getByRole('button', { name: /^(Create|Update|Save) draft$/ })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(await postsTitled(title)).toHaveLength(1)
})

test('repeating a first save after a lost response stores one post @wide', async ({ page, allowError }) => {
  allowError(/blog\/admin/)
  const title = `Lost answer ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await beginPost(page, title)
  await loseAnswer(page, title)
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible()
  expect(await postsTitled(title)).toHaveLength(1)
  await contentField(page).fill('And more.')
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(await postsTitled(title)).toEqual([expect.objectContaining({ content: 'And more.', version: 2 })])
})
