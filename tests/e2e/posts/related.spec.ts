import { axeViolations, horizontalOverflow } from '../support/axe'
import { expect, site } from '../support/test'
import { unique } from '../support/data'
import { revalidateAfterAll, test, LONG_POST } from '../support/posts'
import { sample } from '../../scope'

test.afterAll(revalidateAfterAll)

test('a post links to its neighbours in its language and to up to three related posts', async ({
  page,
  store,
}) => {
  const mark = unique()
  const of = (day: number, fields = {}) =>
    store({
      title: `Herfs${mark} ${day}`,
      slug: `herfs-${mark}-${day}`,
      language: 'af',
      category: 'leadership',
      published_at: `2001-01-0${day}T00:00:00Z`,
      ...fields,
    })
  const [older, own, newer] = [await of(1), await of(3), await of(4)]
  await of(2, { language: 'en', slug: `autumn-${mark}` })
  await page.goto(`/blog/${own.slug}`)
  const ways = page.getByRole('navigation', { name: 'Newer and older articles' })
  await expect(ways.getByRole('link', { name: `Older article ${older.title}` })).toHaveAttribute(
    'href',
    `/blog/${older.slug}`,
  )
  const next = ways.getByRole('link', { name: `Newer article ${newer.title}` })
  expect(await next.getAttribute('rel')).toBeNull()
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('link')).toHaveCount(3)
  await expect(related.getByRole('link')).toContainText([newer.title, older.title])
  await expect(related.getByRole('link', { name: own.title })).toHaveCount(0)
  await expect(related.getByText('Afrikaans', { exact: true }).first()).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(`/blog/${newer.slug}`)

  await page.goto(`/af/blog/${own.slug}`)
  await page.getByRole('navigation', { name: 'Nuwer en ouer artikels' }).getByText(older.title).click()
  await expect(page).toHaveURL(`/af/blog/${older.slug}`)
  await expect(page.getByRole('region', { name: 'Verwante artikels' }).getByRole('link')).toHaveCount(3)
})

test('a post is shared by plain links, by its copied URL, and by the device’s share dialog @wide', async ({
  browser,
}) => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: site,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => void shared.push(data!)
  })
  await page.goto(`/af${LONG_POST}?utm_source=letter#user-content-the-folder`)
  // The address in the post's language, whatever the page's.
  const address = `${site}${LONG_POST}`
  const title = 'Distance learning as an adult: an honest week'
  const share = page.getByRole('region', { name: 'Deel hierdie artikel' })
  await share.getByRole('button', { name: 'Kopieer die skakel' }).click()
  await expect(share.getByRole('status')).toHaveText('Die skakel is gekopieer.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await share.getByRole('button', { name: 'Deel …' }).click()
  expect(await page.evaluate('shared')).toEqual([{ title, url: address }])
  await context.close()
})

test('without JavaScript a post has contents, section links, neighbours and share links @wide', async ({
  plain: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LONG_POST)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByText('In this article').click()
  await contents.getByRole('link', { name: 'The folder' }).click()
  await expect(page.getByRole('heading', { name: 'The folder', exact: true })).toBeInViewport({ ratio: 1 })
  const share = page.getByRole('region', { name: 'Share this article' })
  const words = 'Distance learning as an adult: an honest week'
  const href = async (name: RegExp) =>
    new URL((await share.getByRole('link', { name }).getAttribute('href'))!)
  const whatsapp = await href(/^Share on WhatsApp/)
  expect([whatsapp.host, ...whatsapp.searchParams]).toEqual([
    'wa.me',
    ['text', `${words} ${site}${LONG_POST}`],
  ])
  const facebook = await href(/^Share on Facebook/)
  expect([facebook.host, ...facebook.searchParams]).toEqual(['www.facebook.com', ['u', site + LONG_POST]])
  const letter = await href(/^E-mail/)
  expect(letter.protocol).toBe('mailto:')
  expect(letter.searchParams.get('body')).toBe(`${words}\r\n${site}${LONG_POST}`)
  for (const link of await share.getByRole('link').all())
    await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(share.getByRole('button')).toHaveCount(0)
  await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a printed post has its text, but no contents, share links or related posts @wide', async ({ page }) => {
  await page.goto(LONG_POST)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'The folder', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'In this article' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Share this article' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Related articles' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Link to this section/ })).toHaveCount(0)
})

test('post pages have no accessibility violations and no horizontal overflow @wide', async ({
  page,
  store,
}) => {
  test.slow()
  const word = 'Verantwoordelikheidsbesef'
  const sections = Array.from(
    { length: 12 },
    (_, index) => `## ${word} ${index}\n\n### ${word} ${index} b\n\n`,
  )
  const many = await store({
    title: `${word} ${word} ${unique()}`,
    language: 'af',
    content: sections.map((section) => section + 'Woord '.repeat(60)).join('\n\n'),
  })
  const short = await store({ content: '# A title\n\nText.', published_at: '2001-03-01T00:00:00Z' })
  const paths = [`/blog/${many.slug}`, `/af/blog/${short.slug}`, LONG_POST]
  const screens = [
    [320, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const
  for (const [index, path] of paths.entries()) {
    for (const [width, colorScheme] of sample(screens, index)) {
      const soft = expect.configure({ soft: true, message: `${path}, ${width}` })
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await soft(page.locator('h1')).toHaveCount(1)
      soft(await horizontalOverflow(page)).toEqual([])
      soft(await axeViolations(page)).toEqual([])
    }
  }
})
