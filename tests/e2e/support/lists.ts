/** The lists of the staff area. */
import { type Page, waitForHydration } from './test'

/** Opens the filters of the list on an English page. */
export async function openFilters(page: Page) {
  const filters = page.locator('summary').filter({ hasText: /^Filter/ })
  await waitForHydration(filters)
  await filters.click()
}
