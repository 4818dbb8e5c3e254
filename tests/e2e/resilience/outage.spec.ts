import type { ChildProcess } from 'node:child_process'
import { startBackend } from '../../../scripts/local/services.mjs'
import { end } from '../../../scripts/process/child.mjs'
import { openSettings } from '../support/editor'
import { fillEnquiryForm, newEnquiry } from '../support/leads'
import { revalidateSite } from '../support/posts'
import { expect, makeAccount, signIn, test, waitForHydration } from '../support/test'

let revived: ChildProcess | undefined

test.describe.configure({ mode: 'serial' })

/** Maximum time in ms for a page without the database. */
const PATIENCE = 5000

/** A well-formed token of a payment link, so that the site looks it up. */
const PAYMENT_TOKEN = `${crypto.randomUUID()}_${'0a'.repeat(32)}`

/** Pages read before the outage. */
const READ = ['/', '/af', '/blog', '/af/blog', '/blog/luister-voor-jy-raad-gee', '/landing']

const answers = () =>
  fetch(process.env.SUPABASE_URL!).then(
    () => true,
    () => false,
  )

test.afterAll(async () => {
  if (revived) await end(revived)
})

test('without the backend, visitors read cached pages and keep their input', async ({
  page,
  context,
  request,
  allowError,
}) => {
  allowError(/404|500|503|Server Components render|React error|ErrorBoundary|signIn/)
  const account = await makeAccount('admin')
  await signIn(page, account, '/blog/admin')
  // The site keeps content it has read itself, so the prerendered pages must expire once.
  await revalidateSite(page)
  for (const path of READ) expect((await request.get(path)).status(), path).toBe(200)
  const list = await context.newPage()
  await list.goto('/blog/admin')
  const search = list.getByRole('searchbox')
  await waitForHydration(search)
  // A background tab draws no frames, which a click waits for.
  await page.bringToFront()
  await page.goto('/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Written through the outage')
  await page.getByLabel('Content (Markdown)').fill('Kept.')
  // A change just before: the lists need regenerating and cannot be.
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Written through the outage' }).click()
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('Kept.')
  process.kill(Number(process.env.BACKEND_PID), 'SIGKILL')
  await expect.poll(answers).toBe(false)

  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('Kept.')

  for (const path of READ) {
    const begun = Date.now()
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(Date.now() - begun, path).toBeLessThan(PATIENCE)
  }
  expect(await (await request.get('/blog')).text()).toContain('<article')

  const visitor = await context.newPage()
  await visitor.goto('/landing')
  await fillEnquiryForm(visitor, newEnquiry({ first_name: 'Geduldige' }))
  // Fast enough to look like spam: even that gets no thanks before it is stored.
  const send = visitor.getByRole('button', { name: 'Ask for information' })
  await waitForHydration(send)
  await send.click()
  await expect(visitor.getByText('Failed to submit form. Please try again.')).toBeVisible()
  await expect(visitor.getByLabel('First name')).toHaveValue('Geduldige')

  await visitor.goto(`/payment-notification?m_payment_id=${crypto.randomUUID()}`)
  await expect(visitor.getByText('Failed to verify payment status')).toBeVisible()
  await visitor.goto(`/pay/${PAYMENT_TOKEN}`)
  await expect(visitor.getByText('Our server is not responding at the moment.')).toBeVisible()
  await visitor.goto('/newsletter/manage?token=any')
  await expect(visitor.getByText('Our server is not responding at the moment.')).toBeVisible()
  const unsubscribed = await request.post('/api/newsletter/unsubscribe?token=any')
  expect([unsubscribed.status(), unsubscribed.headers()['retry-after']]).toEqual([503, '60'])
  const unknown = await request.get('/blog/never-rendered-before')
  expect([unknown.status(), unknown.headers()['retry-after']]).toEqual([503, '60'])
  expect(await unknown.text()).toContain('Post Not Found')

  // Staff cannot be identified.
  const [email] = account.email.split('@')
  await list.bringToFront()
  await search.fill('Outage')
  for (const step of ['searched', 'loaded again', 'searched there']) {
    await expect(list.getByText('Failed to fetch posts'), step).toBeVisible()
    // A search renders the page alone: the menu stays until the page is loaded again.
    const within = step === 'searched' ? list.getByRole('main') : list
    await expect(within.getByRole('button', { name: /^(Edit|Sign out)/ }), step).toHaveCount(0)
    expect(await list.locator('main').innerHTML(), step).not.toContain(email)
    if (step === 'searched') await list.goto('/blog/admin?q=Written')
    else await search.fill('Outage')
  }

  const begun = Date.now()
  await visitor.goto('/admin/dashboard')
  await expect(visitor.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(PATIENCE * 2)
})

test('after the outage everything works, and no error page was cached', async ({ page }) => {
  revived = await startBackend()
  await page.goto('/blog')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/blog/luister-voor-jy-raad-gee')
  await expect(page.getByRole('heading', { level: 1, name: 'Luister voor jy raad gee' })).toBeVisible()
  await signIn(page, await makeAccount('admin'), '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Written after the outage')
  await page.getByLabel('Content (Markdown)').fill('Back again.')
  await openSettings(page, 'Publish')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: /publish$/i }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Written after the outage' })).toBeVisible()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: 'Written after the outage' })).toBeVisible()
})

test('an unresponsive backend delays nobody by five seconds @wide', async ({ page, request, allowError }) => {
  allowError(/500|503|Server Components render|React error/)
  await signIn(page, await makeAccount('admin'), '/admin/account')
  revived!.kill('SIGSTOP')
  try {
    for (const path of [
      '/',
      '/af/blog',
      '/blog/never-asked-for',
      '/blog/search?q=rou',
      '/api/posts?q=rou',
      `/api/payments/${crypto.randomUUID()}`,
      `/payment-notification?m_payment_id=${crypto.randomUUID()}`,
      '/newsletter/confirm?token=any',
      `/pay/${PAYMENT_TOKEN}`,
    ]) {
      const begun = Date.now()
      await request.get(path)
      expect(Date.now() - begun, path).toBeLessThan(PATIENCE)
    }
    const begun = Date.now()
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(PATIENCE)
  } finally {
    revived!.kill('SIGCONT')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
