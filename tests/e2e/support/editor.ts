import { unique } from './data'
import { type Page, asServiceRole, expect } from './test'

export const contentField = (page: Page) => page.getByLabel('Content (Markdown)')

export const saveStatus = (page: Page) => page.locator('form[data-editor]').getByRole('status').last()

type SettingsGroup =
  'Publish' | 'Image' | 'Address' | 'Language and topic' | 'Author and care' | 'Search engines'

/** Opens groups of the form's settings, which are closed at first. */
export async function openSettings(page: Page, ...names: readonly SettingsGroup[]) {
  for (const name of names) {
    const summary = page
      .locator('[data-editor] summary')
      .filter({ has: page.getByText(name, { exact: true }) })
    const isOpen = await summary.evaluate((each) => (each.parentElement as HTMLDetailsElement).open)
    if (!isOpen) await summary.click()
  }
}

export interface Post {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly version: number
  readonly published_at: string | null
  readonly translation_id: string | null
}

export const postsTitled = async (title: string) =>
  (await asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`)) as unknown as Post[]

/** Stores a draft without an author. */
export async function createPost(values: Partial<Record<string, unknown>> = {}) {
  const title = `Kept ${unique()}`
  const body = { title, slug: title.toLowerCase().replace(' ', '-'), content: 'As it was.', ...values }
  const [row] = (await asServiceRole('blog_posts', { method: 'POST', body })) as unknown as Post[]
  return row!
}

export async function openPost(page: Page, post: Post) {
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  await expect(contentField(page)).toHaveValue(post.content)
}

export const expectDraftStored = (page: Page, part: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { message: `${part} is stored` })
    .toContain(part)

/** Begins a new post and waits until the browser has stored its draft. */
export async function beginPost(page: Page, title: string) {
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill(`Text of ${title}`)
  await expectDraftStored(page, `Text of ${title}`)
}

/** Sideways scrolling distance in pixels, of the page or of the form, which scrolls instead of it. */
export const formOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[data-editor]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )
