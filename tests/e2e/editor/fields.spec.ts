import { asServiceRole, expect, signIn, test } from '../support/test'
import {
  contentField,
  createPost,
  formOverflow,
  openPost,
  openSettings,
  postsTitled,
  saveStatus,
} from '../support/editor'
import { unique } from '../support/data'

test('the text is monospaced, of 20 rows, no phone zooms in on it, and typing moves no search preview @wide', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await openSettings(page, 'Search engines')
  const title = page.getByLabel('Title', { exact: true })
  const preview = page.getByRole('figure').filter({ hasText: '/blog/' })
  const height = () => preview.evaluate((figure: HTMLElement) => figure.offsetHeight)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { size, rows, widths } = await contentField(page).evaluate((area) => {
      const { font, fontSize, lineHeight } = getComputedStyle(area)
      const context = document.createElement('canvas').getContext('2d')!
      context.font = font
      const measure = (text: string) => context.measureText(text).width
      const rows = area.clientHeight / parseFloat(lineHeight)
      return { size: parseFloat(fontSize), rows, widths: ['| - |', 'iiiii', 'MMMMM', 'êëéôû'].map(measure) }
    })
    expect(size).toBeGreaterThanOrEqual(16)
    expect(rows).toBeGreaterThanOrEqual(20)
    expect(new Set(widths).size, `${width}: ${widths.join(', ')}`).toBe(1)
    await title.fill('')
    const before = await height()
    await title.fill('A title that is long enough to need every line that there is for it')
    await title.blur()
    expect(await height(), `${width}`).toBe(before)
  }
})

test('language, category and translation are saved; a taken translation is reported @wide', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const [english, afrikaans, third] = [
    await createPost(),
    await createPost({ language: 'af' }),
    await createPost(),
  ]
  await page.reload()
  await openPost(page, english!)
  await openSettings(page, 'Language and topic')
  await page.getByLabel('Category').selectOption('Ministry')
  await page.getByLabel('Translation of').selectOption(afrikaans!.title)
  await asServiceRole(`blog_posts?id=eq.${afrikaans!.id}`, {
    method: 'PATCH',
    body: { translation_id: third!.id },
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('That post has been given another translation in the meantime.')).toBeVisible()
  await asServiceRole(`blog_posts?id=eq.${afrikaans!.id}`, {
    method: 'PATCH',
    body: { translation_id: null },
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(english!.title))[0]).toMatchObject({
    category: 'ministry',
    translation_id: afrikaans!.id,
  })
  expect((await postsTitled(afrikaans!.title))[0]).toMatchObject({ translation_id: english!.id })

  await openPost(page, english!)
  await expect(page.getByLabel('Translation of')).toHaveValue(afrikaans!.id)
  await expect(page.getByText('English · Ministry · Linked to a translation')).toBeVisible()
  await openSettings(page, 'Language and topic')
  await page.getByLabel('Language', { exact: true }).selectOption('Afrikaans')
  await expect(page.getByLabel('Translation of')).toHaveValue('')
})

test('toolbar, shortcuts, undo and save work on a phone with the keyboard alone @wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, undefined, '/blog/admin')
  const title = `Keys ${unique()}`
  await page.getByRole('button', { name: 'New Post' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type(title)
  await expect(page.getByText('Characters left: ' + (200 - title.length))).toBeVisible()
  await page.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toBeFocused()
  await page.keyboard.type('Head')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('strong')
  await expect(contentField(page)).toHaveValue('## Head\n\n**strong**')
  await expect(page.getByText('Words: 2')).toBeVisible()
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+Shift+Digit8')
  await expect(contentField(page)).toHaveValue('## Head\n\n- **strong**')
  await page.keyboard.press('Control+z')
  await expect(contentField(page)).toHaveValue('## Head\n\n**strong**')
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  expect(await formOverflow(page)).toBe(0)
  expect((await postsTitled(title))[0]).toMatchObject({ content: '## Head\n\n**strong**' })
})

test('on a wide screen the preview beside the text updates and scrolls with it @wide', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByRole('button', { name: 'Side by side' }).click()
  await contentField(page).fill(`${'Words.\n\n'.repeat(120)}## The end`)
  const pane = page.getByRole('region', { name: 'Preview' })
  await expect(pane.getByRole('heading', { name: 'The end' })).toBeAttached()
  await contentField(page).hover()
  await contentField(page).evaluate((area) => area.scrollTo(0, 0))
  await expect.poll(() => pane.evaluate((view) => view.scrollTop)).toBe(0)
  await contentField(page).evaluate((area) => area.scrollTo(0, area.scrollHeight))
  await expect(pane.getByRole('heading', { name: 'The end' })).toBeInViewport()
  await contentField(page).press('Control+End')
  await page.keyboard.type(' of it')
  await expect(pane.getByRole('heading', { name: 'The end of it' })).toBeVisible()
  await expect(contentField(page)).toBeFocused()
})
