/** The lists of the staff area. */
import type { Page } from './test'

/** Opens the filters of the list on an English page. */
export const openFilters = (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: /^Filter/ })
    .click()
