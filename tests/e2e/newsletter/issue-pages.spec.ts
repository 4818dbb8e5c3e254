import { type Row, unique } from '../support/data'
import { beginIssue, forgetSubscribers, openStep, part, storeSubscriber, write } from '../support/issues'
import { mailTo } from '../support/mail'
import { revalidateAfterAll, test as withPosts } from '../support/posts'
import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

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

withPosts.describe('a post', () => {
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

  withPosts('is previewed and refused while it is not public @wide', async ({ page, store }) => {
    await storeSubscriber()
    const post = await store({ status: 'draft', title: `Unready ${unique()}` })
    const [issue]: Row[] = await asServiceRole('newsletter_issues', {
      method: 'POST',
      body: { parts: { en: { subject: 'About a draft', words: '', posts: [post.id] } } },
    })
    await signIn(page)
    await page.goto(`/admin/newsletter/${issue!.id}`)
    const preview = page.getByRole('link', { name: 'Preview: English' })
    expect((await page.request.get((await preview.getAttribute('href'))!)).status()).toBe(200)
    await openStep(page, 'Send now')
    await page.getByRole('button', { name: 'Yes, send it now' }).click()
    await expect(page.getByText('A chosen post will not be published by then.')).toBeVisible()
  })
})
