import { type Page, expect, makeAccount, signIn, test } from '../support/test'
import {
  contentField,
  expectDraftStored,
  createPost,
  openPost,
  beginPost,
  postsTitled,
  saveStatus,
} from '../support/editor'
import { unique } from '../support/data'

test('the text of a closed tab comes back with one press in the list', async ({ page, context }) => {
  await signIn(page, await makeAccount('editor'), '/blog/admin')
  const post = await createPost()
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Half a thought')
  await expectDraftStored(page, 'Half a thought')
  await page.close()

  const next = await context.newPage()
  await next.goto('/blog/admin')
  const waiting = next.getByRole('listitem').filter({ hasText: 'Unsaved changes from' })
  await expect(waiting).toContainText(post.title)
  await waiting.getByRole('button', { name: 'Open it' }).click()
  await expect(next.getByText(/Your unsaved changes from \d\d:\d\d are back in the form\./)).toBeVisible()
  await expect(contentField(next)).toHaveValue('Half a thought')
  await next.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(next.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]!.content).toBe('Half a thought')
  await expect(waiting).toHaveCount(0)
  await expect(next).toHaveURL(/\/blog\/admin$/)
  await next.reload()
  await openPost(next, { ...post, content: 'Half a thought' })
  await expect(next.getByText(/unsaved changes/)).toHaveCount(0)
})

test('a discarded draft is gone, and other accounts on the computer see none @wide', async ({
  page,
  context,
}) => {
  const writer = await makeAccount('editor')
  await signIn(page, writer, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(`Mine ${unique()}`)
  await expectDraftStored(page, 'Mine')
  await page.close()

  const other = await context.newPage()
  await context.clearCookies()
  await signIn(other, await makeAccount('editor'), '/blog/admin')
  await expect(other.getByRole('button', { name: 'New Post' })).toBeVisible()
  await expect(other.getByText('Unsaved changes from')).toHaveCount(0)

  await context.clearCookies()
  await signIn(other, writer, '/blog/admin')
  await other.getByRole('button', { name: 'Open it' }).click()
  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(other.getByLabel('Title', { exact: true })).toBeEnabled()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByText('Unsaved changes from')).toHaveCount(0)
})

test('after a session has ended, signing in leads back to the text and saves it', async ({
  page,
  context,
  allowError,
}) => {
  // The server refuses drafts of a signed-out user.
  allowError(/api\/drafts/)
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost()
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Written over time.')
  await context.clearCookies()
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Not authenticated')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('E-mail address').fill(process.env.STAFF_EMAIL!)
  await page.getByLabel('Password').fill(process.env.STAFF_PASSWORD!)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**/blog/admin#edit=${post.id}`)
  await expect(page.getByText(/You have unsaved changes from \d\d:\d\d/)).toBeVisible()
  // Nothing is overwritten before the writer chooses.
  await expect(contentField(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(contentField(page)).toHaveValue('Written over time.')
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({ content: 'Written over time.', version: 2 })
})

test('a text continues on another device, and saving it there ends the first draft @wide', async ({
  page,
  other,
}) => {
  const writer = await makeAccount('editor')
  await signIn(page, writer, '/blog/admin')
  const title = `On the train ${unique()}`
  await beginPost(page, title)
  await expect(saveStatus(page)).toContainText('A draft of them is kept, on your other devices too.')

  await signIn(other, writer, '/blog/admin')
  const waiting = (where: Page) => where.getByRole('listitem').filter({ hasText: 'Unsaved changes from' })
  await expect(waiting(other)).toContainText(title)
  await other.getByRole('button', { name: 'Open it' }).click()
  await expect(contentField(other)).toHaveValue(`Text of ${title}`)
  await contentField(other).fill('Finished at the desk.')
  await expect(saveStatus(other)).toContainText('A draft of them is kept')

  // The newer text is offered.
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(contentField(page)).toHaveValue('Finished at the desk.')
  await page.goto('/blog/admin')
  await expect(waiting(page)).toHaveCount(1)

  await other.getByRole('button', { name: 'Create draft' }).click()
  await expect(other.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(title)).map((row) => row.content)).toEqual(['Finished at the desk.'])
  await expect(waiting(other)).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'New Post' })).toBeEnabled()
    await expect(waiting(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('without a server response the browser keeps the draft and promises no more @wide', async ({
  page,
  allowError,
}) => {
  allowError(/503/)
  await signIn(page, await makeAccount('editor'), '/blog/admin')
  await page.route('**/api/drafts/*', (route) => route.fulfill({ status: 503, body: '{"ok":false}' }))
  const refused = page.waitForResponse('**/api/drafts/*')
  const title = `Offline ${unique()}`
  await beginPost(page, title)
  await refused
  await expect(saveStatus(page)).toHaveText('There are unsaved changes.')
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(contentField(page)).toHaveValue(`Text of ${title}`)
})
