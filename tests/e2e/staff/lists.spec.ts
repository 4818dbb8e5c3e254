/** The lists of the staff area: their first rows, and their filters on a phone. */
import { horizontalOverflow } from '../support/axe'
import { unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { openFilters } from '../support/lists'
import { askForPayment } from '../support/payments'
import { test } from '../support/posts'
import { expect, signIn } from '../support/test'

/** The highest place of a first row, by width of the screen. */
const limits = [
  [1280, 800, 320],
  [360, 780, 420],
] as const

test('the first row of each list is near the top of the page', async ({ page, store }) => {
  await storeEnquiries(newEnquiry())
  await askForPayment()
  await store({ title: unique(), status: 'draft' })
  await signIn(page, undefined, '/admin/leads')
  for (const [width, height, limit] of limits) {
    await page.setViewportSize({ width, height })
    for (const [path, row] of [
      ['/admin/leads', '.list-section tbody tr'],
      ['/af/admin/leads', '.list-section tbody tr'],
      ['/admin/payments', '.list-section tbody tr'],
      ['/af/admin/payments', '.list-section tbody tr'],
      ['/blog/admin', 'main li:has(h2)'],
      ['/admin/audit', '.list-section tbody tr'],
      ['/admin/staff', '.list-section tbody tr'],
    ] as const) {
      await page.goto(path)
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
