import { unique } from '../support/data'
import { beginIssue, forgetSubscribers, openStep, part, storeSubscriber, write } from '../support/issues'
import { mailTo } from '../support/mail'
import { revalidateAfterAll, test as withPosts } from '../support/posts'
import { expect, makeAccount, signIn, test } from '../support/test'

test.beforeEach(forgetSubscribers)

test('an issue is written and sent without JavaScript @wide', async ({ plain: page }) => {
  const email = await storeSubscriber()
  await signIn(page)
  await beginIssue(page)
  const subject = `Plain ${unique()}`
  await write(page, 'English', subject, 'Words.')
  await openStep(page, 'Schedule')
  await page.getByRole('button', { name: 'Schedule the issue' }).click()
  await expect(page.getByText('Choose a complete date and time, such as')).toBeVisible()
  await expect(part(page, 'English').getByLabel('Subject')).toHaveValue(subject)
  await openStep(page, 'Send now')
  await page.getByRole('button', { name: 'Yes, send it now' }).click()
  expect((await mailTo(email, /^Plain/)).subject).toBe(subject)
})

withPosts.describe('a published post', () => {
  withPosts.afterAll(revalidateAfterAll)

  withPosts('is sent to subscribers from where it was published @wide', async ({ page }) => {
    const title = `Shared ${unique()}`
    for (const role of ['editor', 'admin'] as const) {
      await signIn(page, await makeAccount(role), '/blog/admin')
      await page.getByRole('button', { name: 'New Post' }).click()
      await page.getByLabel('Title', { exact: true }).fill(`${title} ${role}`)
      await page.getByLabel('Content (Markdown)').fill('Text.')
      await page.getByRole('button', { name: /publish$/i }).click()
      await expect(page.getByText('The post was saved.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send to subscribers' })).toHaveCount(
        role === 'admin' ? 1 : 0,
      )
    }
    await page.getByRole('button', { name: 'Send to subscribers' }).click()
    await expect(page.getByRole('heading', { name: `${title} admin`, level: 1 })).toBeVisible()
    await expect(part(page, 'English').getByLabel('Subject')).toHaveValue(`${title} admin`)
    await expect(part(page, 'English').getByLabel(`${title} admin`)).toBeChecked()
  })
})
