import type { Browser, Page } from 'playwright/test'
import { unique } from './data'
import { asServiceRole, expect, signIn, site, test as base, waitForHydration } from './test'

/** The columns of a `blog_posts` row that the tests use. */
export interface StoredPost {
  readonly id: string
  readonly title: string
  readonly slug: string
}

/** Stores a post with a unique title and slug; the given fields replace the defaults. */
type StorePost = (fields?: Record<string, unknown>) => Promise<StoredPost>

async function storePost(fields: Record<string, unknown> = {}): Promise<StoredPost> {
  const mark = unique()
  const [post] = (await asServiceRole('blog_posts', {
    method: 'POST',
    body: {
      title: `Sample ${mark}`,
      slug: `sample-${mark}`,
      content: 'Text.',
      status: 'published',
      ...fields,
    },
  })) as StoredPost[]
  return post!
}

/** The path of the staff list filtered to this post. */
export const adminListPath = (post: StoredPost) => `/blog/admin?q=${post.title.replace(' ', '+')}`

/** Deletes a post as staff do, from their list. */
export async function deleteAsStaff(page: Page, post: StoredPost) {
  await page.goto(adminListPath(post))
  page.once('dialog', (dialog) => dialog.accept())
  const button = page.getByRole('button', { name: `Delete ${post.title}` })
  await waitForHydration(button)
  await button.click()
  await expect(page.getByText('The post was deleted.')).toBeVisible()
}

/** Makes a change as staff, so that changes made with the secret key are revalidated, too. */
export async function revalidateSite(page: Page) {
  const post = await storePost({ status: 'draft' })
  await deleteAsStaff(page, post)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'DELETE' })
}

/** For `afterAll`: removes a test file's posts from the cached pages, too. */
export async function revalidateAfterAll({ browser }: { browser: Browser }) {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  await context.close()
}

/** A test with `store`, which creates posts and deletes them after the test. */
export const test = base.extend<{ store: StorePost }>({
  store: async ({}, give) => {
    const ids: string[] = []
    await give(async (fields) => {
      const post = await storePost(fields)
      ids.push(post.id)
      return post
    })
    if (ids.length > 0) await asServiceRole(`blog_posts?id=in.(${ids.join(',')})`, { method: 'DELETE' })
  },
})

/** A seeded post long enough for a table of contents. */
export const LONG_POST = '/blog/studying-by-distance-as-an-adult-an-honest-week'
