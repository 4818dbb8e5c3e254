import type { Locator } from 'playwright/test'
import { type Page, waitForHydration } from './test'

/** A password that the rules accept. */
export const GOOD_PASSWORD = 'drie skape onder die brug'

/** A field by its whole label: "Password" is part of others. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Presses Tab until a control has the focus. @throws Error after `most` presses. */
export async function tabTo(page: Page, wanted: Locator, most = 12) {
  for (let count = 0; count < most; count++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} is not reached with the Tab key`)
}

/** What opens the filters of a staff list on an English page, also before its scripts have loaded. */
export const filtersOf = (page: Page) => page.locator('summary').filter({ hasText: /^Filter/ })

/** Opens the filters of a staff list on an English page. */
export async function openFilters(page: Page) {
  await waitForHydration(filtersOf(page))
  await filtersOf(page).click()
}
