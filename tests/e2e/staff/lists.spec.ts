/** The lists of the staff area: their first rows, and their filters on a phone. */
import { horizontalOverflow } from '../support/axe'
import { newEmail, unique } from '../support/data'
import { storeSubscriber } from '../support/issues'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { openFilters } from '../support/fields'
import { askForPayment } from '../support/payments'
import { test } from '../support/posts'
import { asServiceRole, expect, signIn } from '../support/test'

/** The highest place of a first row, by width of the screen. */
const limits = [
  [1280, 800, 320],
  [360, 780, 420],
] as const

test('the first row of each list is near the top of the page', async ({ page, store }) => {
  await storeEnquiries(newEnquiry())
  await askForPayment()
  await storeSubscriber()
  await store({ title: unique(), status: 'draft' })
  await store({ title: unique(), status: 'draft', deleted_at: new Date().toISOString() })
  const add = (table: string, body: object) => asServiceRole(table, { method: 'POST', body })
  await add('landing_form_submissions', newEnquiry({ held: true }))
  await add('landing_form_submissions', newEnquiry({ spam_reason: 'trap' }))
  await add('privacy_requests', { kind: 'access', state: 'confirmed', email: newEmail(), name: 'Naomi' })
  await add('newsletter_issues', { parts: {} })
  await signIn(page, undefined, '/admin/leads')
  for (const [path, row] of [
    ['/admin/dashboard', 'main ul[aria-label] > li'],
    ['/af/admin/dashboard', 'main ul[aria-label] > li'],
    ['/admin/leads', '.list-section tbody tr'],
    ['/af/admin/leads', '.list-section tbody tr'],
    ['/admin/leads/held', 'main .office-page li:has(button)'],
    ['/admin/leads/spam', 'main .office-page li:has(button)'],
    ['/admin/payments', '.list-section tbody tr'],
    ['/af/admin/payments', '.list-section tbody tr'],
    ['/blog/admin', 'main li:has(h2)'],
    ['/blog/admin?view=bin', 'main li:has(h2)'],
    ['/admin/newsletter', 'main ul[aria-label] > li'],
    ['/af/admin/newsletter', 'main ul[aria-label] > li'],
    ['/admin/newsletter/subscribers', '.list-section li'],
    ['/admin/mail', '.list-section tbody tr'],
    ['/admin/privacy', '[aria-labelledby=requests] li'],
    ['/af/admin/privacy', '[aria-labelledby=requests] li'],
    ['/admin/audit', '.list-section tbody tr'],
    ['/admin/staff', '.list-section tbody tr'],
  ] as const) {
    await page.goto(path)
    for (const [width, height, limit] of limits) {
      await page.setViewportSize({ width, height })
      const box = await page.locator(row).first().boundingBox()
      expect(box!.y, `${path} ${width}`).toBeLessThanOrEqual(limit)
    }
  }
})

test('on a phone the filters fit the screen, and rows are cards', async ({ page }) => {
  const surname = unique()
  await storeEnquiries(newEnquiry({ surname }))
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page)
  await page.goto(`/admin/leads?q=${surname}`)
  await openFilters(page)
  const panel = (await page.locator('details[open] > div').boundingBox())!
  expect(panel.x).toBeGreaterThanOrEqual(0)
  expect(panel.x + panel.width).toBeLessThanOrEqual(360)
  await page.getByLabel('Status', { exact: true }).selectOption('New')
  await expect(page).toHaveURL(/status=new/)
  // The panel stays open for the next filter, and closes beside it.
  await expect(page.getByLabel('Status', { exact: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Status', { exact: true })).toBeHidden()
  const card = page.getByRole('table', { name: 'Inbox' }).locator('tbody').getByRole('row')
  await expect(card).toHaveCSS('display', 'grid')
  expect(await horizontalOverflow(page)).toEqual([])
})
