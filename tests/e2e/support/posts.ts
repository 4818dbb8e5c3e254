import type { Browser, Page } from 'playwright/test'
import { unique } from './data'
import { asServiceRole, expect, signIn, site, test as base } from './test'

/** A row of `blog_posts` as the journeys need it. */
export interface StoredPost {
  readonly id: string
  readonly title: string
  readonly slug: string
}

/** Stores a post with a title and slug of its own; what is given replaces what it would have. */
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

/** The staff list with this post alone. */
export const adminListPath = (post: StoredPost) => `/blog/admin?q=${post.title.replace(' ', '+')}`

/** Deletes a post as staff do, from their list. */
export async function deleteAsStaff(page: Page, post: StoredPost) {
  await page.goto(adminListPath(post))
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete ${post.title}` }).click()
  await expect(page.getByText('The post was deleted.')).toBeVisible()
}

/** Any change by signed-in staff, so that the site learns what the owner's key has done behind its back. */
export async function revalidateSite(page: Page) {
  const post = await storePost({ status: 'draft' })
  await deleteAsStaff(page, post)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'DELETE' })
}

/** For `afterAll`: what the journeys of a file stored leaves the pages, too. */
export async function revalidateAfterAll({ browser }: { browser: Browser }) {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  await context.close()
}

/** A journey with posts that are gone from the database after it, however it ends. */
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
