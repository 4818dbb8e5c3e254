import type { Browser } from 'playwright/test'
import { axeViolations } from '../support/axe'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

const unique = () => crypto.randomUUID().slice(0, 8)
const content = (page: Page) => page.getByLabel('Content (Markdown)')
const saveBar = (page: Page) => page.locator('form[data-editor]').getByRole('status').last()

interface Row {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly version: number
  readonly published_at: string | null
  readonly translation_id: string | null
}

const rows = async (title: string) =>
  (await asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`)) as unknown as Row[]

/** How far the page can be scrolled sideways, in pixels. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A stored post that belongs to nobody. */
async function makePost(values: Partial<Record<string, unknown>> = {}) {
  const title = `Kept ${unique()}`
  const body = { title, slug: title.toLowerCase().replace(' ', '-'), content: 'As it was.', ...values }
  const [row] = (await asServiceRole('blog_posts', { method: 'POST', body })) as unknown as Row[]
  return row!
}

async function open(page: Page, post: Row) {
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  await expect(content(page)).toHaveValue(post.content)
}

const kept = (page: Page, part: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { message: `${part} is kept` })
    .toContain(part)

test('a tab that dies while somebody writes: the text is offered back, from the list and in the form', async ({
  page,
  context,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost()
  await page.reload()
  await open(page, post)
  await content(page).fill('Half a thought')
  await kept(page, 'Half a thought')
  await page.close()

  const next = await context.newPage()
  await next.goto('/blog/admin')
  const waiting = next.getByRole('listitem').filter({ hasText: 'Unsaved changes from' })
  await expect(waiting).toContainText(post.title)
  await waiting.getByRole('button', { name: 'Open it' }).click()
  await expect(next.getByText(/You have unsaved changes from \d\d:\d\d/)).toBeVisible()
  // Until the writer has chosen, neither text can be written over.
  await expect(content(next)).toBeDisabled()
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(content(next)).toHaveValue('Half a thought')
  await next.getByRole('button', { name: 'Update' }).click()
  await expect(next.getByText('The post was saved.')).toBeVisible()
  expect((await rows(post.title))[0]!.content).toBe('Half a thought')
  await expect(waiting).toHaveCount(0)
  await next.reload()
  await open(next, { ...post, content: 'Half a thought' })
  await expect(next.getByText(/You have unsaved changes/)).toHaveCount(0)
})

test('a draft that is discarded is gone, and nobody else on this computer sees one', async ({
  page,
  context,
}) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill(`Mine ${unique()}`)
  await kept(page, 'Mine')
  await page.close()

  const other = await context.newPage()
  await context.clearCookies()
  await signIn(other, await makeAccount('editor'), '/blog/admin')
  await expect(other.getByRole('button', { name: 'New Post' })).toBeVisible()
  await expect(other.getByText('Unsaved changes from')).toHaveCount(0)

  await context.clearCookies()
  await signIn(other, undefined, '/blog/admin')
  await other.getByRole('button', { name: 'Open it' }).click()
  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByLabel('Title')).toHaveValue('')
  await expect(other.getByLabel('Title')).toBeEnabled()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByText('Unsaved changes from')).toHaveCount(0)
})

test('a session that ends while writing leads through signing in back to the text, which is then saved', async ({
  page,
  context,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost()
  await page.reload()
  await open(page, post)
  await content(page).fill('Written over time.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Not authenticated')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('E-mail address').fill(process.env.STAFF_EMAIL!)
  await page.getByLabel('Password').fill(process.env.STAFF_PASSWORD!)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**/blog/admin#edit=${post.id}`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(content(page)).toHaveValue('Written over time.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Written over time.', version: 2 })
})

test('Ctrl+S saves and goes on; what is typed meanwhile stays and counts as unsaved', async ({ page }) => {
  const title = `Going on ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill(title)
  await content(page).fill('One.')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/blog/admin**', async (route) => {
    if (route.request().postData()?.includes(title)) await held
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await content(page).press('Control+End')
  await page.keyboard.type(' Two.')
  release()
  await expect(saveBar(page)).toContainText(/Saved at \d\d:\d\d\. There are changes/)
  await expect(content(page)).toHaveValue('One. Two.')
  expect((await rows(title)).map((row) => row.content)).toEqual(['One.'])
  await page.unrouteAll()

  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at \d\d:\d\d\.$/)
  await expect(content(page)).toBeFocused()
  expect((await rows(title)).map((row) => row.content)).toEqual(['One. Two.'])
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Status: draft')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByLabel('Title')).toHaveCount(0)
})

test('two presses on Create store one post', async ({ page }) => {
  const title = `Once ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill(title)
  await content(page).fill('Text.')
  await page.getByRole('button', { name: 'Create' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(await rows(title)).toHaveLength(1)
})

/** Begins a new post in a tab of its own and waits until its browser keeps it. */
async function begin(page: Page, title: string) {
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill(title)
  await content(page).fill(`Text of ${title}`)
  await kept(page, `Text of ${title}`)
}

test('two new posts in two tabs keep a text each; each is offered back, also by its own address', async ({
  page,
  context,
}) => {
  const [one, two] = [`First ${unique()}`, `Second ${unique()}`]
  await signIn(page, undefined, '/blog/admin')
  const other = await context.newPage()
  await other.goto('/blog/admin')
  await begin(page, one)
  await begin(other, two)
  await expect(page).toHaveURL(/#edit=new-[\da-f-]{36}$/)
  expect(page.url()).not.toBe(other.url())
  const address = page.url()
  await page.close()
  await other.close()

  const next = await context.newPage()
  await next.goto('/blog/admin')
  const waiting = next.getByRole('listitem').filter({ hasText: 'Unsaved changes from' })
  await expect(waiting).toHaveCount(2)
  await waiting.filter({ hasText: two }).getByRole('button', { name: 'Open it' }).click()
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(content(next)).toHaveValue(`Text of ${two}`)
  await next.getByRole('button', { name: 'Create' }).click()
  await expect(next.getByText('The post was saved.')).toBeVisible()
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText(one)

  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(again.getByLabel('Title')).toHaveValue(one)
  await again.getByRole('button', { name: 'Create' }).click()
  await expect(again.getByText('The post was saved.')).toBeVisible()
  expect((await rows(two)).map((row) => row.content)).toEqual([`Text of ${two}`])
  expect((await rows(one)).map((row) => row.content)).toEqual([`Text of ${one}`])
})

/** Lets the next save of a text through to the site, and loses its answer. */
async function loseAnswer(page: Page, part: string) {
  await page.route('**/blog/admin**', async (route) => {
    if (!route.request().postData()?.includes(part)) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
    await page.unrouteAll()
  })
}

test('a first save whose answer is lost, sent again with more text, stores one post', async ({
  page,
  allowError,
}) => {
  allowError(/blog\/admin/)
  const title = `Lost answer ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await begin(page, title)
  await loseAnswer(page, title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible()
  expect(await rows(title)).toHaveLength(1)
  await content(page).fill('And more.')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(await rows(title)).toEqual([expect.objectContaining({ content: 'And more.', version: 2 })])
})

test('the lost answer to a later save is no conflict with oneself', async ({ page, allowError }) => {
  allowError(/blog\/admin/)
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost()
  await page.reload()
  await open(page, post)
  await content(page).fill('Sent twice.')
  await loseAnswer(page, post.id)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Sent twice.', version: 2 })
})

test('one new post open in two tabs: the second to save is told of the first', async ({ page, context }) => {
  const title = `Doubled ${unique()}`
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(page).toHaveURL(/#edit=new-/)
  const double = await context.newPage()
  await double.goto(page.url())
  await double.getByLabel('Title').fill(title)
  await content(double).fill('From the second tab.')
  await page.getByLabel('Title').fill(title)
  await content(page).fill('From the first tab.')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  await double.getByRole('button', { name: 'Create' }).click()
  await expect(double.getByText(/saved this post after you opened it/)).toBeVisible()
  await expect(content(double)).toHaveValue('From the second tab.')
  expect((await rows(title)).map((row) => row.content)).toEqual(['From the first tab.'])
})

test('the browser’s way back asks once: stay keeps the text and the picture, leave goes one step', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await signIn(page)
  await page.getByRole('link', { name: 'Blog Admin' }).first().click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill('Going back')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hill.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture.') })
  await expect(page.getByRole('region', { name: 'hill.txt' })).toBeVisible()
  const address = page.url()
  const asked: string[] = []
  let answer: 'accept' | 'dismiss' = 'dismiss'
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog[answer]()
  })
  for (const times of [1, 2]) {
    await page.evaluate(() => window.history.back())
    await expect.poll(() => asked).toHaveLength(times)
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Title')).toHaveValue('Going back')
    await expect(page.getByRole('region', { name: 'hill.txt' })).toBeVisible()
  }
  expect(asked[0]).toMatch(/^What you typed is not saved/)
  answer = 'accept'
  await page.goBack()
  await page.waitForURL('**/admin/dashboard')
  expect(asked).toHaveLength(3)

  await page.goForward()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Going back')
})

test('after saving, the way back is not asked about and needs one step', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Blog Admin' }).first().click()
  await begin(page, `Back after saving ${unique()}`)
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at \d\d:\d\d\.$/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/blog\/admin$/)
  await page.goBack()
  await page.waitForURL('**/admin/dashboard')
})

test('leaving with unsaved changes is asked about: link, close, cancel, tab', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill('Not yet')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'tab' : dialog.message())
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Close the form' }).click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toHaveLength(5)
  expect(asked[0]).toMatch(/^What you typed is not saved/)
  expect(asked[1]).toBe(asked[0])
  expect(asked[2]).toMatch(/discard what you typed/)
  expect(asked[3]).toBe(asked[2])
  expect(asked[4]).toBe('tab')
  await expect(page.getByLabel('Title')).toHaveValue('Not yet')
})

/** Two people open the same post; the other saves first, and then the first one is refused, with who and when. */
async function collide(page: Page, browser: Browser): Promise<Row> {
  const account = await makeAccount('editor')
  const other = await (await browser.newContext()).newPage()
  const post = await makePost()
  await signIn(page, undefined, '/blog/admin')
  await signIn(other, account, '/blog/admin')
  await open(page, post)
  await open(other, post)
  await content(other).fill('Theirs first.')
  await content(page).fill('Mine first.')
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByText('The post was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(
    page.getByText(new RegExp(`^${account.email} saved this post after you opened it, at \\d\\d:\\d\\d`)),
  ).toBeVisible()
  await expect(content(page)).toHaveValue('Mine first.')
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Theirs first.', version: 2 })
  return post
}

test('two people on one post: copy mine, look at what differs, go on with theirs', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = await collide(page, browser)
  await page.getByRole('button', { name: 'Copy my text' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Mine first.')
  await page.getByRole('button', { name: 'See what differs' }).click()
  const difference = page.getByRole('region', { name: 'Your text and the saved one' })
  await expect(difference.locator('del')).toContainText('Mine')
  await expect(difference.locator('ins')).toContainText('Theirs')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Go on with the saved text' }).click()
  await expect(content(page)).toHaveValue('Theirs first.')
  await content(page).fill('Theirs first, then mine.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Theirs first, then mine.', version: 3 })
})

test('what differs names the translation by its title', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const [post, afrikaans] = [await makePost(), await makePost({ language: 'af' })]
  await page.reload()
  await open(page, post)
  await content(page).fill('Mine.')
  await asServiceRole(`blog_posts?id=eq.${post.id}`, {
    method: 'PATCH',
    body: { translation_id: afrikaans.id },
  })
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'See what differs' }).click()
  const difference = page.getByRole('region', { name: 'Your text and the saved one' })
  await expect(difference.getByText('The same in the other language')).toBeVisible()
  await expect(difference.locator('ins').last()).toContainText(afrikaans.title)
})

test('two people on one post: mine over theirs, but not over what came after', async ({ page, browser }) => {
  const post = await collide(page, browser)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { content: 'Still later.' } })
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('system saved this post after you opened it')).toBeVisible()
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Still later.', version: 3 })
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Mine first.', version: 4 })
})

test('a post that lies in the bin by now is saved as a new one', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost()
  await page.reload()
  await open(page, post)
  await content(page).fill('Still worth keeping.')
  await asServiceRole(`blog_posts?id=eq.${post.id}`, {
    method: 'PATCH',
    body: { deleted_at: new Date().toISOString() },
  })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('This post no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a new post' }).click()
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  const stored = await rows(post.title)
  expect(stored.map((row) => row.content).sort()).toEqual(['As it was.', 'Still worth keeping.'])
})

test('a former version: what changed since, and back to it', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost({ content: 'Listen before you speak.' })
  await page.reload()
  await open(page, post)
  await content(page).fill('Listen long before you speak.')
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  await page.locator('summary', { hasText: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  const difference = page.getByRole('region', { name: 'Difference' })
  await expect(difference.locator('ins')).toContainText('long')
  await expect(difference.locator('ins')).toContainText('added')
  await expect(difference.locator('del')).toHaveCount(0)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(content(page)).toHaveValue('Listen before you speak.')
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Listen long before you speak.', version: 2 })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await rows(post.title))[0]).toMatchObject({ content: 'Listen before you speak.', version: 3 })
})

test('a private link shows a draft to a stranger until it is withdrawn', async ({
  page,
  browser,
  allowError,
}) => {
  allowError(/404/)
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost({ content: '## Nog ’n konsep', language: 'af' })
  await page.reload()
  await open(page, post)
  await page.locator('summary', { hasText: 'Private link' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Address of the link').inputValue()
  expect(address).toMatch(new RegExp(`^${site}/af/blog/preview/[\\da-f-]{36}$`))

  const stranger = await (await browser.newContext({ locale: 'af-ZA' })).newPage()
  const answer = await stranger.goto(address)
  expect(answer!.status()).toBe(200)
  expect(answer!.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  })
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(stranger.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 2, name: 'Nog ’n konsep' })).toBeVisible()
  await expect(stranger.getByRole('complementary', { name: 'Privaat voorskou' })).toContainText(/20\d\d/)
  await expect(stranger.locator('[lang=af] h1')).toHaveText(post.title)

  await page.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(page.getByText('The link is withdrawn')).toBeVisible()
  expect((await stranger.goto(address))!.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Hier is geen bladsy nie' })).toBeVisible()
  for (const id of ['nothing', crypto.randomUUID()])
    expect((await stranger.goto(`${site}/blog/preview/${id}`))!.status()).toBe(404)
})

test('a time to go out is the clock of South Africa, and saving again does not move it', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost()
  await page.reload()
  await open(page, post)
  await page.getByLabel('Status').selectOption('Published')
  await page.getByLabel('Goes out').fill('2031-06-01T07:30')
  await expect(page.getByText(/It goes out by itself on .*1 June 2031.*07:30/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  const time = async () => new Date((await rows(post.title))[0]!.published_at!).toISOString()
  expect(await time()).toBe('2031-06-01T05:30:00.000Z')

  await page.getByLabel('Goes out').fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Out since/)).toBeVisible()
  const first = await time()
  expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(60_000)
  await content(page).fill('Changed afterwards.')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await rows(post.title))[0]!.content).toBe('Changed afterwards.')
  expect(await time()).toBe(first)
})

test('language, category and translation are kept; a translation that is taken is named', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const [english, afrikaans, third] = [await makePost(), await makePost({ language: 'af' }), await makePost()]
  await page.reload()
  await open(page, english!)
  await page.getByLabel('Category').selectOption('Ministry')
  await page.getByLabel('The same in the other language').selectOption(afrikaans!.title)
  await asServiceRole(`blog_posts?id=eq.${afrikaans!.id}`, {
    method: 'PATCH',
    body: { translation_id: third!.id },
  })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('That post has another translation by now.')).toBeVisible()
  await asServiceRole(`blog_posts?id=eq.${afrikaans!.id}`, {
    method: 'PATCH',
    body: { translation_id: null },
  })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await rows(english!.title))[0]).toMatchObject({
    category: 'ministry',
    translation_id: afrikaans!.id,
  })
  expect((await rows(afrikaans!.title))[0]).toMatchObject({ translation_id: english!.id })

  await open(page, english!)
  await expect(page.getByLabel('The same in the other language')).toHaveValue(afrikaans!.id)
  await page.getByLabel('Language', { exact: true }).selectOption('Afrikaans')
  await expect(page.getByLabel('The same in the other language')).toHaveValue('')
})

test('on a phone with the keyboard alone: toolbar, keys, undo, save', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, undefined, '/blog/admin')
  const title = `Keys ${unique()}`
  await page.getByRole('button', { name: 'New Post' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await expect(page.getByText('Characters left: ' + (200 - title.length))).toBeVisible()
  await page.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Heading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content(page)).toBeFocused()
  await page.keyboard.type('Head')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('strong')
  await expect(content(page)).toHaveValue('## Head\n\n**strong**')
  await expect(page.getByText('Words: 2')).toBeVisible()
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+Shift+Digit8')
  await expect(content(page)).toHaveValue('## Head\n\n- **strong**')
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('## Head\n\n**strong**')
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  expect(await horizontalOverflow(page)).toBe(0)
  expect((await rows(title))[0]).toMatchObject({ content: '## Head\n\n**strong**' })
})

test('on a wide screen the preview follows the text, beside it and in step', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await content(page).fill(`${'Words.\n\n'.repeat(120)}## The end`)
  const pane = page.getByRole('region', { name: 'Preview' })
  await expect(pane.getByRole('heading', { name: 'The end' })).toBeAttached()
  await content(page).hover()
  await content(page).evaluate((area) => area.scrollTo(0, 0))
  await expect.poll(() => pane.evaluate((view) => view.scrollTop)).toBe(0)
  await content(page).evaluate((area) => area.scrollTo(0, area.scrollHeight))
  await expect(pane.getByRole('heading', { name: 'The end' })).toBeInViewport()
  await content(page).press('Control+End')
  await page.keyboard.type(' of it')
  await expect(pane.getByRole('heading', { name: 'The end of it' })).toBeVisible()
  await expect(content(page)).toBeFocused()
})

test('with all its parts open the form is in order, wide and narrow, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, undefined, '/blog/admin')
  const post = await makePost({ content: 'First.' })
  await page.reload()
  await open(page, post)
  await content(page).fill('Second.')
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveText(/^Saved at/)
  await page.locator('summary', { hasText: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  await expect(page.getByRole('region', { name: 'Difference' }).locator('ins')).toBeVisible()
  await page.locator('summary', { hasText: 'Private link' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByLabel('Address of the link')).toBeVisible()
  const address = await page.getByLabel('Address of the link').inputValue()
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { content: 'Third.' } })
  await content(page).fill('Mine.')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'See what differs' }).click()
  await expect(page.getByRole('button', { name: 'Go on with the saved text' })).toBeVisible()

  for (const [width, colorScheme] of [
    [1400, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // At the end of the form its bar lies over no field, of which axe would measure what is left.
    await page.locator('[data-editor]').evaluate((form) => form.scrollIntoView({ block: 'end' }))
    expect.soft(await axeViolations(page), `${width}, ${colorScheme}`).toEqual([])
    expect.soft(await horizontalOverflow(page), `${width}`).toBe(0)
  }
  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(address)
  expect.soft(await axeViolations(page)).toEqual([])
  expect.soft(await horizontalOverflow(page)).toBe(0)
})
