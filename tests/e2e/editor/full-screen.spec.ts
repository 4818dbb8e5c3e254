import { axeViolations } from '../support/axe'
import {
  beginPost,
  contentField,
  createPost,
  formOverflow,
  openPost,
  openSettings,
  postsTitled,
  saveStatus,
} from '../support/editor'
import { unique } from '../support/data'
import { revalidateAfterAll } from '../support/posts'
import { asServiceRole, expect, signIn, test } from '../support/test'
import { wideIf } from '../../scope'

test.afterAll(revalidateAfterAll)

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`the form fills the screen, most of it for the text, at ${width} px${wideIf(width < 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, undefined, '/blog/admin')
    await beginPost(page, `Filling ${unique()}`)
    expect(await page.locator('[data-editor]').boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByLabel('Slug')).toBeHidden()
    await expect(page.getByText('Words: 4')).toBeInViewport()
    // Where the form opens, and where it is scrolled to a long text.
    const shown = () =>
      contentField(page).evaluate((area) => {
        const isText = (y: number) => document.elementFromPoint(window.innerWidth / 3, y) === area
        return (
          Array.from({ length: window.innerHeight }, (_, y) => y).filter(isText).length / window.innerHeight
        )
      })
    expect(await shown()).toBeGreaterThan(0.5)
    await contentField(page).fill('Line.\n'.repeat(200))
    await page.locator('[data-editor]').evaluate((form) => form.scrollTo(0, 600))
    expect(await shown()).toBeGreaterThan(0.7)

    await contentField(page).press('Control+Home')
    await page.keyboard.type('First: ')
    await page.keyboard.press('Escape')
    await expect(contentField(page)).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(saveStatus(page)).toHaveText(/^Saved at/)
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[data-editor]') !== null,
      )
      expect(isInside).toBe(true)
    }
  })

test('Ctrl+Enter updates and closes; the message has the focus, in view, at the top of the list', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost()
  await page.reload()
  await page.getByRole('button', { name: `Edit ${post.title}` }).scrollIntoViewIfNeeded()
  await openPost(page, post)
  await contentField(page).fill('As it is now.')
  await page.keyboard.press('Control+Enter')
  const message = page.getByRole('status').filter({ hasText: 'The post was saved.' })
  await expect(message).toBeFocused()
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-editor]')).toHaveCount(0)
  expect((await postsTitled(post.title))[0]).toMatchObject({ content: 'As it is now.', status: 'draft' })

  await openPost(page, { ...post, content: 'As it is now.' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Edit ${post.title}` })).toBeFocused()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByRole('button', { name: 'Close the form' }).click()
  await expect(page.getByRole('button', { name: 'New Post' })).toBeFocused()
})

test('keys show the preview, the text again and the list of keys @wide', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  await beginPost(page, `Keys ${unique()}`)
  await page.keyboard.press('Control+Shift+e')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toBeFocused()
  await expect(contentField(page)).toBeHidden()
  await page.keyboard.press('Control+Shift+e')
  await expect(contentField(page)).toBeFocused()
  await expect(preview).toHaveCount(0)

  await page.keyboard.press('Control+/')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Save and close the form')
  // Behind the list nothing is saved.
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(contentField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await sheet.getByRole('button', { name: 'Close the list' }).click()
  await expect(sheet).toBeHidden()
  await expect(contentField(page)).toBeVisible()
})

test('the form with all panels open is accessible, wide and narrow, light and dark @wide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost({ content: 'First.' })
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Second.')
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  await openSettings(
    page,
    'Publish',
    'Image',
    'Address',
    'Language and topic',
    'Author and care',
    'Search engines',
  )
  await page.locator('summary', { hasText: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  await expect(page.getByRole('region', { name: 'Differences' }).locator('ins')).toBeVisible()
  await page.locator('summary', { hasText: 'Private link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByLabel('Address of the link')).toBeVisible()
  const address = await page.getByLabel('Address of the link').inputValue()
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { content: 'Third.' } })
  await contentField(page).fill('Mine.')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Show differences' }).click()
  await expect(page.getByRole('button', { name: 'Use saved version' })).toBeVisible()

  for (const [width, colorScheme] of [
    [1400, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // At the end the form's bar covers no field, which axe would measure in part.
    await page.locator('[data-editor]').evaluate((form) => form.scrollTo(0, form.scrollHeight))
    expect.soft(await axeViolations(page), `${width}, ${colorScheme}`).toEqual([])
    expect.soft(await formOverflow(page), `${width}`).toBe(0)
  }
  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(address)
  expect.soft(await axeViolations(page)).toEqual([])
  expect.soft(await formOverflow(page)).toBe(0)
})
